/** What the list can be narrowed to, in the order in which it is offered. */
export const noticeFilters = ['all', 'todo', 'written', 'circular', 'elsewhere'] as const;
export type NoticeFilter = (typeof noticeFilters)[number];

/** Kinds of notices by which somebody wrote to the reader. */
export const writtenKinds = ['review.commented', 'review.answered', 'job.reminded'];

/** Kinds about documents that were made known to many people begin so. */
export const circularPrefix = 'circulation.';

/** Kinds about work that waits in a queue begin so, before its code. */
export const queuePrefix = 'queue.';

/** Kinds that remind of an assignment begin so. */
export const reminderPrefix = 'job.';

/** The kind that tells a head of an assignment of somebody else. */
export const escalatedKind = 'job.escalated';
