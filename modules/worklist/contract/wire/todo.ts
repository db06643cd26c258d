import { jsonOf } from '@sarn/kernel';
import { z } from 'zod';
import { queueCodes } from '@sarn/document/contract';

/** Paging as old clients send it: an object, JSON text, or two plain fields. */
const Paging = jsonOf(
  z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(10),
  }),
);

const Sort = jsonOf(
  z.object({
    field: z.enum(['since', 'title', 'letterNo', 'speed', 'dueDate']).default('since'),
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
);

/** `sarabun/get-todo-list`, specification §7. */
export const TodoListInput = z.object({
  typeCode: z.enum(queueCodes as [string, ...string[]]),
  paging: Paging.optional(),
  sort: Sort.optional(),
  generalSearch: z.string().max(200).default(''),
  kind: z.string().max(40).optional(),
  speed: z.string().max(20).optional(),
});

/**
 * A to-do row with the names of specification §3, and beside them the fields our own screens need.
 */
export const TodoRow = z.object({
  F_DOC_ID: z.string(),
  F_TRANS_ID: z.string(),
  F_JOB_ID: z.string(),
  F_DOC_TYPE_NAME: z.string(),
  F_DOC_SPEED_NAME: z.string(),
  F_DOC_NO: z.string(),
  F_DOC_TITLE: z.string(),
  F_NAME: z.string().describe('agency or unit from which it comes'),
  F_COM_DESC: z.string().describe('last instruction'),
  F_RECEIVER_TEXT: z.string(),
  F_DEPT_ID: z.string(),
  F_RECEIVER_DEPT_ID: z.string(),
  F_IS_USE_DOC_NO_OWNER_DEPT: z.enum(['0', '1']),
  F_SENDER_TYPE_TO_ID: z.string(),
  F_SENDER_TYPE_TO_NAME: z.string(),
  statusSendToPerson: z.boolean(),
  statusJobCommand: z.boolean(),
  F_DOC_SEND: z.string(),
  F_IS_FILE: z.enum(['0', '1']),
  speed: z.string(),
  since: z.string(),
  dueDate: z.string().nullable(),
  receiveNo: z.string(),
  isUnread: z.boolean(),
  stateTerm: z.object({ th: z.string(), en: z.string() }),
});
export type TodoRow = z.output<typeof TodoRow>;

export const TodoListOutput = z.object({
  data: z.array(TodoRow),
  total: z.number(),
  /** True when there are more than `total`: long queues are not counted exactly, to save time. */
  isCapped: z.boolean(),
});
