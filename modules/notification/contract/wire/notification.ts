import { z } from 'zod';

/** A notification with the field names of specification §3. */
export const NotificationItem = z.object({
  NN_RECEIVE_ID: z.string(),
  NN_TITLE: z.string().describe("Plain text in the reader's language"),
  NN_DATA: z.string().describe('HTML, sanitised when it was written'),
  IS_READ: z.literal([0, 1]),
  MODULE: z.string(),
  OPTIONS: z.string().describe('JSON text; for MEET it holds ID'),
  F_DOC_TITLE: z.string().describe('Plain text; empty when it is about no document'),
  F_DOC_ID: z.string(),
  F_TRANS_ID: z.string(),
  F_DOC_GET_ID: z.string().describe('Encoded document id for links'),
  CREATED_AT: z.string().describe('Instant in UTC; the browser says how long ago'),
  moduleName: z.string().describe("In the reader's language; empty for an unknown module"),
  moduleIcon: z.string().describe('Name of an icon'),
  isSettled: z.boolean().describe('What it asked for was done'),
  isClosed: z.boolean().describe('It was about a document that the reader may no longer read'),
});
export type NotificationItem = z.output<typeof NotificationItem>;

/** A row of the recently read notifications. */
export const NotificationLog = z.object({
  icon: z.string(),
  header: z.string(),
  dateAlert: z.string().describe('Instant in UTC; the browser says how long ago'),
});
export type NotificationLog = z.output<typeof NotificationLog>;

export const Bell = z.object({
  totalAlert: z.number().int().describe('Unread ones; 100 stands for 100 or more'),
  alerts: z.array(NotificationItem).describe('The newest, read or not'),
  logs: z.array(NotificationLog).describe('What was read last'),
});
export type Bell = z.output<typeof Bell>;
