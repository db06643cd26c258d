import { richBody } from '@sarn/pdf/contract';
import { z } from 'zod';

/** A memo while it is written, saved or not: what is on its page. */
export const WrittenDraft = z.object({
  title: z.string().max(2_000),
  addressee: z.string().max(2_000),
  speed: z.string().max(60),
  secrecy: z.string().max(60).default('normal'),
  bodyJson: richBody,
  enclosures: z.array(z.string().max(300)).max(99),
  /** Of a saved draft: its unit and its route are known. */
  documentId: z.uuid().nullable().default(null),
});
export type WrittenDraft = z.output<typeof WrittenDraft>;
