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

/** One page of a queue, as our own screens ask for it. */
export const listQueue = endpoint({
  method: 'GET',
  path: '/registry/queue/:typeCode',
  input: z.object({
    typeCode: z.enum(queueCodes as [string, ...string[]]),
    search: lineText({ max: 200 }).default(''),
    kind: z.string().max(20).optional(),
    speed: z.string().max(20).optional(),
    sort: z.enum(queueSorts).default('since'),
    direction: z.enum(['asc', 'desc']).default('desc'),
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
  summary: 'One page of a to-do queue (specification §7)',
  tag: 'sarabun',
  isRepeatable: true,
});
