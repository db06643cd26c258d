// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { extensions } from '../extensions.ts';
import { openEditor } from '../open-editor.testing.ts';

const row = (...cells: string[]): string =>
  `<tr>${cells.map((text) => `<td><p>${text}</p></td>`).join('')}</tr>`;

test('amounts stand at the right as they are printed, in a column of amounts smaller ones too', () => {
  const editor = openEditor(
    extensions,
    `<table><tr><th><p>รายการ</p></th><th><p>1,000</p></th></tr>${row('ค่ากระดาษ', '1,250.50')}${row('2569', '80')}</table>`,
  );
  const shown = [...editor.view.dom.querySelectorAll('.s-editor-amount')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(['1,250.50', '80']);
  expect(editor.getHTML()).not.toContain('s-editor-amount');
});

test('it follows what is typed', () => {
  const editor = openEditor(extensions, `<table>${row('ก', '80')}${row('ข', '1,00')}</table>`);
  expect(editor.view.dom.querySelectorAll('.s-editor-amount')).toHaveLength(0);
  let end = 0;
  editor.state.doc.descendants((node, pos) => {
    if (node.isText && node.text === '1,00') end = pos + node.nodeSize;
  });
  editor.commands.insertContentAt(end, '0');
  expect(editor.view.dom.querySelectorAll('.s-editor-amount')).toHaveLength(2);
});
