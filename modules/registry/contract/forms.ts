import { civilDate, flag, lineText, listOf, longText } from '@sarn/kernel';
import { z } from 'zod';
import type { FlowForm } from './flow/flow.ts';
import { GazetteRef } from './gazette.ts';
import { ClassChange } from './secret/class-change.ts';
import { id } from './id.ts';
import { decisions, purposes } from './kinds.ts';
import { handOutcomes } from './outside-states.ts';
import { sendMethods } from './contact/send-methods.ts';

const note = longText({ max: 2000 }).default('');
const reason = longText({ min: 3, max: 1000 });
const fileIds = listOf(id, 20).default([]);
const keysOf = <T extends object>(table: T) =>
  Object.keys(table) as [keyof T & string, ...(keyof T & string)[]];

/** A unit or a person a paper is sent to; `main` deals with it, `info` is told. */
export const Recipient = z
  .object({
    unitId: id.optional(),
    personId: id.optional(),
    role: z.enum(['main', 'info']).default('main'),
  })
  .refine((to) => Boolean(to.unitId) !== Boolean(to.personId), 'recipient');
export type Recipient = z.output<typeof Recipient>;

/** One addressee outside to whom the letter was sent, and by which way. */
const OutsideSending = z.object({
  recipientId: id,
  method: z.enum(keysOf(sendMethods)),
  /** Number of the postal article, or of the line in the delivery book. */
  reference: lineText({ max: 100 }).default(''),
  /** E-mail address; that of the address book where left out. */
  address: z.email().max(200).or(z.literal('')).default(''),
  /** Who carries it, for the delivery book; whoever records it where left out. */
  carrierId: id.optional(),
});

const recipients = listOf(Recipient, 300, 1);
/** A number reserved before; the next one of the register when left out. */
const reservedEntryId = id.optional();
const signFields = { password: z.string().min(1).max(200), note };

const registerFields = {
  sender: longText({ min: 2, max: 300 }),
  letterNo: longText({ min: 1, max: 100 }),
  letterDate: civilDate('1957-01-01', '2100-12-31'),
  addressee: longText({ min: 2, max: 300 }),
  title: longText({ min: 2, max: 1000 }),
  speed: z.enum(['normal', 'urgent', 'very-urgent', 'immediate']),
  secrecy: z.enum(['normal', 'confidential', 'secret', 'top-secret']),
  dueDate: civilDate().optional(),
  note,
  reservedEntryId,
};

/** What the register form asks. @rule saraban-2526 ข้อ 37 */
export const RegisterForm = z.object(registerFields);
export type RegisterForm = z.output<typeof RegisterForm>;

/** The fields of each question of the flow table; server and browser check by the same. */
export const flowForms = {
  none: z.object({}),
  note: z.object({ note, fileIds }),
  reason: z.object({ reason }),
  register: RegisterForm.extend({ confirmDuplicate: flag.default(false) }),
  present: z.object({
    to: z.enum(['head', 'deputy', 'person']).default('head'),
    personId: id.optional(),
    purpose: z.enum(keysOf(purposes)),
    note,
  }),
  distribute: z.object({ recipients, note }),
  dispatch: z.object({ recipients, note }),
  command: z.object({
    decision: z.enum(keysOf(decisions)),
    note,
    recipients: listOf(Recipient, 300).default([]),
    password: z.string().min(1).max(200).optional(),
  }),
  study: z.object({ personId: id, note, dueDate: civilDate().optional() }),
  opinion: z.object({ note: longText({ min: 2, max: 4000 }), fileIds }),
  assign: z.object({
    mainPersonId: id,
    coPersonIds: listOf(id, 50).default([]),
    dueDate: civilDate(),
    note,
  }),
  reassign: z.object({ personId: id, reason }),
  report: z.object({
    note: longText({ min: 2, max: 4000 }),
    percent: z.coerce.number().int().min(1).max(100),
    fileIds,
  }),
  /** A class of the table `retention_class`; the server looks whether it is in use. */
  close: z.object({ retention: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/), note }),
  submit: z.object({ reviewerIds: listOf(id, 10).default([]), signatoryId: id, note }),
  pass: z.object({ note }),
  /** The next number of the register, or one reserved before, with its own day. */
  number: z.object({ reservedEntryId, note }),
  dispatchOutside: z.object({ sendings: listOf(OutsideSending, 100, 1), note }),
  receipt: z.object({
    recipientId: id,
    outcome: z.enum(handOutcomes),
    theirNo: lineText({ max: 100 }).default(''),
    note,
  }),
  /** The meeting that certified a report, and what it corrected, in the note. */
  certify: z.object({
    meetingNo: lineText({ min: 1, max: 30 }),
    meetingDate: civilDate('1957-01-01', '2100-12-31'),
    note,
  }),
  gazette: GazetteRef.extend({ note }),
  classify: ClassChange,
  sign: z.object(signFields),
  /** A last word by which the paper gets its number too. */
  signNumber: z.object({ ...signFields, reservedEntryId }),
  /** Only which number; left empty, the next one of the register. */
  takeNumber: z.object({ reservedEntryId }),
} satisfies Record<FlowForm, z.ZodType>;

export type FormInput<F extends FlowForm> = z.output<(typeof flowForms)[F]>;
