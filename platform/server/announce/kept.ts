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
  const begin = (): Promise<T> => {
    const begun = load().then(
      (found) => {
        if (reading === begun) last = found;
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
