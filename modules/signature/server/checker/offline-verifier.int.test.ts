import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignLimits } from '@sarn/foreign-authority/contract';
import { foreignTrust, keepForeignList } from '@sarn/foreign-authority/testing';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { temporaryFolder } from '@sarn/testing/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifierPlace } from '../../contract/index.ts';
import { makeAuthority } from '../signature.testing.ts';
import { offlineVerifier } from './offline-verifier.service.ts';
import type { VerifierParts } from './offline-verifier.service.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const root = Buffer.from('root').toString('base64');
const template = join(temporaryFolder('sarn-verifier-'), 'verify.html');

/** Keeps a list of an authority that is not ours. */
async function keep(name: string, source: 'fetched' | 'uploaded', list: Buffer, madeAt: string) {
  const times = { madeAt, nextAt: '2026-02-01T00:00:00.000Z' };
  const gotBy = source === 'uploaded' ? office.person('admin') : null;
  await office.app.platform.db.transaction((tx) =>
    keepForeignList(tx, { name, source, der: list, ...times, gotBy }),
  );
}

/** What the service is given, with an agency whose name would end the element in which it stands. */
const parts = (verifierTemplate: string, chain: Uint8Array[]): VerifierParts => ({
  documents: { organisation: { rootUnit: async () => ({ name: '</script>$& กรม' }) } },
  needs: { verifierTemplate, foreign: foreignTrust, authority: { chain: async () => chain } },
});

test('[6.09] without an authority, and without a browser build, there is no file to hand out', async () => {
  const { db } = office.app.platform;
  expect((await office.app.fetch('/api/signature/offline-verifier')).status).toBe(404);
  writeFileSync(template, `<script>${verifierPlace}</script>`);
  expect(await offlineVerifier(parts(template, []), db)).toBeNull();
  const chain = [Buffer.from('issuing'), Buffer.from('root')];
  expect(await offlineVerifier(parts(`${template}.none`, chain), db)).toBeNull();
});

test('[6.09] the certificates stand in the file, the same each time, and a name ends no element', async () => {
  const { db } = office.app.platform;
  await makeAuthority(office);
  const chain = [Buffer.from('issuing'), Buffer.from('root')];
  const made = await offlineVerifier(parts(template, chain), db);
  const html = made?.toString() ?? '';
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const text = html.slice('<script>'.length, -'</script>'.length);
  expect(JSON.parse(text)).toMatchObject({ agency: '</script>$& กรม', roots: [root] });
  expect((await offlineVerifier(parts(template, chain), db))?.toString()).toBe(html);
});

test('[6.09] the newest list of each other authority stands in the file, and none that is too long', async () => {
  const { db } = office.app.platform;
  const sized = (bytes: number, fill: number) => Buffer.alloc(bytes, fill);
  const { sentBytes } = foreignLimits;
  await keep('long', 'fetched', sized(sentBytes - 1000, 1), '2026-01-01T00:00:00.000Z');
  await keep('short', 'fetched', sized(600, 2), '2026-01-01T00:00:00.000Z');
  await keep('short', 'uploaded', sized(601, 3), '2026-01-02T00:00:00.000Z');
  await keep('other', 'uploaded', sized(400, 4), '2026-01-01T00:00:00.000Z');
  const lists = async () => {
    const made = await offlineVerifier(parts(template, [Buffer.from('root')]), db);
    const text = made?.toString().slice('<script>'.length, -'</script>'.length) ?? '';
    return (JSON.parse(text) as { lists: string[] }).lists;
  };
  const expected = [sized(400, 4), sized(601, 3)].map((one) => one.toString('base64'));
  // The long one would be 1 byte too many.
  expect(await lists()).toEqual(expected);
  const fits = sized(sentBytes - 1001, 1);
  await keep('long', 'fetched', fits, '2026-01-01T00:00:00.000Z');
  expect(await lists()).toEqual([...expected, fits.toString('base64')]);
});
