import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Handle, Tx } from '../db/database.ts';
import { countedOf, countOne } from './rate-limit.store.ts';

/** Counts wrong tries of somebody without a session, such as guesses of a code, over all processes. */
export interface WrongTries {
  /** True when there were too many within the span. */
  isOver(h: Handle, who: string): Promise<boolean>;
  note(tx: Tx, who: string): Promise<void>;
}

interface WrongTriesOptions {
  /** What is tried. */
  readonly name: string;
  readonly most: number;
  readonly spanMs: number;
}

/** The counts are in the table of the rate limits; whose they are is not stored. */
export function createWrongTries(
  clock: Clock,
  { name, most, spanMs }: WrongTriesOptions,
): WrongTries {
  const keyOf = (who: string): string =>
    `wrong ${name} ${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`;
  const now = (): number => clock.now().getTime();
  return {
    isOver: async (h, who) => (await countedOf(h, { key: keyOf(who), now: now() })) >= most,
    note: (tx, who) => countOne(tx, { key: keyOf(who), now: now(), endsAt: now() + spanMs }),
  };
}
