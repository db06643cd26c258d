import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@sarn/testing';
import type { TestDatabase } from '@sarn/testing';
import type { LosableKey } from '@sarn/platform-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readIdentityKey } from './key-file.ts';

let database: TestDatabase;
let dataDir: string;
const pathOf = () => join(dataDir, 'keys', 'identity.key');

beforeEach(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'sarn-identity-'));
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (isUsed = false, lostKeys: readonly LosableKey[] = []) =>
  readIdentityKey(database.db, {
    config: { dataDir, lostKeys },
    isUsedElsewhere: async () => isUsed,
  });

test('the key is made at the first start, and never again without being told', async () => {
  const first = await start();
  expect(await start()).toEqual(first);
  rmSync(pathOf());
  await expect(start()).rejects.toThrow(
    /identity\.key is missing.*newest backup.*SARN_LOST_KEYS=identity\.key/,
  );
  expect(existsSync(pathOf())).toBe(false);
  const second = await start(false, ['identity.key']);
  expect(second).not.toEqual(first);
  writeFileSync(pathOf(), first.toString('base64'));
  await expect(start()).rejects.toThrow(/of another installation/);
  writeFileSync(pathOf(), 'broken');
  await expect(start()).rejects.toThrow(/no key of 32 bytes/);
});

test('a database of an earlier version is recognised by what it stored', async () => {
  await expect(start(true)).rejects.toThrow(/is missing/);
  await database.db.query(
    `insert into person (id, employee_code, first_name_th, sort_key, search_text, created_at, updated_at,
       id_card_hash, id_card_tail)
     values (gen_random_uuid(), 'a', 'ก', 'ก', 'ก', now(), now(), sha256('1'), '1')`,
  );
  await expect(start()).rejects.toThrow(/is missing/);
});
