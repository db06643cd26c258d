import { describe, expect, it } from 'vitest';
import * as edit from './agenda-edit.ts';
import { agendaOf, isEmptyText, isResolved, textOfNode } from './agenda-outline.ts';
import type { TextNode } from './agenda-outline.ts';
import { replacedText } from './replaced-text.ts';
import { standardAgenda } from './standard-agenda.ts';

const line = (text: string, type = 'paragraph'): TextNode => ({
  type,
  content: text === '' ? [] : [{ type: 'text', text }],
});
const list = (...texts: string[]): TextNode => ({
  type: 'orderedList',
  content: texts.map((text) => ({ type: 'listItem', content: [line(text)] })),
});
const doc = (...content: TextNode[]): TextNode => ({ type: 'doc', content });
const lines = (text: TextNode) => (text.content ?? []).map(textOfNode);
const item = (text: TextNode, at: number) => {
  const found = agendaOf(text)[at];
  if (!found) throw new Error(`no item ${at}`);
  return found;
};

const text = doc(
  line('เกริ่นนำ'),
  line('ระเบียบวาระที่ 1 เรื่องที่ประธานแจ้งให้ที่ประชุมทราบ', 'heading'),
  line('ประธานแจ้ง'),
  line('มติที่ประชุม รับทราบ'),
  line('วาระที่ ๒ เรื่องรับรองรายงาน'),
  list('หนึ่ง', 'สอง'),
  line('มติที่ประชุม'),
  line('ระเบียบวาระที่ 3 เรื่องเพื่อพิจารณา', 'heading'),
  line('ระเบียบวาระที่ 3.1 แผน'),
  line('มติที่ประชุม: เห็นชอบ'),
  line('ระเบียบวาระที่ 3.2 งบประมาณ'),
);

describe('the agenda of a text', () => {
  it('has an item for each head, with its resolutions and its blocks on the page', () => {
    const found = agendaOf(text);
    expect(found.map(({ number, title, depth }) => [number, title, depth])).toEqual([
      ['1', 'เรื่องที่ประธานแจ้งให้ที่ประชุมทราบ', 1],
      ['๒', 'เรื่องรับรองรายงาน', 1],
      ['3', 'เรื่องเพื่อพิจารณา', 1],
      ['3.1', 'แผน', 2],
      ['3.2', 'งบประมาณ', 2],
    ]);
    expect(found.map(({ resolutions }) => resolutions.map((one) => one.text))).toEqual([
      ...[['รับทราบ'], [''], [], ['เห็นชอบ'], []],
    ]);
    expect(found.map(isResolved)).toEqual([true, false, true, true, false]);
    expect(found.map(({ hasText }) => hasText)).toEqual([true, true, false, false, false]);
    // Each paragraph of a list is a block of its own.
    expect(found.map(({ blocks }) => [blocks.from, blocks.to])).toEqual([
      ...[
        [1, 3],
        [4, 7],
        [8, 8],
        [9, 10],
        [11, 11],
      ],
    ]);
    expect(found[2]).toMatchObject({ at: 7, end: 8, wholeEnd: 11 });
  });

  it('is found in a head whose number looks otherwise, and nowhere in other text', () => {
    const head: TextNode = {
      type: 'heading',
      content: [
        { type: 'text', text: 'วาระที่ ' },
        { type: 'text', text: '1 ก', marks: [{}] },
      ],
    };
    expect(agendaOf(doc(head))).toMatchObject([{ number: '1', title: 'ก' }]);
    expect(agendaOf(doc(line('ตามระเบียบวาระที่ 1'), line('วาระที่')))).toEqual([]);
    expect(isEmptyText(doc(line('')))).toBe(true);
    expect(isEmptyText(text)).toBe(false);
  });
});

describe('a change in a row', () => {
  it('changes title or resolution and keeps the look of the letters that stay', () => {
    const marks = [{ type: 'italic' }];
    const head: TextNode = {
      type: 'heading',
      content: [
        { type: 'text', text: 'ระเบียบวาระที่ 1 เรื่อง' },
        { type: 'text', text: 'ประธาน', marks },
        { type: 'hardBreak' },
        { type: 'text', text: 'แจ้ง' },
      ],
    };
    const changed = edit.withTitle(doc(head), item(doc(head), 0), 'เรื่องประธาน แจ้งทราบ');
    expect(changed.content?.[0]?.content).toEqual([
      ...(head.content?.slice(0, 3) ?? []),
      { type: 'text', text: 'แจ้งทราบ' },
    ]);
    const resolved = edit.withResolution(text, item(text, 1), 0, 'รับรอง ');
    expect(lines(resolved)[6]).toBe('มติที่ประชุม รับรอง ');
    expect(item(resolved, 1).resolutions[0]?.text).toBe('รับรอง ');
    expect(lines(edit.withResolution(text, item(text, 3), 0, ''))[9]).toBe('มติที่ประชุม: ');
  });

  it('keeps a title that is emptied and typed again', () => {
    const empty = edit.withTitle(text, item(text, 0), '');
    expect(lines(empty)[1]).toBe('ระเบียบวาระที่ 1 ');
    expect(lines(edit.withTitle(empty, item(empty, 0), 'ก'))[1]).toBe('ระเบียบวาระที่ 1 ก');
  });

  it('adds a resolution at the end of an item that has none', () => {
    const changed = edit.withResolution(text, item(text, 4), 0, 'เห็นชอบ');
    expect(lines(changed).at(-1)).toBe('มติที่ประชุม เห็นชอบ');
    expect(lines(edit.withResolution(text, item(text, 2), 0, 'ก'))[8]).toBe('มติที่ประชุม ก');
  });
});

