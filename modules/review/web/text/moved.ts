import type { Replacement, Stretch } from '@sarn/review/contract';

/** Where a part of the former text is in the text that was changed; null where its words were changed. */
export function movedBy(changes: readonly Replacement[], { from, to }: Stretch): Stretch | null {
  let shift = 0;
  for (const change of changes) {
    if (change.from >= to && !(change.from === from && change.to > to)) break;
    if (change.to > from && change.from < to) return null;
    if (change.to <= from) shift += change.insert.length - (change.to - change.from);
  }
  return { from: from + shift, to: to + shift };
}

/** A replacement as it stands in the changed text: its new words, and the former ones. */
export interface Written extends Stretch {
  readonly removed: string;
  readonly change: Replacement;
}

export function writtenIn(before: string, changes: readonly Replacement[]): Written[] {
  let shift = 0;
  return changes.map((change) => {
    const from = change.from + shift;
    shift += change.insert.length - (change.to - change.from);
    return {
      ...{ from, to: from + change.insert.length, change },
      removed: before.slice(change.from, change.to),
    };
  });
}
