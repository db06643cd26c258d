import { samplePdf } from '@sarn/testing';
import { startMailStandIn } from '@sarn/testing/stand-ins';
import type { MailStandIn } from '@sarn/testing/stand-ins';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dispatchProbe } from './dispatch-probe.testing.ts';
import { openInstance, usualSettings } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';

let mail: MailStandIn;
let officeInstance: OfficeInstance;
const probe = dispatchProbe(() => officeInstance);
beforeAll(async () => {
  mail = await startMailStandIn();
  officeInstance = await openInstance({
    config: { smtpUrl: mail.url, mailFrom: 'Sarn <no-reply@office.example>' },
    settings: { ...usualSettings, centralMail: 'สารบรรณกลาง <saraban@office.example>' },
  });
});
afterAll(async () => {
  await officeInstance.close();
  await mail.close();
});
beforeEach(() => {
  mail.letters.length = 0;
  mail.moods.length = 0;
  mail.refusals.clear();
});

const patience = { timeout: 15_000 };

const recipientsOf = probe.recipientsOf;
const numbered = probe.numbered;
const stateOf = async (id: string) => (await officeInstance.document('clerk.policy', id)).state;
const statesOf = async (id: string) => (await recipientsOf(id)).map(({ state }) => state);

const mailTo = (recipientId: string | undefined, address = '') => ({
  recipientId,
  method: 'email',
  address,
});

const send = (id: string, sendings: readonly object[]) =>
  officeInstance.act('clerk.policy', id, 'dispatch', { sendings });

const trySend = (account: string, id: string, sendings: readonly object[]): Promise<Answer> =>
  officeInstance.tryAct(account, id, {
    on: 'document',
    targetId: id,
    act: 'dispatch',
    form: { sendings },
  });

const tokenIn = (text: string) => /letter-receipt#([\w-]+)/.exec(text)?.[1] ?? '';

async function asStranger(path: string, body: object): Promise<Answer> {
  const response = await officeInstance.app.fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { ...((await response.json()) as object), status: response.status };
}

