import { civilDate, endpoint, flag, lineText, longText } from '@sarn/kernel';
import { SheetsPart, sheetsAsk } from '@sarn/pdf/contract';
import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { outsideStates } from '@sarn/correspondence/contract';
import { sendMethods } from '@sarn/contact/contract';
import type { OutsideState } from '@sarn/correspondence/contract';
import type { SendMethod } from '@sarn/contact/contract';

const tag = 'registry';
const instant = z.string();
const term = z.object({ th: z.string(), en: z.string() });
const method = z.enum(Object.keys(sendMethods) as [SendMethod, ...SendMethod[]]);
const state = z.enum(Object.keys(outsideStates) as [OutsideState, ...OutsideState[]]);

/** Rows of one page of the work list. */
export const dispatchPageSize = 50;
/** Most rows of the work list in one file. */
export const dispatchFileLimit = 5000;

const filters = {
  method: method.optional(),
  state: state.or(z.literal('open')).optional().describe('open: neither confirmed nor skipped'),
  isOverdue: flag.default(false).describe('sent, and not confirmed within the days of its method'),
  search: lineText({ max: 200 }).default(''),
};

/** One addressee of a numbered letter. */
export const DispatchLine = z.object({
  recipientId: z.string(),
  documentId: z.string(),
  letterNo: z.string(),
  letterDate: z.string().nullable(),
  title: z.string(),
  recipient: z.string(),
  method,
  methodTerm: term,
  state,
  stateTerm: term,
  address: z.string().describe('address of the last attempt, else of the address book'),
  hasPostalAddress: z.boolean().describe('the address book has one'),
  reference: z.string(),
  sentAt: instant.nullable(),
  theirNo: z.string(),
  note: z.string(),
  unitName: z.string(),
  isClassified: z.boolean().describe('it may not be kept on a device'),
  isOverdue: z.boolean(),
  may: z.array(z.enum(['send', 'record'])),
});
export type DispatchLine = z.output<typeof DispatchLine>;

export const listOutgoing = endpoint({
  method: 'GET',
  path: '/registry/dispatch/list',
  input: z.object({ ...filters, page: z.coerce.number().int().min(1).max(1000).default(1) }),
  output: z.object({ rows: z.array(DispatchLine), total: z.number().int() }),
  errors: [],
  access: 'session',
  summary: 'Letters of the caller’s registry to addressees outside, one row for each addressee',
  tag,
});

export const exportOutgoing = endpoint({
  method: 'GET',
  path: '/registry/dispatch/export',
  input: z.object(filters),
  output: z.object({}),
  errors: [],
  access: 'session',
  summary: 'The same as an Excel file',
  tag,
  isBinary: true,
});

/** One row of the delivery book (form 16). */
export const BookLine = z.object({
  id: z.string(),
  documentId: z.string(),
  isClassified: z.boolean().describe('it may not be kept on a device'),
  letterNo: z.string().describe('เลขทะเบียน'),
  from: z.string(),
  to: z.string().describe('whom the letter addresses'),
  unitName: z.string().describe('หน่วยรับ: the addressee outside'),
  carrier: z.object({ id: z.string(), name: z.string() }),
  state,
  stateTerm: term,
  receiverName: z.string(),
  receivedAt: instant.nullable(),
  signature: z.string().describe('strokes as an SVG path in a frame of 320 by 120'),
  remark: z.string(),
  mayRecord: z.boolean(),
});
export type BookLine = z.output<typeof BookLine>;

export const deliveryBook = endpoint({
  method: 'GET',
  path: '/registry/dispatch/book',
  input: z.object({ day: civilDate('2000-01-01', '2200-12-31'), carrierId: id.optional() }),
  output: z.object({
    rows: z.array(BookLine),
    carriers: z.array(z.object({ id: z.string(), name: z.string() })),
    agency: z.string(),
    lastDay: z
      .string()
      .nullable()
      .describe('of a day without entries: the last day before it that has some'),
  }),
  errors: [],
  access: 'session',
  summary:
    'The delivery book of a day: the caller’s own entries, and all of registries the caller keeps',
  tag,
});

export const printDeliveryBook = endpoint({
  method: 'GET',
  path: '/registry/dispatch/book/sheets',
  input: deliveryBook.input.extend(sheetsAsk),
  output: SheetsPart,
  errors: ['registry.dispatch-not-found', 'pdf.too-slow'],
  access: 'session',
  summary: 'The same as sheets of form 16 in PDF, a part at a time',
  tag,
});

/** Size of the area in which a signature is drawn. */
export const signatureFrame = { width: 320, height: 120 } as const;

/** Strokes as an SVG path, and nothing else: only points within the area. */
const signature = z
  .string()
  .max(20_000)
  .regex(/^(?:[ML]\d{1,3}(?:\.\d)? \d{1,3}(?:\.\d)?)*$/, 'signature')
  .default('');

export const recordHandOver = endpoint({
  method: 'POST',
  path: '/registry/dispatch/hand-over',
  input: z.object({
    id,
    receiverName: lineText({ min: 2, max: 200 }),
    receiveNumber: lineText({ max: 100 }).default(''),
    signature,
    handedAt: z.iso
      .datetime()
      .optional()
      .describe(
        'when it was handed over, by the clock of the device, where that is told later; a moment before the letter left or in the future is not taken',
      ),
  }),
  output: z.object({}),
  errors: ['registry.dispatch-not-found', 'registry.dispatch-done'],
  access: 'session',
  summary: 'Record that a letter was handed over: who took it, with a signature',
  tag,
  isRepeatable: true,
});

export const recordUndelivered = endpoint({
  method: 'POST',
  path: '/registry/dispatch/undelivered',
  input: z.object({ id, reason: longText({ min: 3, max: 300 }) }),
  output: z.object({}),
  errors: ['registry.dispatch-not-found', 'registry.dispatch-done'],
  access: 'session',
  summary: 'Record that a letter came back, because nobody took it',
  tag,
  isRepeatable: true,
});
