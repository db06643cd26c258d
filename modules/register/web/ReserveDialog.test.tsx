import {
  answerCalls,
  errorAt,
  fieldOf,
  pressEnter,
  refusal,
  screen,
  show,
  theForm,
  userEvent,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { ReserveDialog } from './ReserveDialog.tsx';

const reserve = 'POST /registry/registers/r1/reserve';
const dialog = { registerId: 'r1', name: 'ทะเบียนรับ', most: 5 };

test('asks why by the schema of its call, and is sent once', async () => {
  const answer = Promise.withResolvers<object>();
  const calls = answerCalls({ [reserve]: () => answer.promise });
  const onClose = vi.fn();
  const user = await show(<ReserveDialog {...dialog} onClose={onClose} />);
  expect(theForm()).toMatchObject({ key: 'register.reserve:r1', isDirty: false });
  await pressEnter(fieldOf('จำนวนเลข'));
  const reason = screen.getByRole('textbox', { name: /เหตุผล/ });
  expect(errorAt(reason)).toBe('กรุณากรอกข้อมูล');
  expect(calls).toEqual([]);
  await user.type(reason, 'รอลงนาม');
  expect(theForm().isDirty).toBe(true);
  await pressEnter(fieldOf('จำนวนเลข'));
  await pressEnter(fieldOf('จำนวนเลข'));
  answer.resolve({ first: 1, last: 1, year: 2569, entryIds: [] });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.fields).toMatchObject({ count: '1', reason: 'รอลงนาม' });
});

test('shows the refusal of the server and keeps what was typed', async () => {
  answerCalls({
    [reserve]: () => refusal('platform.invalid-input', [{ field: 'count', rule: 'too-big' }]),
  });
  await show(<ReserveDialog {...dialog} onClose={() => {}} />);
  const reason = screen.getByRole('textbox', { name: /เหตุผล/ });
  await userEvent.type(reason, 'รอลงนาม');
  await pressEnter(fieldOf('จำนวนเลข'));
  await screen.findByRole('alert');
  expect(errorAt(fieldOf('จำนวนเลข'))).toContain('ยาวเกิน');
  expect(reason).toHaveProperty('value', 'รอลงนาม');
});
