// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { extensions } from '../extensions.ts';
import { openEditor } from '../open-editor.testing.ts';
import { switchDigitsIn } from './switch-digits-in.ts';

const open = (content: string) => openEditor(extensions, content);

test('undoing gives back the digits, and what was typed just before stays', () => {
  const editor = open('<p></p>');
  editor.commands.insertContent('ข้อ 1');
  switchDigitsIn(editor.state, editor.view.dispatch, 'thai');
  expect(editor.getText()).toBe('ข้อ ๑');
  editor.commands.undo();
  expect(editor.getText()).toBe('ข้อ 1');
});

test('the whole text without a selection, in one step, with its marks; addresses stay', () => {
  const editor = open(
    '<p>ข้อ 1 <strong>2</strong>3 กระดาษ <strong>A</strong>4</p><table><tr><td><p>5</p></td></tr></table>',
  );
  expect(switchDigitsIn(editor.state, editor.view.dispatch, 'thai')).toBe(true);
  const html = editor.getHTML();
  expect(html).toContain('<p>ข้อ ๑ <strong>๒</strong>๓ กระดาษ <strong>A</strong>4</p>');
  expect(html).toContain('<p>๕</p>');
  expect(switchDigitsIn(editor.state, editor.view.dispatch, 'thai')).toBe(false);
  editor.commands.undo();
  expect(editor.getHTML()).toContain('<p>ข้อ 1 <strong>2</strong>3');
});

test('only what is selected, which stays selected; a part of an address stays too', () => {
  const editor = open('<p>12 34 x@a5.th 67</p>');
  editor.commands.setTextSelection({ from: 2, to: 13 });
  switchDigitsIn(editor.state, editor.view.dispatch, 'thai');
  expect(editor.getText()).toBe('1๒ ๓๔ x@a5.th 67');
  const { from, to } = editor.state.selection;
  expect([from, to]).toEqual([2, 13]);
  editor.commands.setTextSelection({ from: 1, to: 6 });
  switchDigitsIn(editor.state, editor.view.dispatch, 'arabic');
  expect(editor.getText()).toBe('12 34 x@a5.th 67');
});
