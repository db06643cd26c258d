/** Adds to package-lock.json the packages of other systems that npm left out (see lock/). */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { missingSystems } from './lock/other-systems.ts';
import type { Lock } from './lock/other-systems.ts';
import { root } from './suite/places.ts';

const file = path.join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
const missing = missingSystems(lock);
// npm keeps them in this order.
const packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...missing }).toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  ),
);

writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`package-lock.json: ${Object.keys(missing).length} packages of other systems added.`);
