import type { Instant } from '@sarn/kernel';
import type { Handle } from './db/database.ts';
import type { Caller } from './caller.ts';

/** How the card of a queue looks; colour and icon are names of the design system. */
export interface QueueCardLook {
  readonly th: string;
  readonly en: string;
  readonly color: string;
  readonly icon: string;
}

/** The number of items in one queue. */
export interface QueueCount {
  readonly code: string;
  readonly count: number;
  /** Of `count`, past their due date. */
  readonly overdue: number;
  /** Of `count`, due today and not yet past the time. */
  readonly dueToday: number;
  readonly dueTomorrow: number;
  /** Since when the oldest of them waits; left out where the module does not know. */
  readonly oldest?: Instant;
}

/** Queues that a module adds to the dashboard, which names no module. */
export interface QueueSource {
  /** By code, in the order in which they are shown; codes are unique over all modules. */
  readonly cards: Readonly<Record<string, QueueCardLook>>;
  /**
   * Of the caller's own queues; a missing code means that nothing waits.
   *
   * @param search counts only matching items; empty for all
   */
  counts(
    h: Handle,
    caller: Caller,
    ask: { readonly search: string },
  ): Promise<readonly QueueCount[]>;
}
