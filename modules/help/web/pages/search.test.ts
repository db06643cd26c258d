import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainText, toBlocks } from '../reading/markdown.ts';
import { helpPages } from './catalogue.ts';
import { searchPages } from './search.ts';

const titles = { a: 'ลงทะเบียนรับหนังสือ', b: 'สั่งการ' };
const texts = { a: 'กดปุ่ม **ลงทะเบียน** แล้วเลือกไฟล์ PDF', b: 'เลือกผู้รับผิดชอบ' };

test('[2.14] a page is found by words of its title and its text, short ones too', () => {
  const found = (text: string) => searchPages(text, titles, texts).map(({ id }) => id);
  expect(found('ลงทะเบียน')).toEqual(['a']);
  expect(found('pdf ไฟล์')).toEqual(['a']);
  expect(found('เลือก')).toEqual(['a', 'b']);
  expect(found('ผู้')).toEqual(['b']);
  expect(found('ไม่มีคำนี้')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

test('an excerpt shows the place without Markdown signs', () => {
  expect(searchPages('ลงทะเบียน', titles, texts)[0]?.excerpt).toContain('กดปุ่ม ลงทะเบียน');
});

const read = (language: string, id: string) =>
  readFileSync(join(import.meta.dirname, language, `${id}.md`), 'utf8');

test.each(helpPages.map(({ id }) => id))(
  '[2.14] page %s has a text in both languages, and its pictures are there',
  (id) => {
    expect(toBlocks(read('th', id)).length).toBeGreaterThan(4);
    expect(toBlocks(read('en', id)).length).toBeGreaterThan(1);
    for (const language of ['th', 'en']) {
      // An opening Markdown sign without its closing one would be shown.
      expect(plainText(read(language, id))).not.toMatch(/\*\*|`|\]\(/);
      for (const block of toBlocks(read(language, id))) {
        if (block.kind !== 'picture') continue;
        const file = join(import.meta.dirname, '..', 'pictures', `${block.name}.webp`);
        expect([block.name, existsSync(file)]).toEqual([block.name, true]);
        expect(block.words).not.toBe('');
      }
    }
  },
);
