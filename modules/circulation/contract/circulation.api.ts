import { civilDate, endpoint, flag, jsonOf, lineText } from '@sarn/kernel';
import { SheetsPart, sheetsAsk } from '@sarn/pdf/contract';
import { z } from 'zod';
import { id } from '@sarn/document/contract';

/** Most people who are named one by one: in one circulation, and in a kept group of recipients. */
export const mostPeople = { audience: 500, group: 2000 } as const;

const tag = 'registry';
const instant = z.string();
const page = z.coerce.number().int().min(1).max(1000).default(1);

/** Rows of one page of people or circulations. */
export const circulationPageSize = 50;
/** People of one circulation at most. */
export const circulationLimit = 20_000;

/** To whom a document is circulated: any of these together, each person once. */
export const Audience = z.strictObject({
  everyone: z.boolean().default(false).describe('all who work in the agency today'),
  unitIds: z.array(id).max(500).default([]).describe('units, with all below them'),
  groupIds: z.array(id).max(50).default([]),
  personIds: z.array(id).max(mostPeople.audience).default([]),
});
export type Audience = z.output<typeof Audience>;

/** The act that closes the matter, as the document offers it to the sender: one with the form `close`. */
export const CirculationClosing = z.strictObject({
  on: z.enum(['document', 'transmission', 'assignment']),
  targetId: id,
  act: z.string().regex(/^[a-zA-Z]{1,40}$/),
});
export type CirculationClosing = z.output<typeof CirculationClosing>;

export const sendCirculation = endpoint({
  method: 'POST',
  path: '/registry/circulation/send',
  input: z.object({
    documentId: id,
    audience: jsonOf(Audience),
    note: z.string().trim().max(2000).default('').describe('cover note'),
    asksAcknowledgement: flag.default(false),
    closing: jsonOf(CirculationClosing)
      .optional()
      .describe('done for the sender when all have acknowledged, kept as long as is usual'),
    dueDate: civilDate('2000-01-01', '2200-12-31').optional(),
  }),
  output: z.object({ id: z.string(), people: z.number().int() }),
  errors: [
    'registry.not-found',
    'registry.circulation-not-yours',
    'registry.circulation-secret',
    'registry.circulation-nobody',
    'registry.circulation-too-far',
    'registry.circulation-due-past',
    'registry.circulation-closing',
    'registry.group-not-found',
  ],
  access: 'session',
  summary:
    'Make a document known to units, groups and people; each of them may read it from then on',
  tag,
  isRepeatable: true,
});

/** The document, and what the sender said of it. */
const Sent = z.object({
  id: z.string(),
  documentId: z.string(),
  title: z.string(),
  letterNo: z.string(),
  senderName: z.string(),
  senderPost: z.string(),
  note: z.string(),
  asksAcknowledgement: z.boolean(),
  dueDate: z.string().nullable(),
  sentAt: instant,
});

/** What one person did with it. */
const reading = {
  readAt: instant.nullable(),
  acknowledgedAt: instant.nullable(),
  answer: z.string(),
};

/** A circulation and how many have read and acknowledged it. */
export const Circulation = Sent.extend({
  audience: z.string(),
  people: z.number().int(),
  read: z.number().int(),
  acknowledged: z.number().int(),
  closesWhenDone: z.boolean().describe('closes the matter when all have acknowledged'),
  reminders: z.number().int(),
  recalledAt: instant.nullable().describe('taken back; `people` are then those who had it'),
  recallReason: z.string(),
});
export type Circulation = z.output<typeof Circulation>;

/** A circulation as its recipient sees it. */
export const Received = Sent.extend(reading);
export type Received = z.output<typeof Received>;

export const circulationsOf = endpoint({
  method: 'GET',
  path: '/registry/circulation/of',
  input: z.object({ documentId: id }),
  output: z.object({
    reach: z
      .enum(['none', 'units', 'agency'])
      .describe(
        'how far the reader may circulate the document: to units they answer for, or to all',
      ),
    received: z.array(Received).describe('circulations that reached the reader, newest first'),
    sent: z.array(Circulation).describe('circulations that the reader follows'),
  }),
  errors: ['registry.not-found'],
  access: 'session',
  summary: 'Circulations of a document: those that reached the reader and those the reader follows',
  tag,
});

export const receivedCirculations = endpoint({
  method: 'GET',
  path: '/registry/circulation/received',
  input: z.object({
    state: z.enum(['open', 'all']).default('open').describe('open: to be read or acknowledged'),
    search: lineText({ max: 200 }).default(''),
    page,
  }),
  output: z.object({ rows: z.array(Received), total: z.number().int() }),
  errors: [],
  access: 'session',
  summary: 'Documents that were circulated to the reader',
  tag,
});

export const sentCirculations = endpoint({
  method: 'GET',
  path: '/registry/circulation/sent',
  input: z.object({ search: lineText({ max: 200 }).default(''), page }),
  output: z.object({ rows: z.array(Circulation), total: z.number().int() }),
  errors: [],
  access: 'session',
  summary: 'Circulations the reader follows: own ones and those of units they answer for',
  tag,
});

