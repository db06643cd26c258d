/** Deepest nesting of one value; a rich text with lists within lists needs about 40 levels. */
const maxDepth = 64;

/**
 * Whether a value from outside holds nothing that no field may hold and the database
 * cannot store: NUL, half surrogates, prototype keys, nesting that is too deep.
 */
export function isPlainValue(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isPlainText(value);
  if (value === null || typeof value !== 'object') return true;
  if (depth > maxDepth) return false;
  return Object.entries(value).every(
    ([key, inner]) => key !== '__proto__' && isPlainText(key) && isPlainValue(inner, depth + 1),
  );
}

function isPlainText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}
