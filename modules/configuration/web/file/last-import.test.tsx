import { getLastImport, undoConfiguration } from '@sarn/configuration/contract';
import type { LeftRow } from '@sarn/configuration/contract';
import { answerCalls, askedOf, screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { LastImport } from './LastImport.tsx';

const importId = '01930000-0000-7000-8000-000000000302';
const changed: LeftRow = {
  ...{ section: 'ชั้นความเร็ว', name: 'ด่วนใหม่', why: '' },
  reason: 'changed',
};
const used: LeftRow = { section: 'หมวดหนังสือ', name: 'หมวดใช้อยู่', reason: 'ended', why: '' };
const item = { importId, appliedAt: '2026-11-25T00:00:00.000Z', count: 4, left: [changed] };

test('the file is undone as one act; what stays is named, each with why', async () => {
  let isUndone = false;
  const path = 'configuration/file';
  const calls = answerCalls({
    [`POST /${path}/imports/${importId}/undo`]: () => {
      isUndone = true;
      return undoConfiguration.output.parse({ count: 3, waiting: 0, left: [changed, used] });
    },
    [`GET /${path}/last`]: () =>
      getLastImport.output.parse({
        item: { ...item, count: isUndone ? 1 : 4, mayUndo: !isUndone },
      }),
  });
  const user = await show(<LastImport />);
  const line = await screen.findByText(/มีผู้แก้ไขหลังการนำเข้า/);
  expect(line.textContent).toContain('ชั้นความเร็ว “ด่วนใหม่”');
  await user.click(screen.getByRole('button', { name: 'เลิกทำ' }));
  const asked = await screen.findByRole('alertdialog');
  expect(asked.textContent).toContain('เลิกทำการนำเข้า 3 รายการหรือไม่');
  expect(asked.textContent).toContain('1 รายการที่แก้ไขหลังจากนั้นคงไว้ตามเดิม');
  await user.click(screen.getByRole('button', { name: 'เลิกทำ' }));
  expect(await screen.findByText('เลิกทำแล้ว 3 รายการ')).toBeDefined();
  expect(await screen.findByText(/สิ้นสุดการใช้แทนการลบ/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'เลิกทำ' })).toBeNull();
  expect(askedOf(undoConfiguration, calls)).toHaveLength(1);
});
