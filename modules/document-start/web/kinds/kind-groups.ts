import type { DocumentKind } from '@sarn/document/contract';

/** How the first page of a document looks, as far as a small picture shows it. */
export type PageLook =
  | 'letter'
  | 'memo'
  | 'stamp'
  | 'english'
  | 'order'
  | 'certificate'
  | 'minutes'
  | 'other';

/** One way to begin: a kind, or a kind in another language. */
export interface Start {
  readonly code: DocumentKind | 'english';
  readonly kind: DocumentKind;
  readonly look: PageLook;
}

const start = (kind: DocumentKind, look: PageLook): Start => ({ code: kind, kind, look });

/** The groups in which kinds are offered. @rule saraban-2526 ข้อ 10 */
export const groupCodes = ['received', 'letters', 'orders', 'news', 'evidence'] as const;
export type GroupCode = (typeof groupCodes)[number];

/** Every kind that somebody can begin, in the order in which it is offered. */
export const kindGroups: Readonly<Record<GroupCode, readonly Start[]>> = {
  received: [start('outside', 'letter')],
  letters: [
    start('outgoing', 'letter'),
    start('inside', 'memo'),
    start('stamp', 'stamp'),
    start('cycle', 'letter'),
    { code: 'english', kind: 'outgoing', look: 'english' },
  ],
  orders: [start('command', 'order'), start('regularity', 'order'), start('rules', 'order')],
  news: [start('announce', 'order'), start('declaration', 'order'), start('news', 'order')],
  evidence: [
    start('guaranty', 'certificate'),
    start('report', 'minutes'),
    start('note', 'memo'),
    start('other', 'other'),
  ],
};

/** The group whose ways have keys: 1 for the first. */
export const groupWithKeys: GroupCode = 'letters';
