/**
 * A string id that belongs to one kind of thing, so that a PersonId cannot be passed where a
 * UnitId is meant.
 */
export type Brand<Name extends string> = string & { readonly __brand?: Name };

interface RandomSource {
  getRandomValues<T extends Uint8Array>(bytes: T): T;
}

/**
 * A time-ordered id (UUID version 7).
 *
 * Made by the program and not by the database, so that every row of one act can be written
 * without asking for the ids of the rows before it.
 *
 * @param now milliseconds since 1970; given by tests that need a known order
 * @returns 36 characters, lower case; later calls in later milliseconds sort after earlier ones
 */
export function newId<Name extends string>(now: number = Date.now()): Brand<Name> {
  const bytes = new Uint8Array(16);
  const { crypto } = globalThis as unknown as { crypto: RandomSource };
  crypto.getRandomValues(bytes);
  for (let index = 0; index < 6; index += 1) {
    bytes[index] = Math.floor(now / 2 ** (8 * (5 - index))) & 0xff;
  }
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-') as Brand<Name>;
}

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text has the shape of an id of ours; says nothing about whether the thing exists. */
export function isId(text: string): boolean {
  return uuidShape.test(text);
}
