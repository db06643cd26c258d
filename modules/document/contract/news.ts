import { queueCards, queueCodes } from './queues.ts';
import type { QueueCode } from './queues.ts';

/** Queues that only watch: they change the count but cause no notice. */
export const quietQueues: ReadonlySet<string> = new Set<QueueCode>([
  'jobFollow',
  'jobAssign2',
  'unsigned',
]);

/** Under which documents are shown in the bell and in its settings; old clients know this name. */
export const documentNewsModule = 'SARABUN';

/** A kind of news whose text the agency may choose. */
export interface NewsKind {
  readonly module: typeof documentNewsModule;
  readonly kind: string;
  readonly th: string;
  readonly en: string;
}

interface Term {
  readonly th: string;
  readonly en: string;
}

/** Kinds of news of a table: their names, after the prefix where there is one. */
export const newsKinds = (terms: Readonly<Record<string, Term>>, prefix = ''): NewsKind[] =>
  Object.entries(terms).map(([kind, { th, en }]) => ({
    module: documentNewsModule,
    kind: `${prefix}${kind}`,
    ...{ th, en },
  }));

/** Notices to those in whose queue a document came. */
export const queueNews = newsKinds(
  Object.fromEntries(
    queueCodes.filter((code) => !quietQueues.has(code)).map((code) => [code, queueCards[code]]),
  ),
  'queue.',
);

/** Notices about the files of a document. */
export const fileNews = newsKinds({
  'file.replaced': {
    th: 'ไฟล์ของหนังสือถูกแทนที่ด้วยรุ่นใหม่',
    en: 'A file of a document was replaced',
  },
});
