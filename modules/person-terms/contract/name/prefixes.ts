import type { RowOf } from '@sarn/kernel';
import type { prefixTable } from './name-tables.ts';

/** A prefix of a name, as the table of the settings has it. */
export type Prefix = Pick<
  RowOf<typeof prefixTable>,
  | ('code' | 'nameTh' | 'validFrom' | 'validTo' | 'short' | 'class' | 'gender')
  | ('isPrinted' | 'hasSpaceAfter' | 'force' | 'inPlace')
>;

export type Force = Exclude<Prefix['force'], 'none'>;

/** Order in print: academic, rank, royal or honour, then the plain title. */
const printOrder: Readonly<Record<Prefix['class'], number>> = {
  academic: 1,
  rank: 2,
  royal: 3,
  honour: 3,
  title: 4,
  degree: 5,
  profession: 5,
};

/**
 * Prefixes as they are printed before a first name, with the blank after them where one belongs
 * there: `รองศาสตราจารย์ พันตำรวจโท `, `ผู้ช่วยศาสตราจารย์`.
 *
 * Rule: specification of settings §2.1 `prefix`: in print academic → rank → royal or honour, a blank
 *   after ranks, no abbreviations, degrees or professions
 */
export function printedPrefix(list: readonly Prefix[]): string {
  const printed = list
    .filter(({ isPrinted }) => isPrinted)
    .toSorted((a, b) => printOrder[a.class] - printOrder[b.class]);
  const above = printed.filter((one) => one.class !== 'title');
  const shown = above.length > 0 ? above : printed;
  const last = shown.at(-1);
  if (!last) return list.find(({ inPlace }) => inPlace !== '')?.inPlace ?? '';
  return shown.map(({ nameTh }) => nameTh).join(' ') + (last.hasSpaceAfter ? ' ' : '');
}
