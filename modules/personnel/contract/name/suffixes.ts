import type { Force } from './prefixes.ts';

/** A suffix after the surname. Rule: specification of settings §2.1 `suffix` */
export interface Suffix {
  readonly code: string;
  readonly th: string;
  readonly pattern: RegExp;
  /** The force to which an ambiguous rank belongs where this suffix follows. */
  readonly force?: Force;
}

/** "ณ …" is no suffix: it belongs to the surname. */
export const suffixes: readonly Suffix[] = [
  { code: 'rn', th: 'ร.น.', pattern: /\s+ร\s*\.\s*น\s*\.?\s*$/, force: 'navy' },
];
