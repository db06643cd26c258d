/**
 * Licences under which others' packages may ship with a product under Apache-2.0. MPL-2.0 asks only
 * that its own files stay open, and they ship unchanged. GPL, LGPL and AGPL are not among them, and
 * what is unknown is not either.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/**
 * @param expression of SPDX: of alternatives one must be allowed, of licences that hold together all
 */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, ' ').trim();
  // An expression that mixes both would need its brackets.
  if (/\bOR\b/.test(plain) && /\bAND\b/.test(plain)) return false;
  const isOne = (name: string): boolean => allowed.has(name.trim());
  return /\bOR\b/.test(plain)
    ? plain.split(/\bOR\b/).some(isOne)
    : plain.split(/\bAND\b/).every(isOne);
}
