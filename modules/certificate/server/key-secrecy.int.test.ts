import { createPrivateKey, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSecretBox } from '@sarn/platform-server';
import { issueCertificate, makeKey, openKey } from '@sarn/signing/server';
import type { CertifiedKey } from '@sarn/signing/server';
import { pem, programs } from '@sarn/signing/programs';
import type { Programs } from '@sarn/signing/programs';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { sampleAuthority, samplePassword } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorityRoles, listCertificateRequests } from '../contract/index.ts';
import { findAuthority, listAuthority } from './authority.store.ts';
import { findInUse } from './person-certificate.store.ts';

const secret = 'ต้นไม้ริมทาง-42';

/** One with an authority that a secret protects, and one as it was before there were secrets. */
let office: OfficeInstance;
let former: OfficeInstance;
let tools: Programs;
beforeAll(async () => {
  [office, former, tools] = [await openInstance(), await openInstance(), await programs()];
  await made(office, sampleAuthority);
  await made(former, { ...sampleAuthority, secret: undefined, protection: 'installation' });
});
afterAll(async () => {
  tools.remove();
  await office.close();
  await former.close();
});

/** An authority, and a certificate of the head of policy. */
async function made(of: OfficeInstance, order: object): Promise<void> {
  const steps = [
    ['admin', '/certificate/authority/make', order],
    ['head.policy', '/certificate/ask', { secret, password: samplePassword }],
  ] as const;
  for (const [account, path, body] of steps) {
    expect((await of.post(account, path, body)).status).toBe(200);
  }
  const waiting = await of.get('admin', '/certificate/requests');
  const { rows } = listCertificateRequests.output.parse(waiting);
  const decided = { id: rows[0]?.id, decision: 'issue' };
  expect((await of.post('admin', '/certificate/decide', decided)).status).toBe(200);
}

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

/** What the installation sealed with its key, as whoever has the data folder opens it. */
function boxOf({ app }: OfficeInstance) {
  const identityKey = readFileSync(join(app.dataDir, 'keys', 'identity.key'), 'utf8');
  return createSecretBox(() => Buffer.from(identityKey.trim(), 'base64'));
}

test('[6.10] whoever has the database, the data folder and the key of the installation cannot sign for a person', async () => {
  const row = await findInUse(office.app.platform.db, office.person('head.policy'));
  const sealed = row?.sealedKey ?? '';
  const found = writings(await openKey(sealed, secret));
  const database = await wholeDatabase();
  expect(database).toContain(sealed);
  const { dataDir } = office.app;
  const files = wholeFolder(dataDir);
  for (const writing of [...found, secret, sampleAuthority.secret]) {
    expect(database.includes(writing)).toBe(false);
    expect(files.includes(Buffer.from(writing).toString('latin1'))).toBe(false);
  }
  // The key of the installation opens what the installation sealed, and not this.
  const identityKey = readFileSync(join(dataDir, 'keys', 'identity.key'));
  expect(() => boxOf(office).open('certificate/person', Buffer.from(sealed))).toThrow();
  for (const guess of [samplePassword, 'head.policy', identityKey.toString('hex'), '1234567890']) {
    await expect(openKey(sealed, guess)).rejects.toThrow('signing.wrong-secret');
  }
});

/** Each key of the authority that database and data folder give, with its certificate. */
async function keysOpened(of: OfficeInstance): Promise<CertifiedKey[]> {
  const box = boxOf(of);
  const rows = await listAuthority(of.app.platform.db);
  return rows.flatMap(({ role, der, sealedKey }) => {
    if (sealedKey === null) return [];
    const opened = box.open(`certificate/${role}`, sealedKey);
    try {
      createPrivateKey({ key: opened, format: 'der', type: 'pkcs8' });
    } catch {
      return [];
    }
    return [{ certificate: new Uint8Array(der), pkcs8: new Uint8Array(opened) }];
  });
}

/** With a key of their own, a certificate in the name of the head of policy. */
async function falseCertificate(issuer: CertifiedKey): Promise<string> {
  const at = Date.now();
  const der = await issueCertificate({
    ...{ purpose: 'person', publicKey: makeKey().publicKey, issuer },
    subject: { commonName: 'นางสาวหัวหน้า นโยบาย', organisation: 'กรมตัวอย่าง' },
    ...{ from: new Date(at - 60_000), to: new Date(at + 86_400_000) },
  });
  const name = `${randomUUID()}.pem`;
  tools.write(name, pem('CERTIFICATE', der));
  return name;
}

/** How many false certificates OpenSSL believes, with every certificate of the authority at hand. */
async function believed(of: OfficeInstance): Promise<number> {
  const { db } = of.app.platform;
  const pemOf = async (role: (typeof authorityRoles)[number]) =>
    pem('CERTIFICATE', (await findAuthority(db, role))?.der ?? new Uint8Array());
  tools.write('root.pem', await pemOf('root'));
  tools.write('all.pem', (await Promise.all(authorityRoles.map(pemOf))).join('\n'));
  let count = 0;
  for (const key of await keysOpened(of)) {
    const file = await falseCertificate(key);
    const verify = ['openssl', 'verify', '-CAfile', 'root.pem', '-untrusted', 'all.pem'] as const;
    if ((await tools.run(...verify, file)).isWell) count += 1;
  }
  return count;
}

test('[6.10] nor issue a certificate in the name of a person that the root vouches for', async () => {
  // Time stamps, status and e-seal: each is opened, and none of them is an authority.
  expect(await keysOpened(office)).toHaveLength(3);
  expect(await believed(office)).toBe(0);
});

test('[6.10] of an authority without a secret they can: that is what its warning says', async () => {
  expect(await keysOpened(former)).toHaveLength(4);
  expect(await believed(former)).toBe(1);
});
