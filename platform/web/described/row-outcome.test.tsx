import { getSettingRow, saveSettingRow } from '@sarn/kernel';
import { expect, test } from 'vitest';
import {
  answerCalls,
  answering,
  askedOf,
  screen,
  show,
  userEvent,
  waitFor,
  within,
} from '../testing.ts';
import { DescribedPage } from './DescribedPage.tsx';
import { answers, detail, one, row, table } from './sample-table.testing.ts';

/* What the form of a row says where saving failed. */

test('who saves second sees both values, and goes on with the present version', async () => {
  const theirs = { ...row, version: 4, nameTh: 'ชื่อของอีกคน' };
  let saves = 0;
  const asked = answerCalls({
    ...answers,
    ...answering(getSettingRow, { ...detail, row: theirs }, one),
    'POST /settings/tables/sample/save': () => {
      saves += 1;
      const body = { status: 'error', code: 'settings.stale', message: '', params: {}, issues: [] };
      return saves === 1 ? Response.json(body, { status: 409 }) : { row: theirs };
    },
  });
  await show(<DescribedPage table={table} />);
  await userEvent.click(await screen.findByText('รายการแรก'));
  const form = await screen.findByRole('dialog');
  const name = within(form).getByRole('textbox', { name: /^ชื่อ(?!ภาษา)/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'ชื่อของฉัน');
  await userEvent.click(within(form).getByRole('button', { name: 'บันทึก' }));
  const compared = await within(form).findByRole('table');
  expect(within(compared).getByText('ชื่อของอีกคน')).toBeTruthy();
  expect(within(compared).getByText('ชื่อของฉัน')).toBeTruthy();
  await userEvent.click(within(form).getByRole('button', { name: 'ใช้ค่าของท่าน' }));
  await userEvent.click(within(form).getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(askedOf(saveSettingRow, asked)).toHaveLength(2));
  expect(askedOf(saveSettingRow, asked)[1]).toMatchObject({ version: 4, nameTh: 'ชื่อของฉัน' });
});

test.each([
  ['was saved, the drawer closes', { ...row, version: 4, nameTh: 'ชื่อของฉัน' }, false],
  ['was not, it says so and is saved under the same key', row, true],
])(
  'after a cut connection nobody knows whether it was saved: where it %s',
  async (_what, now, isOpen) => {
    const keys: (string | null)[] = [];
    let isCut = true;
    answerCalls({
      ...answers,
      ...answering(getSettingRow, { ...detail, row: now }, one),
      'POST /settings/tables/sample/save': ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        if (isCut) throw new TypeError('Failed to fetch');
        return { row: now };
      },
    });
    await show(<DescribedPage table={table} />);
    await userEvent.click(await screen.findByText('รายการแรก'));
    const form = await screen.findByRole('dialog');
    const name = within(form).getByRole('textbox', { name: /^ชื่อ(?!ภาษา)/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'ชื่อของฉัน');
    await userEvent.click(within(form).getByRole('button', { name: 'บันทึก' }));
    expect(await within(form).findByText(/ไม่ทราบว่าบันทึกแล้วหรือยัง กดบันทึก/)).toBeTruthy();
    isCut = false;
    await userEvent.click(within(form).getByRole('button', { name: 'ดูว่าบันทึกแล้วหรือยัง' }));
    if (isOpen) {
      expect(await within(form).findByText(/^ตรวจดูแล้ว ยังไม่ได้บันทึก/)).toBeTruthy();
      await userEvent.click(within(form).getByRole('button', { name: 'บันทึก' }));
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  },
);

test.each([
  ['refused, because somebody added the code meanwhile', 'refused', 'เพิ่มโดย นางมาลี ศรีสุข'],
  ['not answered, and the code is then of somebody else', 'cut', 'เพิ่มโดย นางมาลี ศรีสุข'],
  ['refused for a code that was deleted', 'gone', 'รายการที่เคยใช้รหัสนี้ถูกลบไปแล้ว'],
])(
  'a new row that was %s tells of the code, and keeps what was typed',
  async (_what, how, told) => {
    const refusal = (code: string, status: number) =>
      Response.json(
        { status: 'error', code, message: '', params: { code: 'first' }, issues: [] },
        { status },
      );
    answerCalls({
      ...answers,
      ...(how === 'gone'
        ? { 'GET /settings/tables/sample/row/first': () => refusal('platform.not-found', 404) }
        : {}),
      'POST /settings/tables/sample/save': () => {
        if (how === 'cut') throw new TypeError('Failed to fetch');
        return refusal('settings.code-taken', 409);
      },
    });
    const user = await show(<DescribedPage table={table} />);
    await user.click(await screen.findByRole('button', { name: 'เพิ่มตัวอย่าง' }));
    const form = await screen.findByRole('dialog');
    const name = within(form).getByRole('textbox', { name: /^ชื่อ(?!ภาษา)/ });
    const code = within(form).getByRole('textbox', { name: /^รหัส/ });
    await user.type(name, 'ของฉัน');
    await user.type(code, 'first');
    await user.click(within(form).getByRole('button', { name: 'บันทึก' }));
    if (how === 'cut') {
      await user.click(await within(form).findByRole('button', { name: 'ดูว่าบันทึกแล้วหรือยัง' }));
    }
    const panel = await within(form).findByRole('region', { name: 'รหัส first มีผู้ใช้แล้ว' });
    expect(panel.textContent).toContain(told);
    if (how !== 'gone') {
      expect(within(panel).getByRole('row', { name: /รายการแรก ของฉัน/ })).toBeTruthy();
    }
    expect(within(form).queryByRole('button', { name: 'ดูว่าบันทึกแล้วหรือยัง' })).toBeNull();
    expect(name).toHaveProperty('value', 'ของฉัน');
    await user.type(code, '2');
    expect(within(form).queryByRole('region', { name: /มีผู้ใช้แล้ว/ })).toBeNull();
  },
);
