import { listAllManuals } from '@sarn/help/contract';
import type { ManagedManual } from '@sarn/help/contract';
import {
  answerCalls,
  answering,
  leavePage,
  opensAgain,
  screen,
  show,
} from '@sarn/platform-web/testing';
import { afterEach, expect, test } from 'vitest';
import DocumentManualPage from './DocumentManualPage.tsx';

afterEach(() => history.replaceState(null, '', '?'));

const manual: ManagedManual = {
  ...{ id: '01930000-0000-7000-8000-000000000001', kind: 'document', titleTh: 'คู่มือลงรับ' },
  ...{ titleEn: 'Registering', fileName: 'register.pdf', bytes: 1000, isHidden: false },
  ...{ groupIds: [], fileId: '01930000-0000-7000-8000-000000000002', pageCount: 3 },
  ...{ mediaType: 'application/pdf', uploadedAt: '2026-11-20T02:00:00.000Z' },
};
const reads = answering(listAllManuals, { rows: [manual], total: 1, groups: [] });

test('the form of a new manual is open again after a refresh', async () => {
  answerCalls(reads);
  const name = 'เพิ่มคู่มือ';
  await opensAgain(<DocumentManualPage />, { press: name, name, search: '?new=' });
});

test('the form of the titles of a manual is open again after a refresh', async () => {
  answerCalls(reads);
  const user = await show(<DocumentManualPage />);
  await user.click(await screen.findByRole('button', { name: 'คำสั่งสำหรับ คู่มือลงรับ' }));
  const name = 'แก้ไขชื่อและผู้ที่เห็น';
  await user.click(await screen.findByRole('menuitem', { name }));
  await screen.findByRole('dialog', { name });
  expect(location.search).toBe(`?row=${manual.id}`);
  leavePage();
  await show(<DocumentManualPage />);
  const dialog = await screen.findByRole('dialog', { name });
  const values = [...dialog.querySelectorAll('input')].map(({ value }) => value);
  expect(values).toContain('คู่มือลงรับ');
});
