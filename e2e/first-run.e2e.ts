import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from './api-client.ts';
import { newFolder } from './harness/demo-template.ts';
import * as walk from './harness/first-run-walk.ts';
import { useHarness } from './harness/harness.ts';
import { dropPdf, fillRegister, newLetter } from './harness/letter.ts';
import { makeNewOffice } from './harness/new-office.ts';
import { signInByForm } from './harness/people.ts';
import { startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

// A program on an empty folder, with its own database: nothing is there but what the browser makes.
const folder = newFolder('first-run');
let server: ServerProcess;
const harness = useHarness({ at: () => server.url });

beforeAll(async () => {
  server = await startServer({ SARN_DATA: folder, SARN_DEMO: '0', SARN_LOG: 'warn' });
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const people = 300;
const lastInBook = 1200;

it('an empty installation is set up in the browser alone, to its first numbered letter', async () => {
  const office = makeNewOffice(people);
  const page = await harness.stranger();
  const mails = await harness.stranger();
  // Whoever opens it is led to the setup.
  await page.goto(server.url);
  await page.waitForURL('**/first-run');
  await walk.typeCode(page, 'AAAA-BBBB-CCCC');
  await page.getByText('รหัสตั้งค่าไม่ถูกต้อง').waitFor();
  await walk.typeCode(page, walk.printedCode(server.output()));
  await walk.doAgency(page);
  await walk.doAdministrator(page);
  await walk.doLook(page);
  await walk.doPeople(page, office, people);
  await walk.doMail(page, mails, server.url);
  await walk.doRegisters(page, lastInBook);
  await walk.doDuties(page, office.clerk.name);
  await walk.skipStep(page, 'สำรองข้อมูลและวันหยุด');
  await page.getByText(`${people + 1} คน ${office.divisions + 1} หน่วยงาน`).waitFor();
  await page.getByRole('button', { name: 'เข้าใช้งาน' }).click();
  await page.waitForURL('**/portal');

  const clerk = await beginAsClerk(mails, office.clerk);
  await registerLetter(clerk);
});

/** The clerk sets the password by the link of the invitation, and signs in. */
async function beginAsClerk(
  mails: Page,
  { username, email }: { readonly username: string; readonly email: string },
): Promise<Page> {
  const letter = await walk.textOfMail(mails, server.url, email);
  const key = /invitation\?key=(\S+)/.exec(letter)?.[1] ?? '';
  const clerk = await harness.stranger();
  await clerk.goto(`${server.url}/invitation?key=${key}`);
  await clerk.getByRole('textbox', { name: 'รหัสผ่านใหม่', exact: true }).fill(demoPassword);
  await clerk.getByRole('textbox', { name: 'ยืนยันรหัสผ่านใหม่', exact: true }).fill(demoPassword);
  // Left before the answer, the page would take the password along.
  const saved = clerk.waitForResponse((answer) => answer.request().method() === 'POST');
  await clerk.getByRole('button', { name: 'บันทึกรหัสผ่าน' }).click();
  expect((await saved).status()).toBe(200);
  await clerk.goto(`${server.url}/login`);
  await signInByForm(clerk, username);
  await walk.agree(clerk);
  return clerk;
}

async function registerLetter(clerk: Page): Promise<void> {
  const letter = newLetter();
  await clerk.getByRole('link', { name: 'ลงทะเบียนรับหนังสือภายนอก' }).click();
  await dropPdf(clerk, 'หนังสือฉบับแรก.pdf', letter.text);
  await fillRegister(clerk, letter);
  await clerk.getByText('5 มกราคม 2569').waitFor();
  await clerk.getByRole('button', { name: 'ลงทะเบียนรับ' }).click();
  const number = clerk.getByRole('heading', { name: /^เลขรับที่ \d+\/25\d\d$/ });
  await number.waitFor();
  expect(await number.innerText()).toMatch(new RegExp(`^เลขรับที่ ${lastInBook + 1}/`));
}
