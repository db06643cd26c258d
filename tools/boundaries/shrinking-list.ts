import type { Finding, RuleName } from './finding.ts';
import type { Tree } from './repository.ts';

/** An accepted breach of a rule. */
export interface ShrinkingList {
  /** How many there are; a change that raises it is seen in review. */
  count: number;
  entries: readonly string[];
}

/** Every list of exceptions with the most entries it ever had: lower it, never raise it. */
export const CEILINGS: Readonly<Record<string, number>> = {
  'tools/boundaries/exceptions.json': 1,
  'tools/boundaries/size-exceptions.json': 0,
  'tools/boundaries/write-exceptions.json': 0,
};

export function readShrinkingList(tree: Tree, file: string): ShrinkingList {
  const text = tree.get(file);
  return text === undefined ? { count: 0, entries: [] } : (JSON.parse(text) as ShrinkingList);
}

/** Reports entries that are no longer needed, and a list that is not counted. */
export function judgeShrinkingList(
  file: string,
  rule: RuleName,
  list: ShrinkingList,
  isNeeded: (entry: string) => boolean,
): Finding[] {
  const faults = list.entries
    .filter((entry) => !isNeeded(entry))
    .map((entry) => `${entry} is no longer needed – take it out and lower count`);
  if (list.count !== list.entries.length) {
    faults.push(
      `count is ${list.count}, but there are ${list.entries.length} – it may only shrink`,
    );
  }
  return faults.map((message) => ({ file, line: 1, rule, message }));
}
