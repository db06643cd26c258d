// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensions } from '../extensions.ts';
import { openEditor } from '../open-editor.testing.ts';
import { findStateOf, replaceAll, replaceOne, seek, step } from './find-state.ts';

const open = (content: string) => openEditor(extensions, content);
const sought = (editor: Editor, text: string, how: 'folded' | 'exact' = 'folded') =>
  seek(editor.state, editor.view.dispatch, { text, how });
/** `2/5`: which of how many. */
const told = (editor: Editor) => {
  const { at, found } = findStateOf(editor.state);
  return `${at + 1}/${found.length}`;
};
const selected = ({ state: { doc, selection } }: Editor) =>
  doc.textBetween(selection.from, selection.to);
const marked = (editor: Editor) =>
  [...editor.view.dom.querySelectorAll('.s-found')].map(({ textContent }) => textContent);

const letter = `<p>กองแผน ปี ๒๕๖๙</p><table><tr><td><p>กองแผน</p></td></tr></table>
  <ul><li><p>ถึง<strong>กอง</strong>แผน</p></li></ul>`;

test('finds in paragraphs, cells and lists, also over words of another kind, and goes round', () => {
  const editor = open(letter);
  sought(editor, 'กองแผน');
  expect(told(editor)).toBe('1/3');
  expect(selected(editor)).toBe('กองแผน');
  expect(marked(editor)).toEqual(['กองแผน', 'กองแผน', 'กอง', 'แผน']);
  step(editor.state, editor.view.dispatch, -1);
  expect(told(editor)).toBe('3/3');
  step(editor.state, editor.view.dispatch, 1);
  expect(told(editor)).toBe('1/3');
  sought(editor, '');
  expect([told(editor), marked(editor)]).toEqual(['0/0', []]);
});

test('goes on from the caret, and follows what is typed', () => {
  const editor = open('<p>ก ก ก</p>');
  editor.commands.setTextSelection(3);
  sought(editor, 'ก');
  expect(told(editor)).toBe('2/3');
  editor.commands.insertContentAt(1, 'ก ');
  expect(told(editor)).toBe('3/4');
});

test('replaces one and shows the next; what comes in is bold like what it replaces', () => {
  const editor = open('<p><strong>กอง</strong> กอง กอง</p>');
  sought(editor, 'กอง');
  replaceOne(editor.state, editor.view.dispatch, 'สำนัก');
  expect(editor.getHTML()).toBe('<p><strong>สำนัก</strong> กอง กอง</p>');
  expect([told(editor), selected(editor)]).toEqual(['1/2', 'กอง']);
});

test('a text that comes again in what replaces it is not found twice', () => {
  const editor = open('<p>กอง กอง</p>');
  sought(editor, 'กอง');
  replaceOne(editor.state, editor.view.dispatch, 'กองกลาง');
  expect(told(editor)).toBe('2/2');
  replaceOne(editor.state, editor.view.dispatch, 'กองกลาง');
  expect(editor.getText()).toBe('กองกลาง กองกลาง');
});

test('replaces all as one step to undo, apart from what was typed before', () => {
  const editor = open('<p>ปี ๒๕๖๘ และ 2568</p><p>๒๕๖๘</p>');
  editor.commands.insertContentAt(1, 'ใน');
  sought(editor, '2568');
  expect(replaceAll(editor.state, editor.view.dispatch, '๒๕๖๙')).toBe(3);
  expect(editor.getText()).toBe('ในปี ๒๕๖๙ และ ๒๕๖๙\n\n๒๕๖๙');
  editor.commands.undo();
  expect(editor.getText()).toBe('ในปี ๒๕๖๘ และ 2568\n\n๒๕๖๘');
  expect(replaceAll(editor.state, editor.view.dispatch, '')).toBe(3);
  expect(editor.getText()).toBe('ในปี  และ \n\n');
  expect(told(editor)).toBe('0/0');
  expect(replaceAll(editor.state, editor.view.dispatch, 'x')).toBe(0);
});
