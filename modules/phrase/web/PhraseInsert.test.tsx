import { answerCalls, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { PhraseInsert } from './PhraseInsert.tsx';

const rows = [{ id: '0190c0de-0000-7000-8000-000000000001', text: 'ตามที่{{เรียน}}แจ้งเรื่อง {{เรื่อง}}' }];
const nothing = { unit: [], agency: [], units: [] };
const values = { เรียน: 'อธิบดี', เรื่อง: 'ขออนุมัติ' };

async function opened(selected = '') {
  const kept = [...rows, { id: '0190c0de-0000-7000-8000-000000000002', text: 'ประโยคใหม่' }];
  const calls = answerCalls({
    'GET /identity/phrases': () => ({ rows, ...nothing }),
    'POST /identity/phrases': () => ({ rows: kept, ...nothing }),
  });
  const insert = vi.fn<(text: string) => void>();
  const place = { selected: () => selected, insert };
  const user = await show(<PhraseInsert place={place} values={values} />);
  // Phrases are asked for when somebody wants one.
  expect(calls).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'สำนวนที่ใช้บ่อย' }));
  await screen.findByRole('button', { name: 'ตามที่อธิบดีแจ้งเรื่อง ขออนุมัติ' });
  return { user, insert, calls };
}

test('an own phrase is inserted with what the form knows', async () => {
  const { user, insert } = await opened();
  await user.click(screen.getByRole('button', { name: 'ตามที่อธิบดีแจ้งเรื่อง ขออนุมัติ' }));
  expect(insert.mock.calls).toEqual([['ตามที่อธิบดีแจ้งเรื่อง ขออนุมัติ']]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a usual phrase is inserted; without a selection nothing can be kept', async () => {
  const { user, insert } = await opened();
  expect(screen.getByRole('button', { name: 'เก็บข้อความที่เลือกไว้' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'จึงเรียนมาเพื่อโปรดทราบ' }));
  expect(insert.mock.calls).toEqual([['จึงเรียนมาเพื่อโปรดทราบ']]);
});

test('what is selected is kept as a phrase on one line', async () => {
  const { user, calls } = await opened('ประโยค\n ใหม่');
  await user.click(screen.getByRole('button', { name: 'เก็บข้อความที่เลือกไว้' }));
  await screen.findByRole('button', { name: 'ประโยคใหม่' });
  expect(calls.at(-1)?.fields).toMatchObject({ text: 'ประโยค ใหม่' });
});
