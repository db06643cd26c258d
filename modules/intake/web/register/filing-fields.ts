import type { RegisterFieldName } from '@sarn/document/contract';

/** Optional texts of one line, by which the registry files a letter. */
export const filingFields = [
  'bookGroup',
  'category',
  'disposal',
] as const satisfies readonly RegisterFieldName[];

export type FilingField = (typeof filingFields)[number];
export type Filing = Readonly<Record<FilingField, string>>;

export const noFiling: Filing = { bookGroup: '', category: '', disposal: '' };

/** As many characters as the register keeps of each. */
export const filingLength = 200;
