import type { MailboxHealth } from '@sarn/mailbox/contract';
import type { ArrivalCard, ArrivalDetail, ArrivalState } from '@sarn/intake/contract';
import { listReadable } from '@sarn/intake/server';
import { startImapStandIn, startMailStandIn } from '@sarn/testing/stand-ins';
import type { ImapStandIn, MailStandIn } from '@sarn/testing/stand-ins';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  OfficeInstance,
  sampleAgencyPosts,
  startTestApp,
  usualSettings,
} from '@sarn/server/testing';
import type { TestApp, Answer } from '@sarn/server/testing';
import { bounce, mail, pdfFile } from './mails.testing.ts';

let imap: ImapStandIn;
let smtp: MailStandIn;
let app: TestApp;
let officeInstance: OfficeInstance;

const address = 'saraban@agency.example';

beforeAll(async () => {
  [imap, smtp] = [await startImapStandIn(), await startMailStandIn()];
  const { host, port, user, password } = imap;
  const mailbox = {
    ...{ host, port, user, password, address, folder: 'INBOX', isSecure: false },
    authServer: 'mx.agency.example',
    everySeconds: 5,
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
  await smtp.close();
  await imap.close();
});

const done = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
};
const list = async (state: ArrivalState = 'waiting') =>
  done<{ rows: ArrivalCard[]; total: number; waiting: number }>(
    await officeInstance.get('saraban', `/registry/arrivals?state=${state}`),
  ).rows;
const detail = async (id: string) =>
  done<{ item: ArrivalDetail }>(await officeInstance.get('saraban', `/registry/arrivals/${id}`))
    .item;
const health = async () =>
  done<{ item: MailboxHealth }>(await officeInstance.get('admin', '/mailbox/health')).item;

/** Waits for what the watch and the jobs do in the background. */
const soon = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 30_000, interval: 50 });

/** The arrival with this title, once it is there. */
const arrived = (title: string): Promise<ArrivalDetail> =>
  soon(async () => {
    const card = (await list()).find((row) => row.title === title);
    expect(card, title).toBeDefined();
    return detail(card?.id ?? '');
  });
/** All notices in the bell of an account. */
const bellOf = async (account: string): Promise<string> =>
  JSON.stringify(await officeInstance.post(account, '/service/get-all-notification', { take: 50 }));
/** Mails that the agency sent about a title. */
const answers = (title: string) => smtp.letters.filter(({ subject }) => subject.includes(title));
/** Two mails to one address leave in any order, where both wait to be sent. */
const textOf = (title: string, kind: string) =>
  answers(title).find(({ subject }) => subject.startsWith(kind))?.text;
const marks = () => soon(async () => expect(imap.countRead()).toBe(await taken()));
const taken = async () =>
  (await app.db.query<{ all: number }>('select count(*) as all from mailbox_message'))[0]?.all;

