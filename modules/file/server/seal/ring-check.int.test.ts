import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from '@sarn/testing';
import type { TestDatabase } from '@sarn/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyRingPath, unwrap, wrap, writeKeyRing } from './key-ring.ts';
import { checkKeyRing, ringFor } from './ring-check.ts';
import { findSealed, insertSealed } from './seal.store.ts';

let database: TestDatabase;
let dataDir: string;
const fileKey = randomBytes(32);
const sha256 = createHash('sha256').update('classified').digest('hex');

beforeEach(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'sarn-ring-'));
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts on an empty database, then stores one encrypted content. */
async function withSealed(): Promise<string> {
  const { db } = database;
  await checkKeyRing(db, dataDir, false);
  const ring = await ringFor(db, dataDir);
  const row = { sha256, wrappedKey: wrap(ring, sha256, fileKey), keyVersion: ring.current };
  const at = '2026-11-23T02:00:00.000Z';
  await db.transaction((tx) => insertSealed(tx, { ...row, bytes: 1, pageCount: null, at }));
  return keyRingPath(dataDir);
}

test('a first start makes the keys; without them, or with others, nothing starts and nothing is made', async () => {
  const path = await withSealed();
  const { db } = database;
  const kept = readFileSync(path);
  renameSync(path, `${path}.away`);
  await expect(checkKeyRing(db, dataDir, false)).rejects.toThrow(
    /secret-keys\.json is missing: 1 classified files.*newest backup.*SARN_LOST_KEYS=secret-keys\.json/,
  );
  await expect(ringFor(db, dataDir)).rejects.toThrow(/is missing/);
  expect(existsSync(path)).toBe(false);

  await writeKeyRing(dataDir, { current: 1, keys: new Map([[1, randomBytes(32)]]) });
  await expect(checkKeyRing(db, dataDir, false)).rejects.toThrow(/key of version 1/);

  renameSync(`${path}.away`, path);
  await checkKeyRing(db, dataDir, false);
  expect(readFileSync(path)).toEqual(kept);
});

test('keys that are given up get a version of their own, so that the old file can be added', async () => {
  const path = await withSealed();
  const { db } = database;
  const old = await ringFor(db, dataDir);
  rmSync(path);
  await checkKeyRing(db, dataDir, true);
  await checkKeyRing(db, dataDir, false);
  const made = await ringFor(db, dataDir);
  expect([...made.keys.keys()]).toEqual([2]);
  await writeKeyRing(dataDir, { ...made, keys: new Map([...made.keys, ...old.keys]) });
  const row = await findSealed(db, sha256);
  const ring = await ringFor(db, dataDir);
  expect(unwrap(ring, row?.keyVersion ?? 0, sha256, row?.wrappedKey ?? Buffer.alloc(0))).toEqual(
    fileKey,
  );
});