describe('[4.07] [15.09] a letter by e-mail', () => {
  it('leaves from the central address with document, files, receipt asked for and a link', async () => {
    const fileIds = [await officeInstance.upload('officer.policy', samplePdf(), 'ภาคผนวก.pdf')];
    const { id, number, recipients } = await numbered(['กรมหนึ่ง'], { fileIds });
    await send(id, [mailTo(recipients[0]?.id, 'saraban@one.example')]);
    await expect.poll(() => stateOf(id), patience).toBe('DISPATCHED');
    expect(mail.letters).toHaveLength(1);
    const [sent] = mail.letters;
    expect(sent).toMatchObject({
      to: ['saraban@one.example'],
      from: 'saraban@office.example',
      asksReport: true,
    });
    expect(sent?.subject).toContain(`ที่ ${number}`);
    expect(sent?.headers.get('disposition-notification-to')).toBe('saraban@office.example');
    expect(sent?.messageId).toMatch(/^<[0-9a-f]{32}@office\.example>$/);
    expect(sent?.text).toContain('เรียน กรมหนึ่ง');
    expect(sent?.text).toContain('ภาคผนวก.pdf');
    expect(sent?.attachments.map(({ mediaType }) => mediaType)).toEqual([
      'application/pdf',
      'application/pdf',
    ]);
    for (const { bytes } of sent?.attachments ?? []) {
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const [recipient] = await recipientsOf(id);
    expect(recipient).toMatchObject({ state: 'SENT', method: 'email' });
    expect(recipient?.attempts).toMatchObject([{ address: 'saraban@one.example' }]);
  });

  it('goes as PDF too when it is stamped and not signed', async () => {
    const title = 'ขอส่งรายงานประจำปี';
    const id = await officeInstance.draftLetter('officer.policy', 'stamp', {
      recipients: [{ name: 'กรมหนึ่ง', method: 'email' }],
      title,
      fileIds: [await officeInstance.upload('officer.policy', samplePdf(), 'รายงาน.pdf')],
    });
    const signatoryId = officeInstance.person('head.policy');
    await officeInstance.act('officer.policy', id, 'submit', { signatoryId });
    await officeInstance.act('head.policy', id, 'initial', { password: 'Sarn2569' });
    await officeInstance.act('clerk.policy', id, 'seal', {});
    await officeInstance.act('clerk.policy', id, 'number', {});
    await send(id, [mailTo((await recipientsOf(id))[0]?.id, 'saraban@one.example')]);
    await expect.poll(() => stateOf(id), patience).toBe('DISPATCHED');
    const [document, attached] = mail.letters[0]?.attachments ?? [];
    expect(mail.letters[0]?.attachments).toHaveLength(2);
    expect(document?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(attached?.bytes).toEqual(Buffer.from(samplePdf()));
    // Form 3 prints no subject; the PDF contains it, so that a reader finds it again.
    expect(document?.bytes.includes(Buffer.from(title))).toBe(true);
    expect(mail.letters[0]?.text).toContain('หนังสือ.pdf');
  });

  it('is deferred by a busy server and leaves once, however often its assignment is woken', async () => {
    const { id, recipients } = await numbered(['กรมหนึ่ง']);
    mail.moods.push(451);
    await send(id, [mailTo(recipients[0]?.id, 'saraban@one.example')]);
    await expect.poll(() => probe.tries(id), patience).toBe(1);
    expect(await statesOf(id)).toEqual(['QUEUED']);
    // A second sending is refused: the first is still under way.
    const again = await trySend('clerk.policy', id, [mailTo(recipients[0]?.id, 'a@one.example')]);
    expect(again).toMatchObject({ status: 409, code: 'registry.sending-not-possible' });
    await probe.wakeJobs();
    await expect.poll(() => statesOf(id), patience).toEqual(['SENT']);
    await probe.wakeJobs();
    expect(mail.letters).toHaveLength(1);
  });

  it('is not sent again by itself when it is unknown whether it left', async () => {
    const { id, recipients } = await numbered(['กรมหนึ่ง']);
    mail.moods.push(0);
    await send(id, [mailTo(recipients[0]?.id, 'saraban@one.example')]);
    await expect.poll(() => statesOf(id), patience).toEqual(['BOUNCED']);
    const [recipient] = await recipientsOf(id);
    expect(recipient?.note).toContain('ไม่ทราบว่าอีเมลออกไปแล้วหรือไม่');
    await probe.wakeJobs();
    expect(mail.letters).toHaveLength(0);
  });

  it('was begun by a process that was killed, and waits for a person to decide', async () => {
    const { id, recipients } = await numbered(['กรมหนึ่ง']);
    mail.moods.push(451);
    await send(id, [mailTo(recipients[0]?.id, 'saraban@one.example')]);
    await expect.poll(() => probe.tries(id), patience).toBe(1);
    await probe.asIfKilledWhileSending(id);
    const refused = { reason: 'ขอยกเลิกหนังสือ' };
    await officeInstance.refused('clerk.policy', id, 'cancel', refused, 409);
    await probe.wakeJobs();
    await expect.poll(() => statesOf(id), patience).toEqual(['BOUNCED']);
    expect(mail.letters).toHaveLength(0);
  });

  it('is not sent any more when it was cancelled before it left', async () => {
    const { id, recipients } = await numbered(['กรมหนึ่ง']);
    mail.moods.push(451);
    await send(id, [mailTo(recipients[0]?.id, 'saraban@one.example')]);
    await expect.poll(() => probe.tries(id), patience).toBe(1);
    await officeInstance.act('clerk.policy', id, 'cancel', { reason: 'ขอยกเลิกหนังสือ' });
    await probe.wakeJobs();
    expect(await statesOf(id)).toEqual(['CANCELLED']);
    expect(mail.letters).toHaveLength(0);
  });

  it('bounces at one address with the words of the server, and is sent to the right one', async () => {
    mail.refusals.set('wrong@two.example', '5.1.1 User unknown');
    const { id, recipients } = await numbered(['กรมหนึ่ง', 'กรมสอง']);
    const [one, two] = recipients.map((recipient) => recipient.id);
    await send(id, [mailTo(one, 'saraban@one.example'), mailTo(two, 'wrong@two.example')]);
    await expect.poll(() => statesOf(id), patience).toEqual(['SENT', 'BOUNCED']);
    expect(await stateOf(id)).toBe('NUMBERED');
    await officeInstance.heard('clerk.policy', id);
    await officeInstance.heard('officer.policy', id);
    await officeInstance.seesIn('clerk.policy', 'jobCommand', id);
    const bounced = (await recipientsOf(id))[1];
    expect(bounced?.note).toContain('ไม่มีที่อยู่อีเมลนี้');
    expect(bounced?.attempts[0]?.detail).toContain('550 5.1.1 User unknown');
    await send(id, [mailTo(two, 'saraban@two.example')]);
    await expect.poll(() => stateOf(id), patience).toBe('DISPATCHED');
    expect(mail.letters.map(({ to }) => to[0])).toEqual([
      'saraban@one.example',
      'saraban@two.example',
    ]);
    const after = (await recipientsOf(id))[1];
    expect(after?.attempts.map(({ stateTerm }) => stateTerm.en)).toEqual([
      'Did not arrive',
      'Sent',
    ]);
    const { history } = await officeInstance.document('clerk.policy', id);
    expect(history.filter(({ act }) => act === 'dispatchResult')).toHaveLength(3);
  });

  it('needs an address, and says how big it may be', async () => {
    const { id, recipients } = await numbered(['กรมหนึ่ง']);
    const none = await trySend('clerk.policy', id, [mailTo(recipients[0]?.id)]);
    expect(none).toMatchObject({ status: 422, code: 'registry.mail-address-missing' });
    const big = Buffer.alloc(10 * 1024 * 1024, 'text ');
    const fileIds = [
      await officeInstance.upload('officer.policy', big, 'ก.txt'),
      await officeInstance.upload(
        'officer.policy',
        Buffer.concat([big, Buffer.from('.')]),
        'ข.txt',
      ),
    ];
    const heavy = await numbered(['กรมหนึ่ง'], { fileIds });
    const sendings = [mailTo(heavy.recipients[0]?.id, 'saraban@one.example')];
    const refused = await trySend('clerk.policy', heavy.id, sendings);
    expect(refused).toMatchObject({ status: 422, code: 'registry.mail-too-big' });
    expect(refused['message']).toMatch(/2\d\.\d MB เกินขนาดสูงสุด 25\.0 MB/);
    expect(await statesOf(heavy.id)).toEqual(['WAITING']);
    await send(heavy.id, [{ recipientId: heavy.recipients[0]?.id, method: 'ems' }]);
  });

  it('is sent by the registrars of its unit alone', async () => {
    const { id, recipients } = await numbered(['กรมหนึ่ง']);
    const sendings = [mailTo(recipients[0]?.id, 'saraban@one.example')];
    for (const account of ['officer.policy', 'head.policy', 'director']) {
      expect((await trySend(account, id, sendings)).status, account).toBe(403);
    }
    for (const account of ['clerk.legal', 'saraban', 'admin']) {
      expect((await trySend(account, id, sendings)).status, account).toBe(404);
    }
    expect(mail.letters).toHaveLength(0);
  });
});

describe('[15.09] the receiver confirms by the link of the letter', () => {
  async function sent() {
    const { id, recipients, number } = await numbered(['กรมหนึ่ง']);
    await send(id, [mailTo(recipients[0]?.id, 'saraban@one.example')]);
    await expect.poll(() => mail.letters.length, patience).toBe(1);
    await expect.poll(() => stateOf(id), patience).toBe('DISPATCHED');
    return { id, number, token: tokenIn(mail.letters[0]?.text ?? '') };
  }

  it('sees what it is, confirms once, and may give a number once', async () => {
    const { id, number, token } = await sent();
    const shown = await asStranger('/registry/receipt', { token });
    expect(shown).toMatchObject({ status: 200, letterNo: number, recipient: 'กรมหนึ่ง' });
    expect(shown['confirmedAt']).toBeNull();
    // Opening the page does not confirm: programs that open links of mails must confirm nothing.
    expect(await stateOf(id)).toBe('DISPATCHED');
    const confirmed = await asStranger('/registry/receipt/confirm', { token });
    expect(confirmed['confirmedAt']).toEqual(expect.any(String));
    expect(await stateOf(id)).toBe('DELIVERED');
    const replay = await asStranger('/registry/receipt/confirm', { token });
    expect(replay).toMatchObject({ status: 409, code: 'registry.receipt-known' });
    const withNumber = { token, receiveNumber: '321/2569' };
    expect((await asStranger('/registry/receipt/confirm', withNumber)).status).toBe(200);
    const other = { token, receiveNumber: '999/2569' };
    expect((await asStranger('/registry/receipt/confirm', other)).status).toBe(409);
    const [recipient] = await recipientsOf(id);
    expect(recipient).toMatchObject({ state: 'ACCEPTED', theirNo: '321/2569' });
    expect(recipient?.attempts[0]?.acknowledgedAt).toEqual(expect.any(String));
    await officeInstance.seesIn('clerk.policy', 'jobCompleted', id);
  });

  it('is refused with a link that was forged, altered, or has expired', async () => {
    const { id, token } = await sent();
    const bytes = Buffer.from(token, 'base64url');
    const altered = [0, 17, 30].map((place) => {
      const copy = Buffer.from(bytes);
      copy.writeUInt8(copy.readUInt8(place) ^ 1, place);
      return copy.toString('base64url');
    });
    for (const wrong of [...altered, 'x'.repeat(48), 'ก'.repeat(48), token.slice(0, -4)]) {
      for (const path of ['/registry/receipt', '/registry/receipt/confirm']) {
        const answer = await asStranger(path, { token: wrong });
        expect(answer, wrong).toMatchObject({ status: 404, code: 'registry.receipt-link' });
      }
    }
    const expired = await probe.linkUntil(id, new Date(Date.now() - 60_000));
    const late = await asStranger('/registry/receipt/confirm', { token: expired });
    expect(late).toMatchObject({ status: 410, code: 'registry.receipt-expired' });
    expect(await stateOf(id)).toBe('DISPATCHED');
  });
});

describe('[15.09] the entry point for results of a letter', () => {
  it('records each result once, late ones change nothing, and the letter follows', async () => {
    const { id, recipients } = await numbered(['กรมหนึ่ง']);
    await send(id, [mailTo(recipients[0]?.id, 'saraban@one.example')]);
    await expect.poll(() => stateOf(id), patience).toBe('DISPATCHED');
    const messageId = mail.letters[0]?.messageId ?? '';
    const { dispatch } = probe.registry();
    const tell = (outcome: 'bounced' | 'accepted' | 'rejected' | 'sent', more: object = {}) =>
      probe.transaction((tx) => dispatch.recordDispatchResult(tx, { messageId, outcome, ...more }));
    expect(await tell('bounced', { detail: 'smtp; 552 5.2.2 Mailbox full' })).toBe('recorded');
    expect(await tell('bounced')).toBe('known');
    const [bounced] = await recipientsOf(id);
    expect(bounced?.note).toContain('กล่องจดหมายของผู้รับเต็ม');
    expect(await stateOf(id)).toBe('NUMBERED');
    // It was received after all.
    expect(await tell('accepted', { receiveNumber: '7/2569' })).toBe('recorded');
    expect(await stateOf(id)).toBe('DELIVERED');
    expect(await tell('bounced')).toBe('known');
    const unknown = await probe.transaction((tx) =>
      dispatch.recordDispatchResult(tx, { messageId: '<nobody@office.example>', outcome: 'sent' }),
    );
    expect(unknown).toBe('unknown');
  });
});
