import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useHarness } from './harness/harness.ts';
import { toBeGone } from './harness/look.ts';

const harness = useHarness();

const idleMs = 1_800_000;
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'ท่านไม่ได้ใช้งานระบบเป็นเวลานาน' });

it('[2.05] signs out after half an hour without input in any tab, with five seconds to object', async () => {
  const first = await harness.signedIn('officer2.policy');
  const context = first.context();
  await context.clock.install();
  const second = await context.newPage();
  for (const tab of [first, second]) {
    await tab.goto(`${harness.url}/portal`);
    await tab.getByRole('heading', { name: /^สวัสดี คุณ/ }).waitFor();
  }
  // The clock of both tabs stops unless advanced.
  await context.clock.pauseAt(Date.now() + 60_000);
  const pass = (ms: number) => context.clock.fastForward(ms);
  for (const tab of [first, second]) {
    await tab.evaluate(() =>
      addEventListener('pointermove', (move) => Object.assign(globalThis, { move })),
    );
    await tab.mouse.move(200, 200);
  }

  await pass(idleMs - 5_000);
  // A page that changes below a resting pointer sends pointer events, which are no user input.
  for (const tab of [first, second]) {
    await tab.evaluate(() => {
      const { move } = globalThis as unknown as { move: PointerEvent };
      const { screenX, screenY } = move;
      dispatchEvent(new PointerEvent('pointermove', { screenX, screenY }));
    });
  }
  for (const tab of [first, second]) await toBeGone(question(tab));
  await pass(6_000);
  for (const tab of [first, second])
    await question(tab)
      .getByText(/ใน \d วินาที/)
      .waitFor();

  // Input in one tab ends the countdown in both.
  await second.mouse.move(300, 300);
  await second.mouse.move(310, 310);
  await pass(1_000);
  for (const tab of [first, second]) await question(tab).waitFor({ state: 'detached' });

  await pass(idleMs + 1_000);
  for (const tab of [first, second]) await question(tab).waitFor();
  await pass(6_000);
  await context.clock.resume();
  for (const tab of [first, second]) {
    await tab.getByText('ออกจากระบบแล้ว เนื่องจากไม่มีการใช้งานเกินเวลาที่กำหนด').waitFor();
    expect(await tab.evaluate(() => localStorage.getItem('sarn_token'))).toBe(null);
  }
});
