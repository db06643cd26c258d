import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { act, cardCount, openFromQueue } from './people.ts';

/** What one person does with one document on the desktop. */
export interface Step {
  /** The queue he finds it in. */
  readonly queue: string;
  /** The act, as its button says. */
  readonly name: string;
  readonly fill?: (form: Locator) => Promise<void>;
  /** The document waits in the same queue afterwards. */
  readonly staysInQueue?: boolean;
}

/** From the dashboard through the queue to the document, the act, and back to the right count. */
export async function doStep(page: Page, title: string, step: Step): Promise<void> {
  // Cards follow two seconds behind; a step begins with what holds now.
  await page.reload();
  const before = await cardCount(page, step.queue);
  await openFromQueue(page, step.queue, title);
  await act(page, step.name, step.fill);
  await page.reload();
  const after = step.staysInQueue ? before : before - 1;
  await expect.poll(() => cardCount(page, step.queue), { timeout: 15_000 }).toBe(after);
}

/** A dashboard left open, on which the card must rise by one when something arrives. */
export async function watchCard(page: Page, queue: string): Promise<() => Promise<void>> {
  const before = await cardCount(page, queue);
  return () => expect.poll(() => cardCount(page, queue), { timeout: 15_000 }).toBe(before + 1);
}
