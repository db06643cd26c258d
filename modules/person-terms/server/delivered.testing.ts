import { readFileSync } from 'node:fs';
import { nameReader } from '../contract/index.ts';
import type { Prefix, Suffix } from '../contract/index.ts';

const always = { validFrom: '1950-01-01', validTo: null };

/** The prefixes delivered with the product, read from the migration that makes them. */
export const deliveredPrefixes: readonly Prefix[] = readRows();

export const deliveredSuffixes: readonly Suffix[] = [
  { ...always, code: 'rn', nameTh: 'ราชนาวี', short: 'ร.น.', isPrinted: false },
];

function readRows(): Prefix[] {
  const at = '../../organisation/server/migrations/2026-11-25-1600-settings.sql';
  const sql = readFileSync(new URL(at, import.meta.url), 'utf8');
  const row =
    /^ {2}\('([^']+)', '([^']+)', '[^']*', \d+, '\{([^']*)\}', '(\w+)', '(\w+)', (true|false), (true|false), '(\w+)', '([^']*)'\)/gm;
  return [...sql.matchAll(row)].map(([, code = '', nameTh = '', short = '', ...rest]) => ({
    ...{
      ...always,
      code,
      nameTh,
      short: [...short.matchAll(/"([^"]*)"/g)].map(([, one = '']) => one),
    },
    ...{ class: rest[0] as Prefix['class'], gender: rest[1] as Prefix['gender'] },
    ...{ isPrinted: rest[2] === 'true', hasSpaceAfter: rest[3] === 'true' },
    ...{ force: rest[4] as Prefix['force'], inPlace: rest[5] ?? '' },
  }));
}

/** Reads names by the prefixes and suffixes delivered with the product. */
export const readDeliveredName = nameReader(deliveredPrefixes, deliveredSuffixes);
