import { SettingParamsProvider } from '@sarn/platform-web';
import {
  answerCalls,
  fieldOf,
  keepInput,
  leavePage,
  refusal,
  retype,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { usualDesign } from '@sarn/register/contract';
import type { ColumnDesign } from '@sarn/register/contract';
import { expect, test } from 'vitest';
import ColumnsPage from './ColumnsPage.tsx';

const page = (
  <SettingParamsProvider value={{ id: 'receive' }}>
    <ColumnsPage />
  </SettingParamsProvider>
);

const design: ColumnDesign = {
  ...{ book: 'receive', nameTh: 'ทะเบียนหนังสือรับ', nameEn: '', isOwn: false, version: 3 },
  ...{ changed: null, columns: [...usualDesign] },
};
const at = 'GET /registry/books/receive/columns';
const save = 'POST /registry/books/receive/columns/save';
const isSave = ({ path }: { readonly path: string }) => path.endsWith('/save');
const box = (name: string) => screen.getByRole('checkbox', { name });

test('takes a column away and sends all of them with the version that was seen', async () => {
  const calls = answerCalls({ [at]: () => design, [save]: () => ({ ...design, version: 4 }) });
  const user = await show(page);
  await screen.findByText('การปฏิบัติ');
  expect(screen.queryByRole('button', { name: 'บันทึก' })).toBeNull();
  await user.click(box('การปฏิบัติ: จอ'));
  await user.click(box('การปฏิบัติ: Excel'));
  expect(screen.getByText('นำออกแล้ว')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(calls.filter(isSave)).toHaveLength(1));
  const sent = calls.find(isSave)?.fields;
  expect(sent).toMatchObject({ version: '3' });
  expect(JSON.stringify(sent)).toContain('disposal');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'บันทึก' })).toBeNull());
});

test('number and subject cannot be taken away, nor a column of the form from paper', async () => {
  answerCalls({ [at]: () => design });
  await show(page);
  await screen.findByText('การปฏิบัติ');
  for (const name of ['เลขทะเบียน: จอ', 'เรื่อง: Excel', 'การปฏิบัติ: พิมพ์']) {
    expect(box(name)).toHaveProperty('disabled', true);
  }
  expect(box('ชั้นความเร็ว: พิมพ์')).toHaveProperty('disabled', false);
});

test('who saves second sees what differs, and goes on with the newest version', async () => {
  const theirs = usualDesign.map((one) =>
    one.id === 'disposal' ? { ...one, inExcel: false } : one,
  );
  const designs = [design, { ...design, version: 4, columns: theirs }];
  const answers = [refusal('settings.stale', [], 'มีผู้แก้ไขก่อนท่าน'), { ...design, version: 5 }];
  const calls = answerCalls({
    [at]: () => designs.shift() ?? design,
    [save]: () => answers.shift() ?? design,
  });
  const user = await show(page);
  await screen.findByText('การปฏิบัติ');
  await user.click(box('การปฏิบัติ: จอ'));
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  const difference = within(await screen.findByRole('region', { name: 'มีผู้แก้ไขก่อนท่าน' }));
  expect(difference.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'การปฏิบัติ',
  ]);
  const [saved, mine] = difference.getAllByRole('cell').map(({ textContent }) => textContent);
  expect([saved?.includes('Excel'), mine?.includes('Excel')]).toEqual([false, true]);
  // Nothing that was changed here is lost.
  expect(box('การปฏิบัติ: จอ')).toHaveProperty('checked', false);
  await user.click(difference.getByRole('button', { name: 'ใช้ค่าที่บันทึกไว้' }));
  expect(box('การปฏิบัติ: Excel')).toHaveProperty('checked', false);
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(calls.filter(isSave)).toHaveLength(2));
  expect(calls.filter(isSave).map(({ fields }) => fields['version'])).toEqual(['3', '4']);
});

const columnForm = () => screen.findByRole('dialog', { name: 'แก้ไขคอลัมน์ การปฏิบัติ' });

test('the form of a column is open again after a refresh, once the changes of before are decided', async () => {
  keepInput();
  answerCalls({ [at]: () => design });
  const user = await show(page);
  await screen.findByText('การปฏิบัติ');
  await user.click(box('การปฏิบัติ: Excel'));
  await user.click(screen.getByText('การปฏิบัติ'));
  await columnForm();
  await retype(user, 'คำที่แสดง', 'สั่งการ');
  expect(location.search).toBe('?row=disposal');
  await waitFor(() => expect(localStorage).toHaveLength(2));
  leavePage();
  const again = await show(page);
  await again.click(await screen.findByRole('button', { name: 'ทำต่อ' }));
  const dialog = within(await columnForm());
  await again.click(await dialog.findByRole('button', { name: 'ทำต่อ' }));
  await waitFor(() => expect(fieldOf('คำที่แสดง')).toHaveProperty('value', 'สั่งการ'));
  await again.click(dialog.getByRole('button', { name: 'ใช้ค่านี้' }));
  await screen.findByText('สั่งการ');
  expect(location.search).toBe('');
  expect(box('สั่งการ: Excel')).toHaveProperty('checked', false);
});