describe('[15.09] a letter by mail', () => {
  it('waits with number, date, subject and sender proposed, is registered, and answered twice', async () => {
    const contact = { name: 'กรมส่งเสริมการทดลองงาน (มหาชน)', email: 'saraban@dept.example' };
    done(await officeInstance.post('saraban', '/registry/contacts/save', contact));
    const id = 'first@dept.example';
    const title = 'ขอเชิญประชุมทดลองระบบ';
    const text = `ที่ ทส ๐๒๐๑/ว ๑๒๓ ลงวันที่ ๑๕ มกราคม ๒๕๖๙\nเรื่อง ${title}\nเรียน ผู้อำนวยการ`;
    imap.deliver(mail({ id, text, files: [pdfFile(), pdfFile('สิ่งที่ส่งมาด้วย.pdf')] }));
    const item = await arrived(title);
    expect(item).toMatchObject({
      letterNo: 'ทส 0201/ว 123',
      letterDate: '2026-01-15',
      sender: contact.name,
      senderName: 'กรมส่งเสริมการทดลองงาน',
      senderAddress: contact.email,
      trust: 'unknown',
      warnings: [],
      leftOut: [],
      source: 'mailbox',
    });
    expect(item.files.map(({ name }) => name)).toEqual(['หนังสือ.pdf', 'สิ่งที่ส่งมาด้วย.pdf']);
    await soon(() => expect(answers(title)).toHaveLength(1));
    const bell = await bellOf('saraban');
    expect(bell).toContain(`${contact.name}: ${title}`);
    expect(bell).toContain(`/sarabun/arrivals/${item.id}`);
    // A person who keeps the registry no more sees nothing of it in the bell either.
    const mayOf = (duty: string, unit: string) =>
      listReadable(app.db, [`${duty}:${officeInstance.unit(unit)}`], [item.id]);
    expect(await mayOf('clerk', 'agency')).toEqual([item.id]);
    expect(await mayOf('clerk', 'policy')).toEqual([]);
    expect(await mayOf('head', 'agency')).toEqual([]);
    const [received] = answers(title);
    expect(received?.to).toEqual([contact.email]);
    expect(received?.headers.get('from')).toContain(address);
    expect(received?.headers.get('in-reply-to')).toBe(`<${id}>`);
    expect(received?.headers.get('auto-submitted')).toBe('auto-replied');
    await marks();

    const original = await officeInstance.get('saraban', `/file/${item.original?.id}/content`);
    expect(String(original['text'])).toContain(`Message-ID: <${id}>`);
    for (const stranger of ['clerk.policy', 'director', 'admin']) {
      expect((await officeInstance.get(stranger, `/registry/arrivals/${item.id}`)).status).not.toBe(
        200,
      );
      expect(
        (await officeInstance.get(stranger, `/file/${item.files[0]?.id}`)).status,
        stranger,
      ).toBe(404);
    }

    const form = {
      ...officeInstance.letterForm(),
      sender: item.sender,
      title,
      letterNo: item.letterNo,
      letterDate: item.letterDate,
    };
    const fileIds = [item.files[0]?.id, await officeInstance.upload('saraban')];
    const body = { ...form, fileIds, arrivalId: item.id };
    const registered = done<{ documentId: string; receiveNo: string }>(
      await officeInstance.post('saraban', '/registry/incoming/register', body),
    );
    const document = await officeInstance.document('saraban', registered.documentId);
    expect(document.files.map(({ name }) => name)).toEqual(['หนังสือ.pdf', 'หนังสือ.pdf']);
    expect(await detail(item.id)).toMatchObject({
      state: 'registered',
      documentId: registered.documentId,
      receiveNo: registered.receiveNo,
    });
    await soon(() => expect(answers(title)).toHaveLength(2));
    expect(textOf(title, 'เลขรับที่')).toContain(`เลขรับที่ ${registered.receiveNo}`);
    const again = await officeInstance.post('saraban', '/registry/incoming/register', {
      ...body,
      letterNo: 'อื่น 1/1',
      fileIds: [await officeInstance.upload('saraban')],
    });
    expect(again).toMatchObject({ status: 409, code: 'registry.arrival-decided' });
  });

  it('comes once, however often the mail does', async () => {
    const title = 'จดหมายที่มาสองครั้ง';
    const twice = mail({ id: 'twice@dept.example', subject: title });
    imap.deliver(twice);
    imap.deliver(twice);
    await arrived(title);
    await soon(async () => expect((await health()).repeats).toBe(1));
    expect((await list()).filter((row) => row.title === title)).toHaveLength(1);
    await soon(() => expect(answers(title)).toHaveLength(1));
  });

  it('is refused with a reason, put aside without a word, and put back', async () => {
    const [wrong, junk] = ['หนังสือผิดหน่วยงาน', 'โฆษณาสินค้า'];
    imap.deliver(mail({ subject: wrong }));
    imap.deliver(mail({ subject: junk }));
    const reason = 'หนังสือนี้อยู่ในอำนาจของกรมอื่น';
    const refused = { id: (await arrived(wrong)).id, reason };
    done(await officeInstance.post('saraban', '/registry/arrivals/refuse', refused));
    await soon(() => expect(answers(wrong)).toHaveLength(2));
    expect(textOf(wrong, 'ไม่รับหนังสือ')).toContain(reason);
    const twice = await officeInstance.post('saraban', '/registry/arrivals/refuse', refused);
    expect(twice).toMatchObject({ status: 409, code: 'registry.arrival-decided' });
    const { id } = await arrived(junk);
    done(await officeInstance.post('saraban', '/registry/arrivals/not-a-letter', { id }));
    expect((await list('spam')).map((row) => row.id)).toContain(id);
    done(await officeInstance.post('saraban', '/registry/arrivals/restore', { id }));
    await arrived(junk);
    expect(answers(junk).length).toBeLessThanOrEqual(1);
    const stranger = await officeInstance.post(
      'clerk.policy',
      '/registry/arrivals/refuse',
      refused,
    );
    expect(stranger.status).toBe(403);
  });
});

