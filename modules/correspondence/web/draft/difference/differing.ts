/** Whose text of a field: what was typed here, or what was saved elsewhere meanwhile. */
export type Side = 'mine' | 'theirs';

/** A field in which two versions of a draft differ. */
export interface FieldDifference {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** The side that alone changed it since the version that both began with; null where both did. */
  readonly changedBy: Side | null;
}

/** Names that follow from the codes beside them, and are not chosen on their own. */
const unsent = new Set(['bookGroup', 'category']);

/**
 * The fields that differ. Nothing is chosen for a person where both sides changed a field, or where the
 * common version is not known any more, such as after a refresh.
 *
 * @param base the version with which both began; null where it is not known
 */
export function differences(
  mine: object,
  theirs: object,
  base: object | null,
): readonly FieldDifference[] {
  const saved = new Map(Object.entries(theirs));
  const begun = base && new Map(Object.entries(base));
  return Object.entries(mine).flatMap(([name, own]) => {
    if (unsent.has(name)) return [];
    const other = saved.get(name);
    if (isAlike(own, other)) return [];
    const isOwn = begun !== null && isAlike(begun.get(name), other);
    const isOther = begun !== null && isAlike(begun.get(name), own);
    const changedBy = isOwn ? 'mine' : isOther ? 'theirs' : null;
    return [{ name, mine: own, theirs: other, changedBy } as const];
  });
}

/** The database gives the keys of a tree back in another order. */
const isAlike = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';

/** The draft made of both: of each differing field the chosen side; all others are alike. */
export function merged<D extends object>(
  mine: D,
  theirs: D,
  choices: ReadonlyMap<string, Side>,
): D {
  const chosen = Object.entries(theirs).filter(([name]) => choices.get(name) === 'theirs');
  return { ...mine, ...Object.fromEntries(chosen) };
}
