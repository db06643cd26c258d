import { expect, test } from 'vitest';
import { show } from '../testing.ts';
import { FileName } from './FileName.tsx';

/** The pieces between which a line may end, besides where browsers break by themselves. */
async function pieces(name: string): Promise<string[]> {
  await show(
    <p id="place">
      <FileName name={name} />
    </p>,
  );
  const shown = document.querySelector('#place')!;
  expect(shown.textContent).toBe(name);
  return shown.innerHTML.split('<wbr>').map((piece) => piece.replace(/<[^>]+>/g, ''));
}

test.each([
  ['letter2.pdf', ['letter2', '.pdf']],
  ['บันทึก_2569.v2.docx', ['บันทึก_', '2569.', 'v2', '.docx']],
  ['หนังสือเวียน', ['หนังสือเวียน']],
  ['.env', ['.env']],
  ['เรื่อง ๑.ลงนามแล้ว', ['เรื่อง ๑.', 'ลงนามแล้ว']],
])('%s may break into %j', async (name, expected) => {
  expect(await pieces(name)).toEqual(expected);
});

test('the ending is kept in one line', async () => {
  await show(<FileName name="letter2.pdf" />);
  expect(document.querySelector('.s-file-ending')?.textContent).toBe('.pdf');
});
