import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAllowed } from './allowed.ts';
import { root as repository } from '../suite/places.ts';
import { carried, faultsOfCarried } from './carried.ts';
import { shippedPackages } from './shipped.ts';
import type { LockEntry, LockPackages } from './shipped.ts';

describe('licences', () => {
  test.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND OFL-1.1', '(MIT AND Zlib)', 'MPL-2.0'])(
    '%s may ship',
    (licence) => expect(isAllowed(licence)).toBe(true),
  );

  test.each([
    'GPL-3.0',
    'AGPL-3.0-or-later',
    'LGPL-2.1',
    'MIT AND GPL-2.0',
    'SSPL-1.0',
    'unknown',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.txt',
    'MIT OR (GPL-2.0 AND Zlib)',
    '',
  ])('%s may not', (licence) => expect(isAllowed(licence)).toBe(false));
});

const lock: LockPackages = {
  'apps/server': {
    dependencies: { '@sarn/module': '*', good: '1.0.0' },
  },
  'apps/web': {},
  'modules/one': { dependencies: { deep: '2.0.0' } },
  'tools/tests': { dependencies: { tool: '1.0.0' } },
  'node_modules/@sarn/module': { link: true, resolved: 'modules/one' },
  'node_modules/good': { version: '1.0.0', license: 'MIT', dependencies: { deep: '1.0.0' } },
  'node_modules/good/node_modules/deep': { version: '1.0.0', license: 'GPL-3.0' },
  'node_modules/deep': { version: '2.0.0', optionalDependencies: { other: '1.0.0' } },
  'node_modules/other': {
    version: '1.0.0',
    license: 'ISC',
    peerDependencies: { peer: '1', left: '1' },
    peerDependenciesMeta: { left: { optional: true } },
  },
  'node_modules/peer': { version: '1.0.0', license: 'AGPL-3.0' },
  'node_modules/left': { version: '1.0.0', license: 'GPL-2.0' },
  'node_modules/tool': { version: '1.0.0', license: 'GPL-2.0' },
};

test('what ships is found through modules, versions side by side, options and peers', () => {
  const shipped = shippedPackages(lock, (place) => (place === 'node_modules/deep' ? 'MIT' : null));
  expect(shipped.map(({ name, version, licence }) => `${name} ${version} ${licence}`)).toEqual([
    'deep 1.0.0 GPL-3.0',
    'deep 2.0.0 MIT',
    'good 1.0.0 MIT',
    'other 1.0.0 ISC',
    'peer 1.0.0 AGPL-3.0',
  ]);
  const refused = shipped.filter(({ licence }) => !isAllowed(licence));
  expect(refused.map(({ name, by }) => `${name} by ${by}`)).toEqual([
    'deep by good',
    'peer by other',
  ]);
});

test('what package-lock.json has for the run time is what ships; tools of tests and builds are of development', () => {
  const { packages } = JSON.parse(
    readFileSync(path.join(repository, 'package-lock.json'), 'utf8'),
  ) as { packages: Record<string, LockEntry & { dev?: true; devOptional?: true }> };
  const shipped = new Set(shippedPackages(packages, () => null).map(({ name }) => name));
  const others = Object.entries(packages)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link)
    .filter(([, entry]) => !entry.dev && !entry.devOptional)
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length))
    .filter((name) => !shipped.has(name));
  // Node itself, one package for each system.
  expect(others.filter((name) => !/^node-(?:darwin|linux|win)-/.test(name))).toEqual([]);
});

test('a package without any licence is unknown, and so refused', () => {
  const found = shippedPackages(lock, () => null).find(({ version }) => version === '2.0.0');
  expect(found?.licence).toBe('unknown');
});

test('fonts in the repository are listed, with the text of their licence beside them', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'carried-'));
  for (const { folder } of carried) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, carried[0]?.folder ?? '', 'OFL.txt'), 'text');
  mkdirSync(path.join(root, 'modules/one/node_modules/other'), { recursive: true });
  writeFileSync(path.join(root, 'modules/one/new.woff2'), 'font');
  writeFileSync(path.join(root, 'modules/one/node_modules/other/font.ttf'), 'font');
  expect(faultsOfCarried(root)).toEqual([
    'modules/one has fonts and is not listed in tools/licences/carried.ts',
    `${carried[1]?.folder} has no OFL.txt`,
  ]);
  rmSync(root, { recursive: true });
});
