import { civilDate, jsonOf, lineText, listOf, longText, settingCode } from '@sarn/kernel';
import { z } from 'zod';
import { filedShape, usualSpeed } from '@sarn/document-classes/contract';
import { id } from '@sarn/document/contract';
import { orderShape } from '@sarn/order-form/contract';
import { Minutes } from '@sarn/minutes/contract';
import { publicationKinds } from '@sarn/document/contract';
import { demandMissing } from './draft-fields.ts';
import { draftedForShape } from './drafted-for.ts';
import { changeKinds } from '@sarn/document/contract';
import type { ChangeKind } from '@sarn/document/contract';

/** A document published before, and what this one does to it. */
export const DocumentChange = z.object({
  documentId: id,
  kind: z.enum(Object.keys(changeKinds) as [ChangeKind, ...ChangeKind[]]),
});
export type DocumentChange = z.output<typeof DocumentChange>;

/** Fields of the form of a published kind; a draft may have a subject alone. */
export const PublicationDraft = z.object({
  documentId: id.optional(),
  version: z.coerce.number().int().optional(),
  kind: z.enum(publicationKinds).describe('cannot be changed once the draft exists'),
  title: longText({ min: 2, max: 1000 }),
  addressee: lineText({ max: 300 }).default(''),
  speed: settingCode.default(usualSpeed),
  ...filedShape,
  ...orderShape,
  inForceOn: civilDate('1957-01-01', '2100-12-31').optional(),
  meetingName: lineText({ max: 300 }).default(''),
  // As the meeting counts: 3/2569, also พิเศษ 1/2569. The year is typed (specification §1).
  meetingNo: lineText({ max: 30 }).default(''),
  meetingDate: civilDate('1957-01-01', '2100-12-31').optional(),
  minutes: jsonOf(Minutes).optional(),
  /** หมายเหตุ below news, a paragraph in each line. */
  remarks: longText({ max: 2000 }).default(''),
  changes: listOf(DocumentChange, 20).default([]),
  bodyJson: jsonOf(z.record(z.string(), z.unknown())).optional(),
  fileIds: listOf(id, 20).default([]),
  ...draftedForShape,
});

export type PublicationDraft = z.output<typeof PublicationDraft>;

/** A draft of a published kind that is submitted. */
export const WholePublication = PublicationDraft.superRefine(demandMissing(({ kind }) => kind));
