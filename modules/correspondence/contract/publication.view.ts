import { Term } from '@sarn/document/contract';
import { Minutes } from '@sarn/minutes/contract';
import { OrderView } from '@sarn/order-form/contract';
import { z } from 'zod';
import { ConsolidationView } from './consolidation/consolidation-view.ts';

/** A document that changes another or is changed by it; only where the reader may open it. */
export const ChangeView = z.object({
  kind: z.string(),
  term: Term.describe('as it reads on the document on whose page it stands'),
  documentId: z.string(),
  kindTerm: Term,
  letterNo: z.string(),
  title: z.string(),
  from: z.string().nullable().describe('day from which the change holds; null while a draft'),
});
export type ChangeView = z.output<typeof ChangeView>;

const GazetteView = z.object({
  volume: z.number().int(),
  part: z.string(),
  page: z.string(),
  date: z.string(),
});

/** What a published kind has beside the common fields of every document. */
export const PublicationView = z.object({
  issuer: z.string().describe('the agency, as it stands at the head of the document'),
  meetingName: z.string(),
  meetingNo: z.string(),
  meetingDate: z.string().nullable(),
  minutes: Minutes.nullable().describe('null for kinds that are not of a meeting'),
  remarks: z.string().describe('below the text, a paragraph in each line; empty for none'),
  certified: z
    .object({ meetingNo: z.string(), meetingDate: z.string() })
    .nullable()
    .describe('the meeting that certified the report'),
  order: OrderView.nullable().describe('form of a command and whom it names'),
  inForceOn: z.string().nullable().describe('null: from the day of publication'),
  gazette: GazetteView.nullable().describe('where it stands in the Royal Gazette'),
  publishedAt: z.string().nullable(),
  validity: z
    .object({ code: z.string(), term: Term })
    .nullable()
    .describe('whether it holds today; null before it is published and for kinds without force'),
  changes: z.array(ChangeView).describe('what it does to documents published before'),
  changedBy: z.array(ChangeView).describe('published documents that change it'),
  heldFrom: z
    .string()
    .nullable()
    .describe('the day from which it holds; null before it is published'),
  consolidations: z
    .array(ConsolidationView)
    .describe('texts with amendments worked in, each day once, the latest first'),
  mayConsolidate: z.boolean().describe('whether the reader keeps such texts'),
});
export type PublicationView = z.output<typeof PublicationView>;
