import { civilDate, flag, lineText, listOf, settingCode } from '@sarn/kernel';
import { z } from 'zod';
import { GazetteRef } from './gazette.ts';
import { id, mostCoSignatories } from '@sarn/document/contract';
import { registerFormShape } from '@sarn/document/contract';
import { noteField, reasonField } from '@sarn/document/contract';
import { reservedEntryField } from '@sarn/register/contract';
import { Recipient } from '@sarn/document/contract';

/** Units and people in one sending at most. */
export const mostRecipients = 300;
const recipients = listOf(Recipient, mostRecipients, 1);
const signFields = {
  password: z.string().min(1).max(200),
  withPicture: flag.default(false).describe('The hand signature stands above the name'),
  note: noteField,
};

/** Fields of the register form. @rule saraban-2526 ข้อ 37 */
export const RegisterForm = z.object({
  ...registerFormShape,
  reservedEntryId: reservedEntryField,
});
export type RegisterForm = z.output<typeof RegisterForm>;

/** Forms of the flows of letters, memos and publications. */
export const letterForms = {
  register: RegisterForm.extend({ confirmDuplicate: flag.default(false) }),
  /**
   * All that was typed when the letter was registered, changed or not, without its class and its number: what is left
   * out is emptied.
   */
  correct: RegisterForm.omit({ secrecy: true, reservedEntryId: true }).extend({
    confirmDuplicate: flag.default(false),
    reason: reasonField,
  }),
  present: z.object({
    to: z.enum(['head', 'deputy', 'person']).default('head'),
    personId: id.optional(),
    purpose: settingCode.describe('row of the settings'),
    note: noteField,
  }),
  distribute: z.object({ recipients, note: noteField }),
  dispatch: z.object({ recipients, note: noteField }),
  command: z.object({
    decision: settingCode.describe('row of the settings'),
    note: noteField,
    recipients: listOf(Recipient, mostRecipients).default([]),
    password: z.string().min(1).max(200).optional(),
  }),
  submit: z.object({
    reviewerIds: listOf(id, 10).default([]),
    /** Who signs before the signatory, in the order of their names on the page. */
    coSignatoryIds: listOf(id, mostCoSignatories).default([]),
    signatoryId: id,
    /** All who sign are asked at once, and not one after the other. */
    inParallel: flag.default(false),
    note: noteField,
  }),
  /** The meeting that certified a report; the note says what it corrected. */
  certify: z.object({
    meetingNo: lineText({ min: 1, max: 30 }),
    meetingDate: civilDate('1957-01-01', '2100-12-31'),
    note: noteField,
  }),
  gazette: GazetteRef.extend({ note: noteField }),
  sign: z.object(signFields),
  /** A signature or approval that also numbers the document. */
  signNumber: z.object({ ...signFields, reservedEntryId: reservedEntryField }),
};

type Forms = typeof letterForms;

declare module '@sarn/document/contract' {
  interface FlowForms extends Forms {}
}
