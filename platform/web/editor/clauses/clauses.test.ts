// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensions } from '../extensions.ts';
import { openEditor } from '../open-editor.testing.ts';
import {
  isInClauses,
  referTo,
  referable,
  toggleClauses,
  toggleNumbers,
} from './clause-commands.ts';

const open = (content: string) => openEditor(extensions, content);
const item = (text: string, more = '') => `<li><p>${text}</p>${more}</li>`;
const regulation = `<ol data-numbering="clause">${item('ชื่อ')}${item('นิยาม', `<ol>${item('ก')}${item('ข')}</ol>`)}</ol>
  <h2>หมวด ๑</h2><ol data-numbering="clause">${item('การเบิก')}</ol><ol>${item('อื่น', `<ol>${item('ย่อย')}</ol>`)}</ol><p>ตาม</p>`;

const placeOf = (editor: Editor, text: string): number => {
  let place = -1;
  editor.state.doc.descendants((node, pos) => {
    if (node.isText && node.text?.startsWith(text)) place = pos;
  });
  return place;
};
const into = (editor: Editor, text: string) =>
  editor.commands.setTextSelection(placeOf(editor, text) + text.length);
const labels = (editor: Editor) => referable(editor).map(({ label, text }) => `${label} ${text}`);
const last = (editor: Editor) => editor.state.doc.lastChild?.textContent;

/** A regulation that says in its last line what it refers to. */
function referring(label: string): Editor {
  const editor = open(regulation);
  into(editor, 'ตาม');
  const clause = referable(editor).find((one) => one.label === label);
  if (clause) referTo(editor, clause);
  return editor;
}

test('clauses are counted over the chapters, other lists by themselves', () => {
  expect(labels(open(regulation))).toEqual([
    ...['ข้อ ๑ ชื่อ', 'ข้อ ๒ นิยาม', 'ข้อ ๒ (๑) ก', 'ข้อ ๒ (๒) ข', 'ข้อ ๓ การเบิก'],
    ...['ข้อ ๑ อื่น', 'ข้อ ๑.๑ ย่อย'],
  ]);
});

test('paragraphs become clauses, a list becomes one of clauses, and clauses paragraphs again', () => {
  const editor = open('<p>หนึ่ง</p><p>สอง</p>');
  editor.commands.selectAll();
  toggleClauses(editor);
  expect(labels(editor)).toEqual(['ข้อ ๑ หนึ่ง', 'ข้อ ๒ สอง']);
  expect(isInClauses(editor)).toBe(true);
  toggleClauses(editor);
  expect(editor.getHTML()).toMatch(/^<p>หนึ่ง<\/p><p>สอง<\/p>/);
  expect(isInClauses(editor)).toBe(false);
  const listed = open(`<ol>${item('ก')}</ol>`);
  into(listed, 'ก');
  toggleClauses(listed);
  expect(listed.getHTML()).toContain('<ol data-numbering="clause">');
  toggleNumbers(listed);
  expect(listed.getHTML()).toMatch(/^<ol><li>/);
});

test('a reference follows its clause when another comes before it, also into another part', () => {
  const editor = referring('ข้อ ๒ (๒)');
  expect(last(editor)).toBe('ตามข้อ ๒ (๒)');
  into(editor, 'ชื่อ');
  editor.chain().splitListItem('listItem').insertContent('ใหม่').run();
  expect(last(editor)).toBe('ตามข้อ ๓ (๒)');
  editor.commands.undo();
  expect(last(editor)).toBe('ตามข้อ ๒ (๒)');
});

test('the new clause made by Enter in one that is referred to is not that one', () => {
  const editor = referring('ข้อ ๑');
  into(editor, 'ชื่อ');
  editor.chain().splitListItem('listItem').insertContent('ใหม่').run();
  expect(last(editor)).toBe('ตามข้อ ๑');
});

test('a clause that is gone is said to be gone, until it is back', () => {
  const editor = referring('ข้อ ๓');
  const place = placeOf(editor, 'การเบิก');
  editor.commands.deleteRange({ from: place - 3, to: place + 'การเบิก'.length + 3 });
  expect(last(editor)).toBe('ตามข้อ (ที่ลบแล้ว)');
  editor.commands.undo();
  expect(last(editor)).toBe('ตามข้อ ๓');
});

test('a number changed by hand follows nothing any more', () => {
  const editor = referring('ข้อ ๓');
  const end = editor.state.doc.content.size - 1;
  editor.commands.insertContentAt({ from: end - 1, to: end }, '๙');
  expect(last(editor)).toBe('ตามข้อ ๙');
  expect(editor.getHTML()).not.toContain('data-clause=');
});

test('a copy of a clause is another one, and what is typed behind a reference is no part of it', () => {
  const editor = referring('ข้อ ๓');
  editor.commands.insertContent(' ได้');
  expect(editor.getHTML()).toMatch(/<span data-clause="[^"]+">ข้อ ๓<\/span> ได้/);
  const id = /data-clause-id="([^"]+)"/.exec(editor.getHTML())?.[1];
  const copy = `<ol data-numbering="clause"><li data-clause-id="${id}"><p>สำเนา</p></li></ol>`;
  editor.commands.insertContentAt(editor.state.doc.content.size, copy);
  expect(editor.getHTML().split('data-clause-id=')).toHaveLength(2);
});
