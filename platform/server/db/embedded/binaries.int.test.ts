import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBinaries, program, repairSymlinks } from './binaries.ts';

test('links that the install script did not make are made at start', () => {
  const from = findBinaries().native;
  const root = mkdtempSync(join(tmpdir(), 'sarn-binaries-'));
  const native = join(root, 'native');
  try {
    const isReal = (path: string): boolean => !lstatSync(path).isSymbolicLink();
    cpSync(from, native, { recursive: true, filter: isReal });
    const list = readFileSync(join(from, 'pg-symlinks.json'), 'utf8');
    const links = JSON.parse(list) as { source: string; target: string }[];
    expect(links.length).toBeGreaterThan(0);
    expect(() => version(native)).toThrow();
    expect(repairSymlinks(native)).toBe(links.length);
    expect(repairSymlinks(native)).toBe(0);
    expect(version(native)).toContain('PostgreSQL) 18');
    expect(readlinkSync(join(root, links[0]!.target))).not.toContain('/');
    expect(links.every(({ target }) => existsSync(join(root, target)))).toBe(true);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

function version(native: string): string {
  return execFileSync(program(native, 'postgres'), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
