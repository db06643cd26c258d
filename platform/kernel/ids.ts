/**
 * A string id that belongs to one kind of record, so that a PersonId cannot be passed where a
 * UnitId is meant.
 */
export type Brand<Name extends string> = string & { readonly __brand?: Name };

interface RandomSource {
  getRandomValues<T extends Uint8Array>(bytes: T): T;
}

/**
 * A time-ordered id (UUID version 7).
 *
 * Made by the program and not by the database, so that all rows of one act can be written
 * without first asking the database for the ids of other rows.
 *
 * @param now milliseconds since 1970; given by tests that need a known order
 * @returns 36 characters, lower case; later calls in later milliseconds sort after earlier ones
 */
export function newId<Name extends string>(now: number = Date.now()): Brand<Name> {
  const time = Math.trunc(now).toString(16).padStart(12, '0');
  const at = takeRandom();
  const seven = hex[(random[at]! & 0x0f) | 0x70];
  const variant = hex[(random[at + 2]! & 0x3f) | 0x80];
  const head = `${time.slice(0, 8)}-${time.slice(8)}-${seven}${hexOf(at + 1, at + 2)}`;
  const tail = `${variant}${hexOf(at + 3, at + 4)}-${hexOf(at + 4, at + idBytes)}`;
  return `${head}-${tail}` as Brand<Name>;
}

/** Random bytes of one id. */
const idBytes = 10;
/** Random bytes are requested for 128 ids at once, because the request takes most of the time. */
const random = new Uint8Array(idBytes * 128);
let taken = random.length;

/** Where the bytes of the next id begin; none is used twice. */
function takeRandom(): number {
  if (taken === random.length) {
    (globalThis as unknown as { crypto: RandomSource }).crypto.getRandomValues(random);
    taken = 0;
  }
  const at = taken;
  taken += idBytes;
  return at;
}

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function hexOf(from: number, until: number): string {
  let text = '';
  for (let at = from; at < until; at += 1) text += hex[random[at]!]!;
  return text;
}

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text has the shape of an id; it does not say whether the record exists. */
export function isId(text: string): boolean {
  return uuidShape.test(text);
}
