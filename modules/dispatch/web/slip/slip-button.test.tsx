import { printSlips } from '@sarn/dispatch/contract';
import { answerCalls, refusal, screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { th } from '../words/th.ts';
import { SlipButton } from './SlipButton.tsx';

const slips = `${printSlips.method} ${printSlips.path}`;

test('receipts are asked for the day and the messenger that the book shows; a refusal is told', async () => {
  const calls = answerCalls({ [slips]: () => refusal('registry.slips-too-many') });
  const user = await show(<SlipButton ask={{ day: '2026-11-26' }} isDisabled={false} />);
  await user.click(screen.getByRole('button', { name: th.slip.print }));
  expect(await screen.findByText(/ได้ครั้งละไม่เกิน/)).toBeDefined();
  expect(calls[0]?.fields).toMatchObject({ day: '2026-11-26' });
});

test('an empty book has none', async () => {
  await show(<SlipButton ask={{ day: '2026-11-26' }} isDisabled />);
  expect(screen.getByRole('button', { name: th.slip.print })).toHaveProperty('disabled', true);
});