describe('an item', () => {
  it('is moved with all its text, and the numbers follow in their digits', () => {
    const moved = edit.movedItem(text, item(text, 0), 1);
    expect(lines(moved).slice(0, 7)).toEqual([
      'เกริ่นนำ',
      'วาระที่ ๑ เรื่องรับรองรายงาน',
      '',
      'มติที่ประชุม',
      'ระเบียบวาระที่ 2 เรื่องที่ประธานแจ้งให้ที่ประชุมทราบ',
      'ประธานแจ้ง',
      'มติที่ประชุม รับทราบ',
    ]);
    expect(moved.content?.[2]).toEqual(list('หนึ่ง', 'สอง'));
    const whole = edit.movedItem(text, item(text, 2), -1);
    expect(agendaOf(whole).map(({ number }) => number)).toEqual(['1', '2', '2.1', '2.2', '๓']);
    const below = edit.movedItem(text, item(text, 4), -1);
    expect(
      agendaOf(below)
        .map(({ title }) => title)
        .slice(3),
    ).toEqual(['งบประมาณ', 'แผน']);
  });

  it('goes nowhere at the edge, and out of no other item', () => {
    const all = agendaOf(text);
    const passed = (by: -1 | 1) => all.map((one) => edit.neighbourOf(all, one, by)?.number ?? null);
    expect(passed(-1)).toEqual([null, '1', '๒', null, '3.1']);
    expect(passed(1)).toEqual(['๒', '3', null, '3.2', null]);
    expect(edit.movedItem(text, item(text, 3), -1)).toBe(text);
  });

  it('is removed with its text and what is below it', () => {
    expect(lines(edit.withoutItem(text, item(text, 2)))).toEqual(lines(text).slice(0, 7));
    const alone = doc(line('วาระที่ 1 ก'));
    expect(edit.withoutItem(alone, item(alone, 0))).toEqual(doc({ type: 'paragraph' }));
  });

  it('is added at the end in the place of empty lines, and fills an empty text', () => {
    const added = edit.withItems(doc(line('วาระที่ ๑ ก'), { type: 'paragraph' }), ['ข']);
    expect(lines(added)).toEqual(['วาระที่ ๑ ก', 'ระเบียบวาระที่ ๒ ข', 'มติที่ประชุม ']);
    const usual = edit.withItems(doc({ type: 'paragraph' }), standardAgenda('10/2569'));
    expect(agendaOf(usual).map(({ number, title }) => `${number} ${title}`)).toEqual([
      '1 เรื่องที่ประธานแจ้งให้ที่ประชุมทราบ',
      '2 เรื่องรับรองรายงานการประชุม ครั้งที่ 10/2569',
      '3 เรื่องสืบเนื่องและเรื่องเสนอเพื่อทราบ',
      '4 เรื่องเสนอเพื่อพิจารณา',
      '5 เรื่องอื่น ๆ',
    ]);
    expect(agendaOf(usual).map(isResolved)).toEqual([false, false, false, false, false]);
  });
});

describe('letters of a paragraph', () => {
  const two: TextNode = {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'กข', marks: [{ type: 'bold' }] },
      { type: 'text', text: 'คง' },
    ],
  };
  it.each([
    [
      1,
      3,
      'X',
      [
        ['กX', true],
        ['ง', false],
      ],
    ],
    [
      2,
      2,
      'X',
      [
        ['กขX', true],
        ['คง', false],
      ],
    ],
    [
      3,
      3,
      'X',
      [
        ['กข', true],
        ['คXง', false],
      ],
    ],
    [
      4,
      4,
      'X',
      [
        ['กข', true],
        ['คงX', false],
      ],
    ],
    [0, 4, '', []],
  ] as const)('from %i to %i are replaced by %s', (from, to, put, made) => {
    const parts = replacedText(two, from, to, put).content ?? [];
    expect(parts.map((part) => [part.text, part.marks !== undefined])).toEqual(made);
  });
});
