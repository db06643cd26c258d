import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '@sarn/testing/local-port';
import { newFolder } from './harness/demo-template.ts';
import * as walk from './harness/first-run-walk.ts';
import { useHarness } from './harness/harness.ts';
import { makeNewOffice } from './harness/new-office.ts';
import { startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

const folder = newFolder('first-run-interrupted');
let server: ServerProcess;
let port: number;
const harness = useHarness({ at: () => server.url });
const env = { SARN_DATA: folder, SARN_DEMO: '0', SARN_LOG: 'warn' };

beforeAll(async () => {
  port = await freePort();
  server = await startServer(env, port);
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const people = 300;

it('the setup goes on after a restart, with two windows, and after kill -9 in the middle of an import', async () => {
  const office = makeNewOffice(people);
  const first = await harness.stranger();
  await first.goto(`${server.url}/first-run`);
  const code = walk.printedCode(server.output());
  await walk.typeCode(first, code);
  await walk.doAgency(first);
  await walk.heading(first, 'ผู้ดูแลระบบคนแรก').waitFor();

  // The code of the first start opens the setup after the second one, and the page keeps it.
  await server.stop();
  server = await startServer(env, port);
  expect(walk.printedCode(server.output())).not.toBe(code);
  const second = await harness.stranger();
  await second.goto(`${server.url}/first-run`);
  await walk.typeCode(second, walk.printedCode(server.output()));
  await walk.heading(second, 'ผู้ดูแลระบบคนแรก').waitFor();
  await first.reload();
  await walk.doAdministrator(first);
  await walk.heading(first, 'ตราและสี').waitFor();

  // The other window is told that the code is spent, and loses nothing by it.
  await second.reload();
  await second.getByText('มีผู้ดูแลระบบแล้ว').waitFor();
  await second.getByRole('button', { name: 'เข้าสู่ระบบเพื่อทำต่อ' }).waitFor();

  await walk.onward(first);
  await walk.heading(first, 'นำเข้าบุคลากรและหน่วยงาน').waitFor();
  await walk.importFile(first, 'หน่วยงาน.csv', office.units, office.divisions);
  await first.getByRole('button', { name: 'เปลี่ยนไฟล์' }).click();
  await walk.giveFile(first, 'บุคลากร.csv', office.people);
  await killWhileEntering(first, people);
  server = await startServer(env, port);
  // What was read of the file is there, and nothing of it has become a person.
  expect(await seenBy(first)).toEqual({ state: 'CHECKED', people: 1 });

  await first.reload();
  await walk.enterFile(first, people);
  await walk.onward(first);
  await walk.heading(first, 'อีเมล').waitFor();
  expect(await seenBy(first)).toEqual({ state: 'DONE', people: people + 1 });
}, 240_000);

/** Kills the server when the call that enters the file has reached it. */
async function killWhileEntering(page: Page, rows: number): Promise<void> {
  await page.getByRole('button', { name: `ดูที่จะเปลี่ยน ${rows} แถว` }).click();
  const isEntering = (request: { url(): string }) => request.url().endsWith('/enter');
  const sent = page.waitForRequest(isEntering);
  await page.getByRole('button', { name: `นำเข้า ${rows} แถว` }).click();
  await sent;
  await server.kill();
}

interface Seen {
  /** State of the newest import. */
  readonly state: string;
  readonly people: number;
}

/** What the server has, asked by the page: the session is bound to its browser. */
function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('sarn_token') ?? ''}`;
    const json = { authorization, 'content-type': 'application/json' };
    const imports = await fetch('/api/personnel/imports', { headers: { authorization } });
    const look = await fetch('/api/first-run/look', { method: 'POST', headers: json, body: '{}' });
    const { rows } = (await imports.json()) as { rows: { state: string }[] };
    const { view } = (await look.json()) as { view: { people: number } };
    return { state: rows[0]?.state ?? '', people: view.people };
  });
}
