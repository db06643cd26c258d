import type { RowOf } from '@sarn/kernel';
import type { suffixTable } from './name-tables.ts';
import type { Force } from './prefixes.ts';

/** A suffix after the surname, as the table of the settings has it. "ณ …" is none: it belongs to the surname. */
export type Suffix = Pick<
  RowOf<typeof suffixTable>,
  'code' | 'nameTh' | 'validFrom' | 'validTo' | 'short' | 'isPrinted'
>;

/** The force to which an ambiguous rank belongs where this suffix follows. */
export const forceOfSuffix: Readonly<Record<string, Force>> = { rn: 'navy' };