export const recipientStates = ['unread', 'read', 'acknowledged'] as const;
export type RecipientState = (typeof recipientStates)[number];

export const CirculationPerson = z.object({
  id: z.string(),
  name: z.string(),
  positionName: z.string(),
  unitName: z.string().describe('as it was when the document was sent'),
  state: z.enum(recipientStates),
  ...reading,
});
export type CirculationPerson = z.output<typeof CirculationPerson>;

export const circulationPeople = endpoint({
  method: 'GET',
  path: '/registry/circulation/people',
  input: z.object({
    id,
    state: z.enum(recipientStates).optional(),
    search: lineText({ max: 200 }).default(''),
    page,
  }),
  output: z.object({
    item: Circulation,
    rows: z.array(CirculationPerson),
    total: z.number().int(),
    mayRemind: z.boolean(),
    mayRecall: z
      .boolean()
      .describe('nobody has read it, and the document was not circulated again'),
  }),
  errors: ['registry.circulation-not-found'],
  access: 'session',
  summary: 'Who of a circulation has read or acknowledged it, person by person',
  tag,
});

export const exportCirculation = endpoint({
  method: 'GET',
  path: '/registry/circulation/export',
  input: z.object({ id }),
  output: z.object({}),
  errors: ['registry.circulation-not-found'],
  access: 'session',
  summary: 'The people of a circulation as an Excel file',
  tag,
  isBinary: true,
});

export const printCirculation = endpoint({
  method: 'GET',
  path: '/registry/circulation/sheets',
  input: z.object({ id, ...sheetsAsk }),
  output: SheetsPart,
  errors: ['registry.circulation-not-found', 'pdf.too-slow'],
  access: 'session',
  summary: 'The people of a circulation as sheets of PDF, a part at a time',
  tag,
});

export const acknowledgeCirculation = endpoint({
  method: 'POST',
  path: '/registry/circulation/acknowledge',
  input: z.object({ id, answer: z.string().trim().max(1000).default('') }),
  output: z.object({}),
  errors: ['registry.circulation-not-found'],
  access: 'session',
  summary: 'Acknowledge a circulated document; the first time and the first answer stay',
  tag,
  isRepeatable: true,
});

export const remindCirculation = endpoint({
  method: 'POST',
  path: '/registry/circulation/remind',
  input: z.object({ id }),
  output: z.object({ people: z.number().int() }),
  errors: [
    'registry.circulation-not-found',
    'registry.circulation-reminded',
    'registry.circulation-all-done',
  ],
  access: 'session',
  summary: 'Remind those who have not read, or not acknowledged, once a day',
  tag,
  isRepeatable: true,
});

export const recallCirculation = endpoint({
  method: 'POST',
  path: '/registry/circulation/recall',
  input: z.object({ id, reason: z.string().trim().min(5).max(500) }),
  output: z.object({ people: z.number().int().describe('the people to whom it had gone') }),
  errors: [
    'registry.circulation-not-found',
    'registry.circulation-read',
    'registry.circulation-passed-on',
    'registry.circulation-stays',
  ],
  access: 'session',
  summary: 'Take a circulation back that nobody has read; the rights it gave go with it',
  tag,
  isRepeatable: true,
});

/** Characters of the name of a group of recipients. */
export const longestGroupName = 120;

/** A list of recipients that a unit keeps. */
export const RecipientGroup = z.object({
  id: z.string(),
  name: z.string(),
  unit: z.object({ id: z.string(), name: z.string() }),
  units: z.array(z.object({ id: z.string(), name: z.string() })),
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  mayKeep: z.boolean(),
});
export type RecipientGroup = z.output<typeof RecipientGroup>;

export const listGroups = endpoint({
  method: 'GET',
  path: '/registry/circulation/groups',
  input: z.object({}),
  output: z.object({
    rows: z.array(RecipientGroup),
    units: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .describe('units whose groups the reader keeps'),
  }),
  errors: [],
  access: 'session',
  summary: 'Groups of recipients of the units the reader works for',
  tag,
});

export const saveGroup = endpoint({
  method: 'POST',
  path: '/registry/circulation/groups/save',
  input: z.object({
    id: id.optional().describe('left out for a new one'),
    unitId: id,
    name: lineText({ min: 1, max: longestGroupName }),
    members: jsonOf(
      z.strictObject({
        unitIds: z.array(id).max(500).default([]),
        personIds: z.array(id).max(mostPeople.group).default([]),
      }),
    ),
  }),
  output: z.object({ id: z.string() }),
  errors: [
    'registry.group-not-found',
    'registry.group-not-yours',
    'registry.group-name-taken',
    'registry.circulation-nobody',
  ],
  access: 'session',
  summary: 'Make a group of recipients, or change one',
  tag,
  isRepeatable: true,
});

export const deleteGroup = endpoint({
  method: 'POST',
  path: '/registry/circulation/groups/delete',
  input: z.object({ id }),
  output: z.object({}),
  errors: ['registry.group-not-found', 'registry.group-not-yours'],
  access: 'session',
  summary: 'Delete a group of recipients; what was sent to it stays',
  tag,
  isRepeatable: true,
});
