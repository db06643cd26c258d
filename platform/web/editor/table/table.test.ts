// @vitest-environment jsdom
import { tableLimits, tableShape } from '@sarn/kernel';
import type { Editor } from '@tiptap/core';
import { CellSelection } from '@tiptap/pm/tables';
import { expect, test } from 'vitest';
import { extensions } from '../extensions.ts';
import { openEditor } from '../open-editor.testing.ts';
import { insertTable } from './table-commands.ts';
import { tableTools } from './table-tools.ts';
import type { ToolId } from './table-tools.ts';
import { asShares, drawnWidths, movedBorder, resized } from './widths.ts';

const open = (content: string) => openEditor(extensions, content);

/** A table whose cells are named by row and column, between two paragraphs. */
const grid = (rows: number, columns: number): string => {
  const row = (at: number) =>
    Array.from({ length: columns }, (_, column) => `<td><p>${at}${column}</p></td>`).join('');
  const all = Array.from({ length: rows }, (_, at) => `<tr>${row(at)}</tr>`).join('');
  return `<p>ก่อน</p><table>${all}</table><p>หลัง</p>`;
};

/** Where a text begins. */
function placeOf(editor: Editor, text: string): number {
  let place = -1;
  editor.state.doc.descendants((node, pos) => {
    if (node.isText && node.text === text) place = pos;
  });
  return place;
}
const into = (editor: Editor, text: string) =>
  editor.commands.setTextSelection(placeOf(editor, text));

function select(editor: Editor, from: string, to: string): void {
  const cell = (text: string) => placeOf(editor, text) - 2;
  const { tr, doc } = editor.state;
  editor.view.dispatch(tr.setSelection(CellSelection.create(doc, cell(from), cell(to))));
}

const run = (editor: Editor, tool: ToolId): boolean =>
  tableTools[tool](editor.state, editor.view.dispatch, editor.view);

/** The table as rows of words; a merged cell tells its spans, a cell of a head has an asterisk. */
function shown(editor: Editor): string[] {
  const page = new DOMParser().parseFromString(editor.getHTML(), 'text/html');
  return [...page.querySelectorAll('tr')].map((row) =>
    [...row.cells]
      .map((cell) => {
        const spans = cell.colSpan * cell.rowSpan > 1 ? `(${cell.colSpan}×${cell.rowSpan})` : '';
        const text = [...cell.children].map(({ textContent }) => textContent).join('+');
        return `${text}${spans}${cell.matches('th') ? '*' : ''}`;
      })
      .join(' '),
  );
}
const typesIn = (editor: Editor) => editor.getJSON().content?.map(({ type }) => type);
const tableIn = (editor: Editor) => editor.getJSON().content?.find(({ type }) => type === 'table');
const press = (editor: Editor, key: string, more: KeyboardEventInit = {}) =>
  editor.view.dom.dispatchEvent(
    new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true, ...more }),
  );
const caretIn = (editor: Editor) => editor.state.selection.$from.parent.textContent;

test('a table takes the place of an empty paragraph, below other text it is a block of its own', () => {
  const size = { rows: 2, columns: 3, hasHead: true };
  const empty = open('<p></p>');
  insertTable(size)(empty.state, empty.view.dispatch);
  expect(typesIn(empty)).toEqual(['table', 'paragraph']);
  expect(shown(empty)).toEqual(['* * *', '  ']);
  expect(caretIn(empty)).toBe('');
  const listed = open('<ul><li><p>ข้อ</p></li></ul><p>ท้าย</p>');
  into(listed, 'ข้อ');
  insertTable(size)(listed.state, listed.view.dispatch);
  expect(typesIn(listed)).toEqual(['bulletList', 'table', 'paragraph']);
  const inside = open(grid(1, 1));
  into(inside, '00');
  expect(insertTable(size)(inside.state)).toBe(false);
});

test('rows and columns come and go', () => {
  const editor = open(grid(2, 2));
  into(editor, '00');
  run(editor, 'rowAbove');
  run(editor, 'columnRight');
  expect(shown(editor)).toEqual(['  ', '00  01', '10  11']);
  into(editor, '10');
  run(editor, 'deleteRow');
  into(editor, '01');
  run(editor, 'deleteColumn');
  expect(shown(editor)).toEqual([' ', '00 ']);
});

