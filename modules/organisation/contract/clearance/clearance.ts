/** Secrecy classes with their rank; documents without one are not classified (DOMAIN §3). */
export const secretLevels = {
  confidential: { level: 1, th: 'ลับ', en: 'Confidential' },
  secret: { level: 2, th: 'ลับมาก', en: 'Secret' },
  'top-secret': { level: 3, th: 'ลับที่สุด', en: 'Top secret' },
} as const;

export type SecretClass = keyof typeof secretLevels;

/** Rank of a class; 0 if not classified. */
export function secretLevelOf(secrecy: string): number {
  return Object.hasOwn(secretLevels, secrecy) ? secretLevels[secrecy as SecretClass].level : 0;
}

/** Whether the key is one for classified documents, made by `secret_keys` in the database. */
export const isSecretKey = (key: string): boolean => /^sr?[1-3]/.test(key);

/**
 * The key that replaces another one on a classified document; null for keys without effect there,
 * such as those of posts, secretaries, orders of acting and everybody. `head` and `deputy` become
 * keys of the person who holds the post, who must be a named reader too.
 *
 * @param level 1 to 3
 */
export function sealedKey(key: string, level: number): string | null {
  const cut = key.indexOf(':');
  const kind = key.slice(0, Math.max(cut, 0));
  const id = key.slice(cut + 1);
  if (kind === 'p') return `s${level}:${id}`;
  if (kind === 'clerk') return `sr${level}:${id}`;
  if (kind === 'head' || kind === 'deputy') return `s${level}${kind}:${id}`;
  return /^sr?[1-3]$/.test(kind) ? `${kind.slice(0, -1)}${level}:${id}` : null;
}
