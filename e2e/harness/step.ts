import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilIdle } from './idle.ts';
import { act, cardCount, openFromQueue } from './people.ts';
import { goInside } from './places.ts';

/** One act of a person on one document on the desktop. */
export interface Step {
  /** The queue in which they find it. */
  readonly queue: string;
  /** The act, by the label of its button. */
  readonly name: string;
  readonly fill?: (form: Locator) => Promise<void>;
  /** The document waits in the same queue afterwards. */
  readonly staysInQueue?: boolean;
}

/** From the dashboard through the queue to the document, the act, and back to the right count. */
export async function doStep(page: Page, title: string, step: Step): Promise<void> {
  // Cards are updated after two seconds; a step begins with current counts.
  await openDashboard(page);
  const before = await cardCount(page, step.queue);
  await openFromQueue(page, step.queue, title);
  await act(page, step.name, step.fill);
  await openDashboard(page);
  const after = step.staysInQueue ? before : before - 1;
  await expect.poll(() => cardCount(page, step.queue), { timeout: 15_000 }).toBe(after);
}

/** The dashboard without dialogs, with counts requested now; the page is not loaded anew. */
async function openDashboard(page: Page): Promise<void> {
  // A page with little on it: the dashboard asks when it is opened.
  await goInside(page, '/leave');
  // Until the answer comes, the cards show the earlier counts.
  const counted = page.waitForResponse('**/api/get-todo-lists');
  await goInside(page, '/sarabun/dashboard');
  await (await counted).finished();
  await untilIdle(page);
}

/** A dashboard left open, on which the count of the card must rise by one. */
export async function watchCard(page: Page, queue: string): Promise<() => Promise<void>> {
  const before = await cardCount(page, queue);
  return () => expect.poll(() => cardCount(page, queue), { timeout: 15_000 }).toBe(before + 1);
}