test('selected cells are merged with their text, and split again', () => {
  const editor = open(grid(2, 3));
  select(editor, '00', '11');
  expect(run(editor, 'merge')).toBe(true);
  expect(shown(editor)).toEqual(['00+01+10+11(2×2) 02', '12']);
  run(editor, 'split');
  expect(shown(editor)).toEqual(['00+01+10+11  02', '  12']);
  expect(tableShape(tableIn(editor))).toEqual({ rows: 2, columns: 3, cells: 6 });
});

test('a cell is merged with its neighbour without selecting both, and not over the edge', () => {
  const editor = open(grid(2, 2));
  into(editor, '00');
  run(editor, 'mergeRight');
  expect(shown(editor)).toEqual(['00+01(2×1)', '10 11']);
  into(editor, '10');
  expect(tableTools.mergeBelow(editor.state)).toBe(false);
  into(editor, '11');
  expect(tableTools.mergeRight(editor.state)).toBe(false);
  // A merged cell takes all that is below it.
  into(editor, '00');
  run(editor, 'mergeBelow');
  expect(shown(editor)[0]).toBe('00+01+10+11(2×2)');
});

test('rows merged as a whole leave a table that can be printed', () => {
  const editor = open(grid(3, 2));
  select(editor, '00', '11');
  run(editor, 'merge');
  expect(tableShape(tableIn(editor))).toEqual({ rows: 3, columns: 2, cells: 3 });
});

test('the first row and column become heads and cells again', () => {
  const editor = open(grid(2, 2));
  into(editor, '11');
  run(editor, 'headRow');
  expect(shown(editor)).toEqual(['00* 01*', '10 11']);
  run(editor, 'headColumn');
  expect(shown(editor)).toEqual(['00* 01*', '10* 11']);
  run(editor, 'headRow');
  expect(shown(editor)[1]).toBe('10* 11');
});

test('Tab goes from cell to cell, from the last into a new row; Escape and Shift+Tab lead out', () => {
  const editor = open(grid(1, 2));
  into(editor, '00');
  press(editor, 'Tab');
  expect(caretIn(editor)).toBe('01');
  press(editor, 'Tab');
  expect(shown(editor)).toEqual(['00 01', ' ']);
  press(editor, 'Escape');
  expect(caretIn(editor)).toBe('หลัง');
  into(editor, '01');
  press(editor, 'Tab', { shiftKey: true });
  expect(caretIn(editor)).toBe('00');
  press(editor, 'Tab', { shiftKey: true });
  expect(caretIn(editor)).toBe('ก่อน');
});

test('a table selected as a whole is deleted by Backspace', () => {
  const editor = open(grid(2, 2));
  select(editor, '00', '11');
  press(editor, 'Backspace');
  expect(typesIn(editor)).toEqual(['paragraph', 'paragraph']);
});

test('no column and no row is offered over the bounds', () => {
  const editor = open(grid(1, tableLimits.columns));
  into(editor, '00');
  expect(tableTools.columnLeft(editor.state)).toBe(false);
  expect(tableTools.rowBelow(editor.state)).toBe(true);
  const tall = open(grid(tableLimits.rows, 1));
  into(tall, `${tableLimits.rows - 1}0`);
  expect(tableTools.rowBelow(tall.state)).toBe(false);
  press(tall, 'Tab');
  expect(caretIn(tall)).toBe('หลัง');
});

test('widths are shares of the table: all columns have one, or none', () => {
  const editor = open(
    '<table><tr><td width="64">ก</td><td width="128">ข</td></tr><tr><td>ค</td><td>ง</td></tr></table>',
  );
  const widths = () => drawnWidths(editor.state.doc.child(0));
  expect(widths()).toEqual([64, 128]);
  into(editor, 'ก');
  run(editor, 'wider');
  expect(widths()).toEqual([358, 642]);
  run(editor, 'columnRight');
  expect(widths().every((one) => one > 0)).toBe(true);
  run(editor, 'alike');
  expect(widths()).toEqual([333, 333, 333]);
  into(editor, 'ค');
  run(editor, 'mergeRight');
  expect(editor.getHTML()).toContain('colspan="2" rowspan="1" colwidth="333,333"');
  run(editor, 'byContent');
  expect(widths()).toEqual([0, 0, 0]);
});

test('shares', () => {
  expect(asShares([100, 0, 300])).toEqual([167, 333, 500]);
  expect(movedBorder([500, 300, 200], 0, 100)).toEqual([600, 200, 200]);
  expect(movedBorder([500, 300, 200], 0, 900)).toEqual([760, 40, 200]);
  expect(resized([400, 400, 200], 0, 100)).toEqual([500, 333, 167]);
  expect(resized([920, 40, 40], 0, 100)).toEqual([920, 40, 40]);
});
