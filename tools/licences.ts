/** `npm run licences`: what ships with the product, and under which licence; `--check` only judges. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isAllowed } from './licences/allowed.ts';
import { carried, faultsOfCarried } from './licences/carried.ts';
import { shippedPackages } from './licences/shipped.ts';
import type { LockPackages } from './licences/shipped.ts';
import { root } from './suite/places.ts';

/** Packages whose licence npm does not know, read in their source: the program for each system. */
const read: readonly (readonly [start: string, licence: string])[] = [
  ['@myriaddreamin/typst-ts-node-compiler-', 'Apache-2.0'],
];

interface Manifest {
  readonly license?: string;
  readonly licenses?: readonly { readonly type?: string }[];
}

function licenceOf(place: string): string | null {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const known = read.find(([start]) => name.startsWith(start));
  if (known) return known[1];
  const file = path.join(root, place, 'package.json');
  if (!existsSync(file)) return null;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return license ?? licenses?.map(({ type = 'unknown' }) => type).join(' OR ') ?? null;
}

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: LockPackages;
};
const shipped = shippedPackages(lock.packages, licenceOf);
const refused = shipped.filter(({ licence }) => !isAllowed(licence));
if (!process.argv.includes('--check')) {
  for (const { name, version, licence } of shipped) console.log(`${licence}\t${name} ${version}`);
  for (const { name, licence, folder } of carried) console.log(`${licence}\t${name} (${folder})`);
}
for (const { name, version, licence, by } of refused) {
  console.error(`${name} ${version} (${licence}) must not ship; it is needed by ${by}`);
}
const faults = [
  ...faultsOfCarried(root),
  ...carried
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name }) => `${name} must not ship`),
];
for (const fault of faults) console.error(fault);
console.log(`${shipped.length} packages ship, ${refused.length} of them must not.`);
process.exitCode = refused.length + faults.length === 0 ? 0 : 1;
