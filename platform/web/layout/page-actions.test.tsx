import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { screen, show } from '../testing.ts';
import { Button } from '../action/Button.tsx';
import * as phone from './use-phone.ts';
import { PageActions } from './PageActions.tsx';

const actions = (
  <PageActions primary={<Button>ลงทะเบียนรับ</Button>} beside={<Button>จองเลข</Button>}>
    <Button>พิมพ์</Button>
    <Button>ส่งออก</Button>
  </PageActions>
);

afterEach(() => vi.restoreAllMocks());

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('all actions stand beside the title where there is room', async () => {
  await show(actions);
  expect(buttons()).toEqual(['พิมพ์', 'ส่งออก', 'จองเลข', 'ลงทะเบียนรับ']);
});

test('on a phone only the primary one stands there, the others unfold', async () => {
  vi.spyOn(phone, 'useIsPhone').mockReturnValue(true);
  vi.spyOn(phone, 'useIsNarrow').mockReturnValue(true);
  const user = await show(actions);
  expect(buttons()).toEqual(['ลงทะเบียนรับ', 'คำสั่งอื่น']);
  const fold = screen.getByRole('button', { name: 'คำสั่งอื่น' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  await user.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  expect(buttons()).toEqual(['พิมพ์', 'ส่งออก', 'จองเลข', 'ลงทะเบียนรับ', 'คำสั่งอื่น']);
});

test('on a tablet those of every day stay beside it', async () => {
  vi.spyOn(phone, 'useIsNarrow').mockReturnValue(true);
  await show(actions);
  expect(buttons()).toEqual(['จองเลข', 'ลงทะเบียนรับ', 'คำสั่งอื่น']);
});

function Turned() {
  const [turns, setTurns] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTurns(turns + 1)}>
        หมุน
      </button>
      <PageActions beside={<input aria-label="เหตุผล" />}>
        <Button>พิมพ์</Button>
      </PageActions>
    </>
  );
}

test('what was typed in one of them outlives the turning of a tablet', async () => {
  const isPhone = vi.spyOn(phone, 'useIsPhone').mockReturnValue(true);
  const isNarrow = vi.spyOn(phone, 'useIsNarrow').mockReturnValue(true);
  const user = await show(<Turned />);
  await user.click(screen.getByRole('button', { name: 'คำสั่งอื่น' }));
  await user.type(screen.getByLabelText('เหตุผล'), 'รอต้นฉบับ');
  const turn = async () => user.click(screen.getByRole('button', { name: 'หมุน' }));
  const typed = () => screen.getByLabelText<HTMLInputElement>('เหตุผล').value;
  isPhone.mockReturnValue(false);
  await turn();
  expect(typed()).toBe('รอต้นฉบับ');
  isNarrow.mockReturnValue(false);
  await turn();
  expect(typed()).toBe('รอต้นฉบับ');
});
