import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareLog, readLogFrom } from './server-log.ts';

test('a log above the limit moves on, three old ones are kept', () => {
  const home = mkdtempSync(join(tmpdir(), 'sarn-log-'));
  try {
    for (let start = 1; start <= 6; start += 1) {
      const path = prepareLog(home, undefined, 10);
      writeFileSync(path, `start ${start} ------------`);
    }
    expect(readdirSync(home).toSorted()).toEqual([
      'postgres.log',
      'postgres.log.1',
      'postgres.log.2',
      'postgres.log.3',
    ]);
    expect(readFileSync(join(home, 'postgres.log.3'), 'utf8')).toContain('start 3');
    expect(prepareLog(home, undefined, 1000)).toBe(join(home, 'postgres.log'));
    expect(readLogFrom(join(home, 'postgres.log'), 6)).toBe('6 ------------');
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
