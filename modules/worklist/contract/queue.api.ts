import { endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { id, queueCodes } from '@sarn/document/contract';
import { QueueRow } from '@sarn/search/contract';
import { TodoListInput, TodoListOutput } from './wire/todo.ts';

const tag = 'registry';

/** The next item that waits in the same queue, so that the reader need not go back to the list. */
export const nextInQueue = endpoint({
  method: 'GET',
  path: '/registry/queue/:typeCode/next',
  input: z.object({ typeCode: z.string().max(20), after: id.optional() }),
  output: z.object({ documentId: z.string().nullable() }),
  errors: [],
  access: 'session',
  summary: 'The next document of a queue',
  tag,
});

/** Orders of a queue. */
export const queueSorts = ['since', 'title', 'letterNo', 'speed', 'dueDate'] as const;
export type QueueSort = (typeof queueSorts)[number];

/** When what waits is due, by day and time; `week`: from now on within seven days, today included. */
export const queueDues = ['overdue', 'today', 'week', 'none'] as const;
export type QueueDue = (typeof queueDues)[number];

/** Who sent it: `s:` and the name of a sender outside, or `u:` and the id of the unit that wrote it. */
const sentBy = z
  .string()
  .max(320)
  .regex(/^(s:.+|u:[0-9a-f-]{36})$/);

/** Which rows of a queue, in which order. */
const QueueSelection = z.object({
  typeCode: z.enum(queueCodes as [string, ...string[]]),
  search: lineText({ max: 200 }).default(''),
  kind: z.string().max(20).optional(),
  speed: z.string().max(20).optional(),
  from: sentBy.optional(),
  due: z.enum(queueDues).optional(),
  sort: z.enum(queueSorts).default('since'),
  direction: z.enum(['asc', 'desc']).default('desc'),
});

/** One page of a queue, as our own screens ask for it. */
export const listQueue = endpoint({
  method: 'GET',
  path: '/registry/queue/:typeCode',
  input: QueueSelection.extend({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(10),
  }),
  output: z.object({
    rows: z.array(QueueRow),
    total: z.number().int(),
    isCapped: z.boolean().describe('There are more than `total`: “2,000+”'),
  }),
  errors: [],
  access: 'session',
  summary: 'One page of a queue of the reader',
  tag,
});

/** Most rows of one file of a queue. */
export const queueSheetLimit = 2000;

export const exportQueue = endpoint({
  method: 'GET',
  path: '/registry/queue/:typeCode/export',
  input: QueueSelection.extend({ language: z.enum(['th', 'en']).default('th') }),
  output: z.object({}),
  errors: ['registry.list-too-long'],
  access: 'session',
  summary: `What a queue shows, as an Excel file of at most ${queueSheetLimit} rows`,
  tag,
  isBinary: true,
});

/** By whom the documents that wait in a queue were sent, the most frequent first, to choose from. */
export const listQueueSenders = endpoint({
  method: 'GET',
  path: '/registry/queue/:typeCode/senders',
  input: QueueSelection.pick({ typeCode: true }),
  output: z.object({
    rows: z.array(z.object({ value: sentBy, name: z.string(), count: z.number().int() })),
  }),
  errors: [],
  access: 'session',
  summary: 'Senders of what waits in a queue of the reader, at most 100',
  tag,
});

/** What the head of a queue, or of a list of queues, says of all that waits there. */
export const WaitingFigures = z.object({
  total: z.number().int(),
  isCapped: z.boolean().describe('There are more than `total`: the newest were counted'),
  unread: z.number().int().describe('items of documents that the reader never opened'),
  dueToday: z.number().int(),
  overdue: z.number().int(),
});
export type WaitingFigures = z.output<typeof WaitingFigures>;

const codes = z.string().max(300);

export const getWaitingFigures = endpoint({
  method: 'GET',
  path: '/registry/waiting-figures',
  input: z.object({
    queues: codes.describe('codes of queues, separated by commas; unknown ones have nothing'),
    kinds: codes.default('').describe('only documents of these kinds, separated by commas'),
  }),
  output: WaitingFigures,
  errors: [],
  access: 'session',
  summary: 'How much waits for the reader in these queues: unread, due today, overdue',
  tag,
});

export const todoList = endpoint({
  method: 'POST',
  path: '/sarabun/get-todo-list',
  input: TodoListInput,
  output: TodoListOutput,
  errors: [],
  access: 'session',
  takesNoKey: true,
  summary: 'One page of a to-do queue (specification §7)',
  tag: 'sarabun',
  isRepeatable: true,
});
