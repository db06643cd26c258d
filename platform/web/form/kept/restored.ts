/**
 * The values of a form with kept input put over them. A kept value of another type than the field
 * has now is left out: an earlier version of the program may have kept it.
 */
export function restored<V>(start: V, kept: unknown): V {
  // Asserted: the types of all fields that the form has were compared.
  return merged(start, kept) as V;
}

function merged(start: unknown, kept: unknown): unknown {
  if (kept === undefined) return start;
  if (isPlain(start) && isPlain(kept)) {
    const known = new Map(Object.entries(start));
    const fields = Object.entries(kept).map(([name, value]) => [
      name,
      merged(known.get(name), value),
    ]);
    return { ...start, ...Object.fromEntries(fields) };
  }
  // A field without a value tells nothing of its type.
  if (start === undefined || start === null || kept === null) return kept;
  const isAlike = typeof start === typeof kept && Array.isArray(start) === Array.isArray(kept);
  return isAlike ? kept : start;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
