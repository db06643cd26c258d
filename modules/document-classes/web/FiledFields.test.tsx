import { listSettingOptions } from '@sarn/kernel';
import { answerCalls, answering, choose, screen, show, waitFor } from '@sarn/platform-web/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { classTableCodes } from '@sarn/document-classes/contract';
import { CategoryField, filedOf } from './FiledFields.tsx';
import type { FiledDraft } from './FiledFields.tsx';

const shared = { nameEn: '', sort: 1, validFrom: '2026-01-01', validTo: null, version: 1 };
const row = (code: string, nameTh: string, values: Record<string, string | string[]>) => ({
  ...{ ...shared, code, nameTh, origin: 'own' as const, values },
});
const budget = row('b', 'งบประมาณรายจ่าย', {
  ...{ bookGroup: '01', fileCode: '01.2', sampleSubjects: ['ขออนุมัติเงิน', 'โอนงบประมาณ'] },
});
const plain = row('p', 'เบ็ดเตล็ดอื่น', { bookGroup: '01', fileCode: '', sampleSubjects: [] });
const group = row('01', 'การเงินงบประมาณ', {});

function Form() {
  const [draft, change] = useState<FiledDraft>(filedOf({}));
  return <CategoryField draft={draft} change={change} />;
}

test('a category is offered by its file code, and shows what is filed in it once it is chosen', async () => {
  const calls = answerCalls({
    ...answering(
      listSettingOptions,
      { rows: [budget, plain] },
      { table: classTableCodes.category },
    ),
    ...answering(listSettingOptions, { rows: [group] }, { table: classTableCodes.bookGroup }),
  });
  const user = await show(<Form />);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByText(/ขออนุมัติเงิน/)).toBeNull();
  await choose(user, 'หมวดหนังสือ', '01.2 งบประมาณรายจ่าย');
  expect(await screen.findByText('ตัวอย่างเรื่อง: ขออนุมัติเงิน, โอนงบประมาณ')).toBeTruthy();
  await choose(user, 'หมวดหนังสือ', 'เบ็ดเตล็ดอื่น');
  await waitFor(() => expect(screen.queryByText(/ขออนุมัติเงิน/)).toBeNull());
});
