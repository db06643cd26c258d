import { civilDate, endpoint } from '@sarn/kernel';
import { ModuleFilter } from '@sarn/notification/contract';
import { z } from 'zod';
import { noticeFilters } from './notice-filters.ts';

/** One notice of a matter. */
export const ListedNotice = z.object({
  id: z.uuid(),
  kind: z.string().describe('Such as `queue.sign`'),
  title: z.string().describe("Plain text in the reader's language"),
  messageHtml: z.string().describe('Sanitised when it was written'),
  module: z.string(),
  moduleName: z.string().describe("In the reader's language; empty for an unknown module"),
  moduleIcon: z.string(),
  options: z.string().describe('JSON text; its content depends on the module'),
  documentId: z.string().describe('Empty when it is about no document'),
  documentRef: z.string(),
  createdAt: z.string().describe('Instant in UTC'),
  isUnread: z.boolean(),
  isClosed: z.boolean().describe('It was about a document that the reader may no longer read'),
  isOpen: z.boolean().describe('It asks for work that still waits for the reader'),
  isDone: z.boolean().describe('What it asked for was done'),
  doneAt: z.string().nullable(),
  doneBy: z.string().describe('Who did it; empty where that is not known'),
  isDoneByReader: z.boolean(),
});
export type ListedNotice = z.output<typeof ListedNotice>;

/** What waits for the reader. */
export const NextAct = z.object({
  queue: z.string().describe('Queue in which it waits; empty: in none'),
  term: z
    .object({ th: z.string(), en: z.string() })
    .nullable()
    .describe('Name of the act, as on its button; null: it is looked at'),
});
export type NextAct = z.output<typeof NextAct>;

/** Notices of one day about one document, or one notice about none. */
export const NoticeMatter = z.object({
  key: z.string(),
  day: z.string().describe('Day in Bangkok, `2026-11-23`'),
  documentId: z.string().describe('Empty when it is about no document'),
  subject: z.string(),
  receiveNo: z.string().describe("Number in the reader's unit, or of the document; may be empty"),
  letterNo: z.string(),
  stateTerm: z.object({ th: z.string(), en: z.string() }),
  nextAct: NextAct.nullable().describe('What the reader would do next; null: nothing waits'),
  notices: z.array(ListedNotice).describe('The oldest first'),
});
export type NoticeMatter = z.output<typeof NoticeMatter>;

const count = z.number().int();
const day = civilDate('1957-01-01', '2200-12-31');

export const listNoticeMatters = endpoint({
  method: 'GET',
  path: '/notification/matters',
  input: z.object({
    module: ModuleFilter.default('ALL'),
    show: z.enum(noticeFilters).default('all'),
    after: z
      .string()
      .regex(/^.{10}\.[0-9a-f-]{36}$/)
      .refine((cursor) => day.safeParse(cursor.slice(0, 10)).success)
      .optional()
      .describe('The answer goes on behind this `cursor` of the answer before'),
    size: z.coerce.number().int().min(1).max(60).default(20),
  }),
  output: z.object({
    matters: z.array(NoticeMatter).describe('The newest day first'),
    cursor: z.string().nullable().describe('Null: there are no older ones'),
    counts: z
      .object({ all: count, todo: count, written: count, circular: count, elsewhere: count })
      .describe('Matters of the module, by what the list can be narrowed to'),
    unread: count.describe('Matters of the module with something unread'),
    modules: z
      .array(z.object({ code: z.string(), name: z.string(), count }))
      .describe('Modules other than that of documents from which the reader has notices'),
    keptDays: count.describe('Days for which notices are kept'),
  }),
  errors: [],
  access: 'session',
  summary: 'All notices of the caller by day and document, each with what is to be done next',
  tag: 'notification',
});
