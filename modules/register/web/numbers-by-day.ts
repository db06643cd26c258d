import type { RegisterEntry } from '@sarn/document/contract';

/** The numbers that a register gave for one day, in their order. */
export interface DayOfNumbers {
  /** Empty for entries of an older system that name no day. */
  readonly day: string;
  readonly entries: readonly RegisterEntry[];
}

/** The entries under the day for which each was given: days in the order of the entries, numbers rising. */
export function numbersByDay(entries: readonly RegisterEntry[]): readonly DayOfNumbers[] {
  const days = new Map<string, RegisterEntry[]>();
  for (const entry of entries) days.set(entry.forDay, [...(days.get(entry.forDay) ?? []), entry]);
  const [first, last] = [entries.at(0)?.number ?? 0, entries.at(-1)?.number ?? 0];
  const isRising = first < last;
  return [...days]
    .toSorted(([one], [other]) => (isRising ? 1 : -1) * one.localeCompare(other))
    .map(([day, found]) => ({ day, entries: found.toSorted((a, b) => a.number - b.number) }));
}
