import { createPrivateKey } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSecretBox } from '@sarn/platform-server';
import { openKey } from '@sarn/signing/server';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { samplePassword } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCertificateRequests } from '../contract/index.ts';
import { findInUse } from './person-certificate.store.ts';

const secret = 'ต้นไม้ริมทาง-42';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
  const order = { name: 'กรมตัวอย่าง', passphrase: 'รหัสรากยาวมากพอ', password: samplePassword };
  await office.post('admin', '/certificate/authority/make', order);
  await office.post('head.policy', '/certificate/ask', { secret, password: samplePassword });
  const { rows } = listCertificateRequests.output.parse(
    await office.get('admin', '/certificate/requests'),
  );
  await office.post('admin', '/certificate/decide', { id: rows[0]?.id, decision: 'issue' });
});
afterAll(() => office.close());

/** Every row of every table as text, with bytes in hexadecimal digits. */
async function wholeDatabase(): Promise<string> {
  const { db } = office.app.platform;
  const tables = await db.query<{ name: string }>(
    `select quote_ident(table_name) "name" from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await db.query<{ row: string }>(`select ${name}::text "row" from ${name}`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

/** Everything in the data folder: files, keys, mails. */
const wholeFolder = (dataDir: string): string =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'))
    .join('\n');

/** The secret number of a key, as it could be written. */
function writings(pkcs8: Uint8Array): string[] {
  const key = createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' });
  const { d = '' } = key.export({ format: 'jwk' });
  const bytes = Buffer.from(d, 'base64url');
  return [d, bytes.toString('hex'), bytes.toString('base64').slice(0, 40)];
}

test('[6.10] whoever has the database, the data folder and the key of the installation cannot sign for a person', async () => {
  const row = await findInUse(office.app.platform.db, office.person('head.policy'));
  const sealed = row?.sealedKey ?? '';
  const found = writings(await openKey(sealed, secret));
  const database = await wholeDatabase();
  expect(database).toContain(sealed);
  const { dataDir } = office.app;
  const files = wholeFolder(dataDir);
  for (const writing of [...found, secret]) {
    expect(database.includes(writing)).toBe(false);
    expect(files.includes(Buffer.from(writing).toString('latin1'))).toBe(false);
  }
  // The key of the installation opens what the installation sealed, and not this.
  const identityKey = readFileSync(join(dataDir, 'keys', 'identity.key'));
  const box = createSecretBox(() => identityKey.subarray(0, 32));
  expect(() => box.open('certificate/person', Buffer.from(sealed))).toThrow();
  for (const guess of [samplePassword, 'head.policy', identityKey.toString('hex'), '1234567890']) {
    await expect(openKey(sealed, guess)).rejects.toThrow('signing.wrong-secret');
  }
});
