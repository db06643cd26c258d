import type { PartRow } from '@sarn/platform-server';
import { describe, expect, it } from 'vitest';
import { byCodesHere, changesOf, differencesOf, digestOf } from './differences.rules.ts';
import { plainText } from './section.ts';
import type { Compared } from './differences.rules.ts';
import type { Section } from './section.ts';

const section = (part: Partial<Section> = {}): Section => ({
  ...{ code: 'unit', kind: 'tables', title: { th: 'หน่วย', en: 'Units' } },
  label: (field) => ({ th: `ช่อง ${field}`, en: field }),
  fields: ['nameTh', 'rank', ...Object.keys(part.references ?? {})],
  nameOf: (code) => code,
  shown: (_field, value, language) => plainText(value, language),
  wanted: () => undefined,
  isOwn: () => true,
  read: async () => [],
  references: {},
  hasMadeCodes: false,
  write: async () => 'done',
  takeBack: async () => 'done',
  ...part,
});
const row = (code: string, fields: PartRow['fields']): PartRow => ({ code, name: code, fields });
const here = [row('a', { nameTh: 'ก', rank: 1 }), row('b', { nameTh: 'ข', rank: 2 })];
const inFile = { a: { nameTh: 'ก', rank: 5 }, c: { nameTh: 'ค', rank: 3 } };
const compared: Compared = { section: section(), here, inFile };
const take = (chosen: readonly string[], isLikeFile = false, one: Compared = compared) =>
  changesOf(one, { chosen: new Set(chosen), isLikeFile });

describe('the differences of a file', () => {
  it('are told field by field, with rows that are only here', () => {
    const [found] = differencesOf([compared], 'th');
    expect(found?.rows.map(({ code, kind }) => [code, kind])).toEqual([
      ...[
        ['a', 'changed'],
        ['c', 'new'],
        ['b', 'here'],
      ],
    ]);
    expect(found?.rows[0]?.fields).toEqual([
      { key: 'unit/a#rank', field: 'rank', label: 'ช่อง rank', from: '1', to: '5' },
    ]);
  });

  it('name the rows to which fields refer, as they are called here or in the file', () => {
    const groups = section({ code: 'group' });
    const known = row('own-group', { nameTh: 'กลุ่มของหน่วยงาน', nameEn: 'Own group' });
    const comparing: Compared[] = [
      { section: groups, here: [known], inFile: { later: { nameTh: 'กลุ่มใหม่', nameEn: '' } } },
      {
        section: section({ references: { parts: 'group' } }),
        here: [row('a', { parts: ['own-group'] })],
        inFile: { a: { parts: ['later', 'elsewhere', 'own-group'] } },
      },
    ];
    const told = (language: 'th' | 'en') =>
      differencesOf(comparing, language)[1]?.rows[0]?.fields.map(({ from, to }) => [from, to]);
    expect(told('th')).toEqual([['กลุ่มของหน่วยงาน', 'กลุ่มใหม่, elsewhere, กลุ่มของหน่วยงาน']]);
    expect(told('en')).toEqual([['Own group', 'กลุ่มใหม่, elsewhere, Own group']]);
  });

  it('are none where the file has no such section, or the same rows', () => {
    expect(differencesOf([{ ...compared, inFile: undefined }], 'th')).toEqual([]);
    const same = { a: { rank: 1, nameTh: 'ก' }, b: { nameTh: 'ข' } };
    expect(differencesOf([{ ...compared, inFile: same }], 'th')).toEqual([]);
  });

  it('leave out rows and fields that this system does not know', () => {
    const closed = { ...compared, section: section({ isOwn: () => false }) };
    const [found] = differencesOf([closed], 'th');
    expect(found?.rows.map(({ code }) => code)).toEqual(['a']);
    const later = { ...compared, inFile: { a: { nameTh: 'ก', rank: 1, later: 'x' } } };
    expect(take(['unit/a'], false, later)).toEqual([]);
    const more = { ...compared, inFile: { c: { nameTh: 'ค', later: 'x' } } };
    expect(take(['unit/c'], false, more)[0]?.after?.fields).toEqual({ nameTh: 'ค' });
    const [added] = differencesOf([more], 'th')[0]?.rows ?? [];
    expect(added?.fields.map(({ field }) => field)).toEqual(['nameTh']);
    expect(take(['unit/c', 'unit/b'], true, closed)).toEqual([]);
  });
});

describe('the order in which rows are written', () => {
  const referring = section({ references: { parts: 'unit' } });
  const order = (rows: Record<string, { parts: string[] }>) =>
    take(
      Object.keys(rows).map((code) => `unit/${code}`),
      false,
      { section: referring, here: [], inFile: rows },
    ).map(({ after }) => after?.code);

  it('is behind the rows to which they refer, in lists too', () => {
    expect(order({ c: { parts: ['b', 'a'] }, b: { parts: ['a'] }, a: { parts: [] } })).toEqual([
      ...['a', 'b', 'c'],
    ]);
  });

  it('waits for no row that is not in the file, and ends in a ring', () => {
    expect(order({ b: { parts: ['a'] }, a: { parts: ['elsewhere'] } })).toEqual(['a', 'b']);
    expect(order({ a: { parts: ['b'] }, b: { parts: ['a'] } })).toEqual(['a', 'b']);
  });
});

describe('what is taken', () => {
  it('is what was chosen and nothing else', () => {
    expect(take([])).toEqual([]);
    expect(take(['unit/a#nameTh'])).toEqual([]);
    const [change] = take(['unit/a#rank']);
    expect(change?.after?.fields).toEqual({ nameTh: 'ก', rank: 5 });
    expect(take(['unit/c'])).toEqual([
      { before: null, after: { code: 'c', name: 'ค', fields: inFile.c } },
    ]);
  });

  it('ends rows that are only here when the file is followed, and only then', () => {
    expect(take(['unit/b'])).toEqual([]);
    expect(take(['unit/b'], true)).toEqual([{ before: here[1], after: null }]);
  });

  it('comes behind the rows of its own table to which it refers', () => {
    const one = {
      section: section({ references: { above: 'unit' } }),
      here: [],
      inFile: { leaf: { above: 'mid' }, mid: { above: 'top' }, top: { above: null } },
    };
    const codes = take(['unit/leaf', 'unit/mid', 'unit/top'], false, one).map(
      ({ after }) => after?.code,
    );
    expect(codes).toEqual(['top', 'mid', 'leaf']);
  });
});

it('knows a row by its name where each installation makes the codes, and what refers to it', () => {
  const made = {
    section: section({ code: 'post', hasMadeCodes: true }),
    here: [row('h1', { nameTh: 'นิติกร' })],
    inFile: { f1: { nameTh: 'นิติกร' }, f2: { nameTh: 'วิศวกร' } },
  };
  const referring = {
    section: section({ references: { post: 'post' } }),
    ...{ here: [], inFile: { x: { post: 'f1' }, y: { post: 'f2' } } },
  };
  const [posts, rows] = byCodesHere([made, referring]);
  expect(posts?.inFile).toEqual({ h1: { nameTh: 'นิติกร' }, f2: { nameTh: 'วิศวกร' } });
  expect(rows?.inFile).toEqual({ x: { post: 'h1' }, y: { post: 'f2' } });
});

it('tells whether the settings are still those that were compared', () => {
  const other = { ...compared, here: [row('a', { nameTh: 'ก', rank: 9 })] };
  expect(digestOf([compared])).toBe(digestOf([{ ...compared }]));
  expect(digestOf([compared])).not.toBe(digestOf([other]));
});
