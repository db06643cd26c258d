import { z } from 'zod';

/** `bookType` of specification §7, in the order in which its groups come. */
export const bookTypes = [
  'cycle',
  'command',
  'regularity',
  'rule',
  'news',
  'announce',
  'declaration',
  'meet',
] as const;

export type BookType = (typeof bookTypes)[number];

/** Book panel row of specification §3, with additional fields for our own screen. */
export const BookRow = z.object({
  SEQ: z.number().int().describe('From 1 in its group'),
  F_NO_MEET: z.string().describe('Number of the meeting; empty for other groups'),
  F_DOC_NO: z.string(),
  F_DOC_TITLE: z.string(),
  F_DOC_COMMAND_NAME_UNDER: z.string().describe("Day of announcement, in the reader's language"),
  F_TRANS_ID: z
    .string()
    .describe('A publication is sent to nobody; clients that open by this id find the document'),
  F_DOC_ID: z.string(),
  isUnread: z.boolean(),
  isNew: z.boolean().describe('Published within the days that the agency set'),
});
export type BookRow = z.output<typeof BookRow>;

export const DashboardGroup = z.object({
  bookType: z.enum(bookTypes),
  items: z.array(BookRow).describe('The newest first'),
  hasMore: z.boolean().describe('There are older ones, which a search finds'),
  title: z.string().describe("In the reader's language"),
  isShown: z.boolean().describe('Shown to this reader; a hidden group is empty'),
  place: z.number().int().describe('From 1, on the screen'),
  rows: z.number().int().describe('Rows of a page'),
});
/** The area of the dashboard that holds the groups. */
export const DashboardArea = z.object({ title: z.string(), isShown: z.boolean() });

export type DashboardGroup = z.output<typeof DashboardGroup>;
