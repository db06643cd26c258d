import { describe, expect, it } from 'vitest';
import { documentKinds } from '@sarn/document/contract';
import type { DocumentKind } from '@sarn/document/contract';
import {
  numberRuleOf,
  numberRules,
  printNumber,
  registerTerms,
  usualNumberSettings,
} from './numbering.ts';

const kinds = Object.keys(documentKinds) as DocumentKind[];
const drawn = { ...usualNumberSettings, circularSeries: 'outgoing' } as const;

describe('[7.04] the number as it is printed', () => {
  it.each([
    ['inside', 'ทส 0102', 'ทส 0102/12'],
    ['inside', '', '12'],
    ['outgoing', 'ทส 1001.2', 'ทส 1001.2/12'],
    ['stamp', 'ทส 1001.2', 'ทส 1001.2/12'],
    ['cycle', 'ทส 0102', 'ทส 0102/ว 12'],
    ['cycle', '', 'ว 12'],
    ['command', '', '12/2569'],
    ['guaranty', 'ทส 0102', '12/2569'],
    ['outside', '', '12/2569'],
    ['other', '', '12/2569'],
  ] as const)('of %s with the code “%s” is %s', (kind, letterCode, printed) => {
    const rule = numberRules[kind];
    if (!rule) throw new Error(`${kind} bears no number`);
    expect(printNumber(rule.print, { number: 12, year: 2569, letterCode })).toBe(printed);
  });

  it('is known for every kind, in a register that has a name; a note has none', () => {
    const bare = kinds.filter((kind) => numberRules[kind] === null);
    expect(bare).toEqual(['note']);
    for (const kind of kinds) {
      const rule = numberRules[kind];
      if (rule) expect(registerTerms[rule.register].th, kind).toMatch(/^ทะเบียน/);
    }
  });
});

describe('[7.04] circulars', () => {
  it('count separately or are drawn from the outgoing letters where the agency says so', () => {
    expect(numberRuleOf('cycle', usualNumberSettings)?.register).toBe('cycle');
    expect(numberRuleOf('cycle', drawn)).toMatchObject({ register: 'outgoing', print: 'circular' });
    for (const kind of kinds.filter((one) => one !== 'cycle')) {
      expect(numberRuleOf(kind, drawn), kind).toEqual(numberRules[kind]);
    }
  });
});
