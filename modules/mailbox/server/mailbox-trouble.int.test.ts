import { mailboxFailures } from '@sarn/mailbox/contract';
import type { MailboxHealth } from '@sarn/mailbox/contract';
import type { ArrivalCard, ArrivalDetail } from '@sarn/intake/contract';
import { startImapStandIn, startMailStandIn, startRelayStandIn } from '@sarn/testing/stand-ins';
import type { ImapStandIn, MailStandIn, RelayStandIn } from '@sarn/testing/stand-ins';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  OfficeInstance,
  sampleAgencyPosts,
  startTestApp,
  usualSettings,
} from '@sarn/server/testing';
import type { TestApp } from '@sarn/server/testing';
import { mail } from './mails.testing.ts';

let imap: ImapStandIn;
let smtp: MailStandIn;
let relay: RelayStandIn;
let app: TestApp;
let officeInstance: OfficeInstance;

const address = 'saraban@agency.example';

beforeAll(async () => {
  [imap, smtp] = [await startImapStandIn(), await startMailStandIn()];
  relay = await startRelayStandIn(imap.port);
  const { host, user, password } = imap;
  const mailbox = {
    ...{ host, user, password, address, port: relay.port, folder: 'INBOX', isSecure: false },
    authServer: null,
    everySeconds: 2,
  };
  app = await startTestApp({
    config: { smtpUrl: smtp.url },
    settings: { ...usualSettings, mailbox },
  });
  const book = await sampleAgencyPosts(app.platform.db, app.services);
  officeInstance = new OfficeInstance(app, book);
});
afterAll(async () => {
  await officeInstance.close();
  await relay.close();
  await smtp.close();
  await imap.close();
});

const soon = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 60_000, interval: 50 });
const health = async () =>
  ((await officeInstance.get('admin', '/mailbox/health')) as unknown as { item: MailboxHealth })
    .item;
const fails = (failure: keyof typeof mailboxFailures | null) =>
  soon(async () => expect((await health()).failure).toBe(failure));
/** Does what the button of the settings screen does. */
const readNow = async () =>
  expect((await officeInstance.post('admin', '/mailbox/check', {})).status).toBe(200);
const titles = async () =>
  (
    (await officeInstance.get('saraban', '/registry/arrivals')) as unknown as {
      rows: ArrivalCard[];
    }
  ).rows.map(({ title }) => title);
const arrived = (title: string) => soon(async () => expect(await titles()).toContain(title));

describe('[15.09] a mailbox that is numbered anew', () => {
  it('loses no mail and takes none twice', async () => {
    const [before, after] = [
      ['ก่อน ๑', 'ก่อน ๒', 'ก่อน ๓'],
      ['ระหว่างย้าย', 'หลังย้าย'],
    ];
    for (const subject of before) imap.deliver(mail({ subject }));
    for (const title of before) await arrived(title);
    await soon(() => expect(imap.countRead()).toBe(before.length));
    await soon(() => expect(smtp.letters).toHaveLength(before.length));
    const validity = imap.validity();

    await imap.stop();
    imap.recreate();
    imap.deliver(mail({ subject: after[0] ?? '' }));
    await imap.start();
    await readNow();
    await arrived(after[0] ?? '');
    expect(imap.validity()).not.toBe(validity);
    imap.deliver(mail({ subject: after[1] ?? '' }));
    await arrived(after[1] ?? '');
    await soon(async () => expect((await health()).repeats).toBe(before.length));
    await soon(() => expect(imap.countRead()).toBe(before.length + after.length));
    expect((await titles()).toSorted()).toEqual([...before, ...after].toSorted());
    await soon(() => expect(smtp.letters).toHaveLength(before.length + after.length));
  });
});

describe('[15.09] a mailbox that cannot be read', () => {
  it('says so while its server is away, and goes on by itself when it is back', async () => {
    await imap.stop();
    await fails('unreachable');
    expect((await health()).failedAt).toEqual(expect.any(String));
    const title = 'มาระหว่างเครื่องแม่ข่ายหยุด';
    imap.deliver(mail({ subject: title }));
    await imap.start();
    await arrived(title);
    await fails(null);
  });

  it('says that its password is refused, and goes on without a restart when it is corrected', async () => {
    imap.setPassword('changed-by-somebody');
    // An open connection stays signed in; only the next one is refused.
    await imap.stop();
    await imap.start();
    await fails('refused');
    expect(mailboxFailures.refused.th).toContain('รหัสผ่าน');
    const title = 'มาระหว่างรหัสผ่านผิด';
    imap.deliver(mail({ subject: title }));
    expect(await titles()).not.toContain(title);
    imap.setPassword(imap.password);
    // In the pause after the failure: nobody need wait for its end after correcting the password.
    await readNow();
    await arrived(title);
    await fails(null);
  });

  it('takes a large mail whole and once, however often the connection breaks', async () => {
    const title = 'หนังสือพร้อมแฟ้มขนาดใหญ่';
    const bytes = Buffer.from('ข้อมูล '.repeat(650_000));
    const file = { name: 'ข้อมูล.txt', type: 'text/plain', bytes };
    // More often than a mail may fail before only its original is taken.
    relay.cuts.push(...Array.from({ length: 5 }, () => 3 * 2 ** 20));
    imap.deliver(mail({ subject: title, files: [file] }));
    await soon(async () => {
      await readNow();
      expect(relay.cuts).toEqual([]);
    });
    await arrived(title);
    expect(relay.countCut()).toBe(5);
    const { rows } = (await officeInstance.get('saraban', '/registry/arrivals')) as unknown as {
      rows: ArrivalCard[];
    };
    const found = rows.filter((row) => row.title === title);
    expect(found).toHaveLength(1);
    const answer = await officeInstance.get('saraban', `/registry/arrivals/${found[0]?.id ?? ''}`);
    const { item } = answer as unknown as { item: ArrivalDetail };
    expect(item).toMatchObject({ warnings: [], leftOut: [] });
    expect(item.files).toMatchObject([{ name: file.name, bytes: bytes.length }]);
    await fails(null);
  }, 240_000);
});