describe('[15.09] mails that are not what they seem', () => {
  it('a file too large, a zip bomb and a renamed program stay out, and the sender is told', async () => {
    const title = 'หนังสือที่แนบไฟล์ไม่ได้';
    const bomb = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200_000)]);
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000)]);
    imap.deliver(
      mail({
        subject: title,
        files: [
          { name: 'bomb.zip', type: 'application/zip', bytes: bomb },
          { name: 'letter.pdf', type: 'application/pdf', bytes: program },
          pdfFile('ดี.pdf'),
          { name: 'ใหญ่.pdf', type: 'application/pdf', bytes: Buffer.alloc(60 * 2 ** 20, '%PDF') },
        ],
      }),
    );
    const item = await arrived(title);
    expect(item.files.map(({ name }) => name)).toEqual(['ดี.pdf']);
    expect(item.leftOut).toEqual([
      { name: 'bomb.zip', reason: 'file.type-not-allowed' },
      { name: 'letter.pdf', reason: 'file.type-not-allowed' },
      { name: 'ใหญ่.pdf', reason: 'file.too-large' },
    ]);
    expect(item.warnings).toEqual(['truncated']);
    await soon(() => expect(answers(title)).toHaveLength(1));
    expect(answers(title)[0]?.text).toContain('ใหญ่.pdf: ไฟล์มีขนาดเกิน 50 MB');
  });

  it('a forged sender is marked; neither such a sender nor an automatic one is answered', async () => {
    const forged = 'หนังสือปลอม';
    imap.deliver(
      mail({ subject: forged, headers: ['Authentication-Results: mx.agency.example; dmarc=fail'] }),
    );
    const machine = 'ตอบกลับอัตโนมัติ';
    imap.deliver(mail({ subject: machine, headers: ['Auto-Submitted: auto-replied'] }));
    const own = 'จากกล่องของเราเอง';
    imap.deliver(mail({ subject: own, from: address }));
    const proven = 'หนังสือที่ยืนยันแล้ว';
    const passes = 'Authentication-Results: mx.agency.example; dmarc=pass';
    imap.deliver(mail({ subject: proven, headers: [passes] }));
    expect(await arrived(forged)).toMatchObject({ trust: 'doubtful', warnings: ['forged'] });
    expect((await arrived(machine)).warnings).toEqual(['automatic']);
    expect((await arrived(own)).warnings).toEqual(['own-domain']);
    const { id } = await arrived(forged);
    const refusal = { id, reason: 'ผู้ส่งไม่ยืนยันว่าเป็นผู้ส่ง' };
    done(await officeInstance.post('saraban', '/registry/arrivals/refuse', refusal));
    expect((await arrived(proven)).trust).toBe('proven');
    // The last mail is answered, so the ones before it would have been answered by now.
    await soon(() => expect(answers(proven)).toHaveLength(1));
    expect([forged, machine, own].flatMap(answers)).toEqual([]);
    expect(await bellOf('saraban')).not.toContain(forged);
  });

  it('a bounce is no letter, and a mail without anything is one', async () => {
    const { reports } = await health();
    imap.deliver(bounce('<nobody-knows@agency.example>'));
    imap.deliver('From: x\r\n\r\n');
    await arrived('(ไม่มีเรื่อง)');
    await soon(async () => expect((await health()).reports).toBe(reports + 1));
    expect((await list()).map(({ title }) => title)).not.toContain(
      'Undelivered Mail Returned to Sender',
    );
  });
});

describe('[15.09] reports on letters that the agency sent', () => {
  it('a bounce in the mailbox puts the letter back to the person who sends it again', async () => {
    const id = await officeInstance.draftLetter('officer.policy', 'outgoing', {
      recipients: [{ name: 'กรมที่ไม่มีอยู่', method: 'email' }],
    });
    const signatoryId = officeInstance.person('head.policy');
    await officeInstance.act('officer.policy', id, 'submit', { signatoryId });
    await officeInstance.act('head.policy', id, 'sign', { password: 'Sarn2569' });
    await officeInstance.act('clerk.policy', id, 'number', {});
    const recipients = async () =>
      (await officeInstance.document('clerk.policy', id)).letter?.recipients ?? [];
    const recipientId = (await recipients())[0]?.id;
    const to = 'nobody@dept.example';
    const sendings = [{ recipientId, method: 'email', address: to }];
    await officeInstance.act('clerk.policy', id, 'dispatch', { sendings });
    const sent = await soon(async () => {
      expect((await recipients())[0]?.state).toBe('SENT');
      const letter = smtp.letters.find((one) => one.to.includes(to));
      expect(letter).toBeDefined();
      return letter;
    });
    imap.deliver(bounce(sent?.messageId ?? ''));
    await soon(async () => expect((await recipients())[0]?.state).toBe('BOUNCED'));
    expect((await officeInstance.document('clerk.policy', id)).state).toBe('NUMBERED');
  });
});

describe('[15.09] the mailbox itself', () => {
  it('answers as the administrator sets it; nobody else sees or sets it', async () => {
    expect((await officeInstance.get('saraban', '/mailbox/health')).status).toBe(403);
    const set = { acknowledges: false, tellsNumber: false };
    done(await officeInstance.post('admin', '/mailbox/settings', set));
    expect(await health()).toMatchObject({ ...set, isOn: true, address, failure: null });
    const title = 'หนังสือที่ไม่ตอบ';
    imap.deliver(mail({ subject: title }));
    await arrived(title);
    await marks();
    expect(answers(title)).toEqual([]);
  });
});
