import { expect, test } from 'vitest';
import { choose, screen, selectOf, show } from '../testing.ts';
import { SheetChoice } from './SheetChoice.tsx';

const sheets = [
  { name: 'รายชื่อ', isHidden: false },
  { name: 'หน่วยงาน', isHidden: false },
  { name: 'ค่าอ้างอิง', isHidden: true },
];
const file = new File(['x'], 'บุคลากร.xlsx');

async function shown(given: { readonly file?: File; readonly count?: number } = {}) {
  const chosen: [number, string][] = [];
  const user = await show(
    <SheetChoice
      sheets={sheets.slice(0, given.count ?? 3)}
      sheetAt={0}
      file={given.file}
      isPending={false}
      error={null}
      onChoose={(at, sent) => chosen.push([at, sent.name])}
    />,
  );
  return { user, chosen };
}

test('the sheet that was read is shown, and another one is read from the file that the page has', async () => {
  const { user, chosen } = await shown({ file });
  expect(selectOf('แผ่นงานที่อ่าน').textContent).toContain('รายชื่อ');
  expect(screen.getByText(/^ไฟล์นี้มี 3 แผ่นงาน/)).toBeTruthy();
  await choose(user, 'แผ่นงานที่อ่าน', 'ค่าอ้างอิง (ซ่อนอยู่)');
  expect(chosen).toEqual([[2, 'บุคลากร.xlsx']]);
});

test('after a refresh the file is asked for once more, for the sheet that was chosen', async () => {
  const { user, chosen } = await shown();
  await choose(user, 'แผ่นงานที่อ่าน', 'หน่วยงาน');
  expect(selectOf('แผ่นงานที่อ่าน').textContent).toContain('หน่วยงาน');
  expect(chosen).toEqual([]);
  const again = screen.getByRole('group', {
    name: 'เลือกไฟล์เดิมอีกครั้ง เพื่ออ่านแผ่นงาน “หน่วยงาน”',
  });
  await user.upload(again.querySelector<HTMLInputElement>('input[type=file]')!, file);
  expect(chosen).toEqual([[1, 'บุคลากร.xlsx']]);
});

test('nothing is shown where there is no other sheet', async () => {
  await shown({ count: 1 });
  expect(screen.queryByText('แผ่นงานที่อ่าน')).toBeNull();
});
