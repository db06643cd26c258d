import pg from 'pg';
import type { Instant } from '@sarn/kernel';

type Parser = (text: string) => unknown;

const OID = {
  int8: 20,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
  int8Array: 1016,
  timestampArray: 1115,
  dateArray: 1182,
  timestamptzArray: 1185,
} as const;

const TEXT_ARRAY = 1009;
const parseDate = pg.types.getTypeParser(OID.timestamptz, 'text') as (text: string) => Date;
const parseArray = pg.types.getTypeParser(TEXT_ARRAY as never, 'text') as (
  text: string,
) => (string | null)[];
const asText: Parser = (text) => text;

/** Parsers instead of the driver's: its Date for a day would shift by the server's time zone. */
const PARSERS = new Map<number, Parser>([
  [OID.int8, readInteger],
  [OID.date, asText],
  [OID.timestamp, asText],
  [OID.timestamptz, readInstant],
  [OID.interval, asText],
  [OID.int8Array, (text) => readAll(text, readInteger)],
  [OID.dateArray, parseArray],
  [OID.timestampArray, parseArray],
  [OID.timestamptzArray, (text) => readAll(text, readInstant)],
]);

/** Type parsers of one pool; the driver's global table, which other libraries share, is kept. */
export const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): Parser {
    const own = format === 'binary' ? undefined : PARSERS.get(oid);
    return own ?? (pg.types.getTypeParser(oid as never, format as never) as Parser);
  },
};

/** int8 and count(): a number beyond 2^53 would be silently wrong, so it throws. */
function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 too large for a number: ${text}`);
  return value;
}

/** Microseconds are cut off: store timestamptz(3) when the value is compared again. */
function readInstant(text: string): Instant {
  if (text[10] === ' ' && text[4] === '-' && text.endsWith('+00')) return readUtc(text);
  const value: unknown = parseDate(text);
  // 'infinity' is no calendar date; the driver gives a number for it.
  return value instanceof Date ? value.toISOString() : text;
}

/** `2026-01-31 08:00:00.12+00`, as these sessions give it: UTC, no trailing zeros. */
function readUtc(text: string): Instant {
  const fraction = text.slice(20, -3).slice(0, 3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
}

function readAll<T>(text: string, read: (text: string) => T): (T | null)[] {
  return parseArray(text).map((item) => (item === null ? null : read(item)));
}
