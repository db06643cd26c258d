import type { Announcements } from './announcements.ts';

/** Rows by key that this process keeps of the database until something among them is announced as changed. */
export interface KeptById<T> {
  /**
   * As of the newest change that this process knows; keys without a row are left out. What a transaction
   * that still runs changed is not in it.
   */
  read(keys: readonly string[]): Promise<ReadonlyMap<string, T>>;
}

/** Keys kept at most; then all are read anew. */
const usualMost = 20_000;

/**
 * For rows that every list names and few people change, where only some of many are asked for.
 *
 * @param topic what is announced when one of them changes
 * @param load reads rows by their keys; it is asked for each key once, also for one that has no row
 */
export function keepById<T>(
  { isHearing, onAnnounced }: Pick<Announcements, 'isHearing' | 'onAnnounced'>,
  topic: string,
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  most = usualMost,
): KeptById<T> {
  const known = new Map<string, T | undefined>();
  let epoch = 0;
  const forget = (): void => {
    epoch += 1;
    known.clear();
  };
  onAnnounced(topic, forget);

  async function readMissing(keys: readonly string[]): Promise<ReadonlyMap<string, T>> {
    const begun = epoch;
    const found = await load(keys);
    // A change that was announced meanwhile may not be in what was read.
    if (epoch !== begun || !isHearing()) return found;
    if (known.size + keys.length > most) forget();
    for (const key of keys) known.set(key, found.get(key));
    return found;
  }

  return {
    async read(asked) {
      const isKept = isHearing();
      const [rows, missing] = [new Map<string, T>(), new Set<string>()];
      for (const key of asked) {
        const row = isKept ? known.get(key) : undefined;
        if (row !== undefined) rows.set(key, row);
        else if (!isKept || !known.has(key)) missing.add(key);
      }
      if (missing.size === 0) return rows;
      for (const [key, row] of await readMissing([...missing])) rows.set(key, row);
      return rows;
    },
  };
}
