/** Every account is tried everywhere in `npm run test:full`; otherwise some of them in turn. */
export const isFullRun = process.env['TEST_FULL'] === '1';

/**
 * Takes some entries of a list at a time, the next ones at each call, so that a run tries all of
 * them, but not all of them everywhere. Two runs of the same files make the same choice, so that a
 * usual run fails for a change and never for its luck; `TEST_STRANGERS_SEED` makes another one.
 */
export class Rotation {
  private at: number;

  constructor() {
    const seed = Number(process.env['TEST_STRANGERS_SEED'] ?? 0);
    if (!Number.isInteger(seed) || seed < 0) {
      throw new Error('TEST_STRANGERS_SEED is a whole number from 0');
    }
    this.at = seed;
  }

  /**
   * @param count how many of them in a usual run
   * @param always those of the list that are taken in every run, beside the others
   */
  take<T>(all: readonly T[], count: number, always: readonly T[] = []): T[] {
    if (isFullRun) return [...all];
    const rest = all.filter((one) => !always.includes(one));
    const start = rest.length > 0 ? this.at % rest.length : 0;
    this.at += count;
    const chosen = [...rest.slice(start), ...rest.slice(0, start)].slice(0, count);
    return [...all.filter((one) => always.includes(one)), ...chosen];
  }
}
