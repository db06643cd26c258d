import {
  personPrincipal,
  postPrincipal,
  sealedKey,
  secretLevelOf,
} from '@sarn/organisation/contract';

/**
 * Keys of work given to a person by name: the person's own, and that of the post in which they were
 * named, so that a person who acts for the post finds it.
 */
export function keysOfNamed(
  personId: string | null | undefined,
  postId: string | null | undefined,
): string[] {
  return [
    ...(personId ? [personPrincipal(personId)] : []),
    ...(postId ? [postPrincipal(postId)] : []),
  ];
}

/**
 * The keys that count on a document of this class instead of these; the same ones on documents that
 * are not classified.
 */
export function sealedFor(secrecy: string, keys: readonly string[]): string[] {
  const level = secretLevelOf(secrecy);
  if (level === 0) return [...keys];
  return keys.flatMap((key) => sealedKey(key, level) ?? []);
}

/**
 * Reader keys of a unit to which a document goes: its clerk, its head and secretary, and the heads
 * above it. Officers of the unit are not among them: they read what they are given.
 *
 * @param ancestors the unit itself first, the agency last
 */
export function unitReaderKeys(ancestors: readonly string[]): string[] {
  const [unitId] = ancestors;
  if (!unitId) return [];
  return [
    `clerk:${unitId}`,
    `secretary:${unitId}`,
    ...ancestors.map((ancestor) => `head:${ancestor}`),
  ];
}

/** Units whose registers of classified documents the caller keeps, by appointment and clearance. */
export function unitsKeptInSecret(principals: readonly string[]): string[] {
  const kept = principals.flatMap((principal) => /^sr1:(.+)$/.exec(principal)?.[1] ?? []);
  return [...new Set(kept)];
}
