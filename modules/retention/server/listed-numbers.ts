import type { ListedRow } from './list-item.store.ts';

type Numbered = Pick<ListedRow, 'kind' | 'number' | 'letterNo'>;

/** What stands under เลขทะเบียนรับ: the number of a letter that the agency received, and nothing for what it wrote. */
export const receivedNumber = ({ kind, number }: Numbered): string =>
  kind === 'outside' ? number : '';

/** What stands under ที่; a document that the agency wrote has at least its number in the register. */
export const ownNumber = ({ kind, number, letterNo }: Numbered): string =>
  letterNo === '' && kind !== 'outside' ? number : letterNo;
