import { civilDate, endpoint, flag, lineText, listOf, settingCode } from '@sarn/kernel';
import { z } from 'zod';
import { RegisterForm } from '@sarn/correspondence/contract';
import { id } from '@sarn/document/contract';

const tag = 'registry';

const Warned = z.object({
  documentId: z.string(),
  receiveNo: z.string().nullable(),
});

/** Registers a letter in the register of the caller's registry and gives it a receive number. */
export const registerIncoming = endpoint({
  method: 'POST',
  path: '/registry/incoming/register',
  input: RegisterForm.extend({
    fileIds: listOf(id, 20, 0),
    confirmDuplicate: flag.default(false),
    way: z.enum(['outside', 'bag']).optional().describe('one letter (usual), or one of several'),
    arrivalId: id.optional().describe('The letter from elsewhere that is registered by this'),
  }),
  output: Warned,
  errors: [
    'registry.due-needed',
    'registry.sender-fixed',
    'registry.field-needed',
    'registry.field-not-asked',
    'settings.ended',
    'settings.unknown-value',
    'settings.other-units',
  ],
  access: 'registry.register',
  hasScopes: true,
  scopes: ['documents.register'],
  summary: 'Register an incoming letter',
  tag,
  isRepeatable: true,
});

/** Puts files of an electronic channel into the arrival box, to be registered or refused. */
export const arriveIncoming = endpoint({
  method: 'POST',
  path: '/registry/incoming/arrive',
  input: z.object({
    title: lineText({ min: 2, max: 1000 }),
    sender: lineText({ min: 2, max: 300 }),
    fileIds: listOf(id, 20, 1),
  }),
  output: z.object({ documentId: z.string() }),
  errors: [],
  access: 'registry.register',
  hasScopes: true,
  scopes: ['documents.register'],
  summary: 'Put a letter into the arrival box',
  tag,
  isRepeatable: true,
});

/** What the empty form of the register knows before anything is typed. */
export const startIncoming = endpoint({
  method: 'GET',
  path: '/registry/incoming/start',
  input: z.object({}),
  output: z.object({
    addressee: z.string().describe('Title of the head of the unit whose register it is, or empty'),
    nextNumber: z
      .int()
      .describe('Receive number that would be given now; whoever registers first gets it'),
    registerId: id
      .nullable()
      .describe('Register that gives it; null while it has given no number and was not opened'),
    secrecyClasses: z
      .array(z.string())
      .describe(
        'Classes of secrecy for which the caller keeps a register, besides the unclassified',
      ),
  }),
  errors: ['platform.forbidden'],
  access: 'registry.register',
  hasScopes: true,
  scopes: ['documents.register'],
  summary: 'Addressee and next number for the form of the register',
  tag,
  isRepeatable: true,
});

/** What the form of registering fills in from the file, where nothing was typed. */
export const readUploadedLetter = endpoint({
  method: 'GET',
  path: '/registry/incoming/reading',
  input: z.object({ fileId: id.describe('an own upload that is attached to nothing yet') }),
  output: z.object({
    letterNo: z.string(),
    letterDate: z.string().nullable(),
    sender: z.string(),
    title: z.string(),
    addressee: z.string(),
    speed: z.string().describe('code of the speed class that is written on it'),
    isRead: z.boolean().describe('false: its text is still being read; ask again'),
  }),
  errors: ['file.not-found'],
  access: 'registry.register',
  summary:
    'Number, date, sender, subject, addressee and speed as the text of an uploaded PDF says them',
  tag,
});

/** Letters already registered with the same sender, number and date. */
export const findDuplicates = endpoint({
  method: 'GET',
  path: '/registry/incoming/duplicates',
  input: z.object({
    sender: lineText({ max: 300 }),
    letterNo: lineText({ max: 100 }),
    letterDate: civilDate('1957-01-01', '2100-12-31'),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        documentId: z.string(),
        receiveNo: z.string(),
        title: z.string(),
        receivedAt: z.string(),
      }),
    ),
  }),
  errors: [],
  access: 'registry.register',
  hasScopes: true,
  scopes: ['documents.register'],
  summary: 'Find letters registered before with the same sender, number and date',
  tag,
});

/** Form 12 as it would be stamped on a letter that was registered. */
export const getReceiveStamp = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/receive-stamp',
  input: z.object({ documentId: id }),
  output: z.object({
    lines: z
      .array(z.string())
      .describe('In the words and the order of the agency; none without a number of its own'),
  }),
  errors: ['platform.not-found'],
  access: 'session',
  summary: 'The receive stamp of a registered letter',
  tag,
});

/** What whoever handed a letter over takes along. */
export const printReceipt = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/receipt',
  input: z.object({ documentId: id }),
  output: z.object({}),
  errors: ['platform.not-found', 'pdf.too-slow'],
  access: 'session',
  summary:
    'The receipt (form 17) of a registered letter, for its readers; none without a number of its own, and none of a classified one',
  tag,
  isBinary: true,
});

/** When a letter of a speed class is due, where no due date is typed in. */
export const proposeDue = endpoint({
  method: 'GET',
  path: '/registry/incoming/due',
  input: z.object({ speed: settingCode, bookGroup: settingCode.or(z.literal('')).default('') }),
  output: z.object({
    dueDate: z.string().nullable().describe('Null: neither class nor group gives a time'),
    dueTime: z.string().describe('`10:30`; empty: the end of the day'),
    by: z
      .enum(['speed', 'group'])
      .nullable()
      .describe('What gives the time; the class goes before'),
  }),
  errors: [],
  access: 'registry.register',
  hasScopes: true,
  scopes: ['documents.register'],
  summary: 'When a letter of a speed class and a book group would be due that is registered now',
  tag,
});
