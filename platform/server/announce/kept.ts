import type { Announcements } from './announcements.ts';

/** Something that this process keeps of the database until it is announced as changed. */
export interface Kept<T> {
  /** As of the newest change that this process knows; read anew while others are not heard. */
  read(): Promise<T>;
  /** What was read last, for where nothing can be awaited; undefined before the first reading. */
  last(): T | undefined;
}

/** @param topic what is announced when it changes */
export function keep<T>(
  { isHearing, onAnnounced }: Announcements,
  topic: string,
  load: () => Promise<T>,
): Kept<T> {
  let last: T | undefined;
  let reading: Promise<T> | undefined;
  // Readings are counted: one that began later is as new or newer.
  let [begunCount, lastCount] = [0, 0];
  const begin = (): Promise<T> => {
    begunCount += 1;
    const count = begunCount;
    const begun = load().then(
      (found) => {
        // Also where another change was announced meanwhile: who waited for this reading looks at `last` next.
        if (count > lastCount) [last, lastCount] = [found, count];
        return found;
      },
      (error: unknown) => {
        if (reading === begun) reading = undefined;
        throw error;
      },
    );
    reading = begun;
    return begun;
  };
  onAnnounced(topic, () => {
    reading = undefined;
    // For those who only look at `last`; an error is met by who reads next.
    if (last !== undefined) begin().catch(() => undefined);
  });
  return {
    read: () => (isHearing() && reading ? reading : begin()),
    last: () => last,
  };
}
