import {
  answerCalls,
  answering,
  askedOf,
  fill,
  opensAgain,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { decideUnitProposal, listUnitProposals } from '@sarn/reorganisation/contract';
import type { UnitProposal } from '@sarn/reorganisation/contract';
import { expect, test } from 'vitest';
import { ProposalsCard } from './ProposalsCard.tsx';

const id = '01930000-0000-7000-8000-000000000001';
const none = {
  ...{ onWay: 0, inWork: 0, assignments: 0, own: 0 },
  ...{ reserved: 0, children: 0, officers: 0, leaders: 0 },
};
const proposal = (part: Partial<UnitProposal> = {}): UnitProposal => ({
  ...{ id, unit: { id, name: 'กองพัสดุ' }, act: 'merge', to: 'กองคลัง', day: '2026-09-30' },
  ...{ orderNo: '12/2569', note: '', isOwn: false, askedName: 'มานะ', isStale: false },
  ...{ askedAt: '2026-09-28T02:00:00.000Z', expiresAt: '2026-10-01T02:00:00.000Z' },
  ...{
    aloneAt: null,
    shown: { ...none, onWay: 1 },
    work: { ...none, onWay: 3 },
    registers: [],
    left: [],
  },
  ...part,
});
const answers = (row: UnitProposal) =>
  answerCalls({
    ...answering(listUnitProposals, { rows: [row], asksSecond: true }),
    ...answering(decideUnitProposal, {}, { proposalId: id }),
  });
const button = (name: string) => screen.findByRole('button', { name });

test('a second person sees the counts of then and now, and confirms on those of now', async () => {
  const calls = answers(proposal());
  const user = await show(<ProposalsCard />);
  const line = await screen.findByRole('row', { name: /ยังไม่ได้ลงรับ/ });
  expect(
    within(line)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['1', '3']);
  await user.click(await button('ยืนยัน รายการของกองพัสดุ'));
  const sure = await screen.findByRole('alertdialog', { name: 'รวมกองพัสดุเข้ากับกองคลัง' });
  expect(sure.textContent).toContain('มีเรื่องที่ยังไม่สิ้นสุด 3 เรื่อง');
  await user.click(within(sure).getByRole('button', { name: 'ยืนยัน' }));
  await waitFor(() =>
    expect(askedOf(decideUnitProposal, calls).at(-1)).toMatchObject({
      decision: 'confirm',
      seen: 3,
    }),
  );
});

test('who proposed it withdraws it with a reason, and cannot confirm it', async () => {
  const calls = answers(proposal({ isOwn: true }));
  const user = await show(<ProposalsCard />);
  await user.click(await button('ถอนรายการของกองพัสดุ'));
  expect(screen.queryByRole('button', { name: 'ยืนยัน รายการของกองพัสดุ' })).toBeNull();
  const asked = await screen.findByRole('dialog');
  await fill(user, await within(asked).findByRole('textbox', { name: /เหตุผล/ }), 'เสนอผิด');
  await user.click(within(asked).getByRole('button', { name: 'ถอนรายการ' }));
  await waitFor(() =>
    expect(askedOf(decideUnitProposal, calls).at(-1)).toMatchObject({
      ...{ decision: 'refuse', reason: 'เสนอผิด' },
    }),
  );
});

test('what is stale is only refused', async () => {
  answers(proposal({ isStale: true }));
  await show(<ProposalsCard />);
  expect(await button('ไม่ยืนยัน รายการของกองพัสดุ')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'ยืนยัน รายการของกองพัสดุ' })).toBeNull();
});

test('the reason of a refusal is asked again after a refresh', async () => {
  answers(proposal());
  await opensAgain(<ProposalsCard />, {
    ...{ press: /^ไม่ยืนยัน/, name: /กองพัสดุ/, search: `?row=${id}&what=refuse` },
  });
});
