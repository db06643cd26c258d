import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { temporaryFolder } from '@sarn/testing/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifierPlace } from '../../contract/index.ts';
import { makeAuthority } from '../signature.testing.ts';
import type { Deps } from '../dependencies.ts';
import { offlineVerifier } from './offline-verifier.service.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
}, 120_000);
afterAll(() => office.close());

const root = Buffer.from('root').toString('base64');
const template = join(temporaryFolder('sarn-verifier-'), 'verify.html');

/** What the service is given, with an agency whose name would end the element in which it stands. */
const parts = (verifierTemplate: string, chain: readonly Uint8Array[]) =>
  ({
    documents: { organisation: { rootUnit: async () => ({ name: '</script>$& กรม' }) } },
    needs: { verifierTemplate, authority: { chain: async () => chain } },
  }) as unknown as Deps;

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
