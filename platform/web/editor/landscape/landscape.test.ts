// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { clausesIn } from '../clauses/clauses.ts';
import { extensions } from '../extensions.ts';
import { openEditor } from '../open-editor.testing.ts';
import { isInLandscape, toggleLandscape } from './landscape.ts';

const open = (html: string): Editor => openEditor(extensions, html);
const table = '<table><tbody><tr><td><p>กว้าง</p></td><td><p>มาก</p></td></tr></tbody></table>';

function select(editor: Editor, from: string, to = from): void {
  const placeOf = (text: string): number => {
    let place = -1;
    editor.state.doc.descendants((node, pos) => {
      if (node.isText && node.text === text) place = pos;
    });
    return place;
  };
  editor.commands.setTextSelection({ from: placeOf(from), to: placeOf(to) + 1 });
}
const toggle = (editor: Editor): boolean => toggleLandscape(editor.state, editor.view.dispatch);
const outermost = (editor: Editor): string[] =>
  editor.state.doc.content.content.map(({ type }) => type.name);

test('the table in which one writes comes on a page in landscape as a whole, and back', () => {
  const editor = open(`<p>ก่อน</p>${table}<p>หลัง</p>`);
  const before = editor.getHTML();
  select(editor, 'มาก');
  expect(toggle(editor)).toBe(true);
  expect(outermost(editor)).toEqual(['paragraph', 'landscape', 'paragraph']);
  expect(editor.state.doc.child(1).child(0).type.name).toBe('table');
  // The caret stays where it was.
  expect(isInLandscape(editor.state)).toBe(true);
  expect(toggle(editor)).toBe(true);
  expect(editor.getHTML()).toBe(before);
});

test('several paragraphs that are selected come on one page, with its name on the screen', () => {
  const editor = open(`<h2>บัญชี</h2>${table}<p>หลัง</p>`);
  select(editor, 'บัญชี', 'มาก');
  toggle(editor);
  expect(outermost(editor)).toEqual(['landscape', 'paragraph']);
  expect(editor.view.dom.querySelector('section')?.getAttribute('aria-label')).toBe('หน้าแนวนอน');
  const again = open(editor.getHTML());
  expect(again.getJSON()).toEqual(editor.getJSON());
});

test('what has a page in landscape in it cannot come on another', () => {
  const editor = open(`<p>ก่อน</p><section data-landscape>${table}</section><p>หลัง</p>`);
  select(editor, 'ก่อน', 'หลัง');
  expect(toggle(editor)).toBe(false);
  expect(outermost(editor)).toEqual(['paragraph', 'landscape', 'paragraph']);
});

test('clauses are counted on through a page in landscape', () => {
  const clause = (text: string): string =>
    `<ol data-numbering="clause"><li><p>${text}</p></li></ol>`;
  const editor = open(
    `${clause('ก')}<section data-landscape>${clause('ข')}</section>${clause('ค')}`,
  );
  const labels = clausesIn(editor.state.doc).map(({ label, text }) => `${label} ${text}`);
  expect(labels).toEqual(['ข้อ ๑ ก', 'ข้อ ๒ ข', 'ข้อ ๓ ค']);
  for (const { pos } of clausesIn(editor.state.doc)) {
    expect(editor.state.doc.nodeAt(pos)?.type.name).toBe('listItem');
  }
});
