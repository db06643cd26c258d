import type { getExchange } from '@sarn/exchange/contract';
import type { OutputOf } from '@sarn/kernel';
import type { ArrivalCard, ArrivalDetail } from '@sarn/intake/contract';
import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  OfficeInstance,
  sampleAgencyPosts,
  startTestApp,
  usualSettings,
} from '@sarn/server/testing';
import type { TestApp, Answer } from '@sarn/server/testing';
import { startGatewayStandIn } from './gateway.testing.ts';
import type { GatewayStandIn } from './gateway.testing.ts';

let gateway: GatewayStandIn;
let app: TestApp;
let officeInstance: OfficeInstance;
const [own, other] = ['01001', '02002'];

beforeAll(async () => {
  gateway = await startGatewayStandIn();
  const settings = { url: gateway.url, code: own, token: 'shown-to-the-gateway' };
  app = await startTestApp({ settings: { ...usualSettings, gateway: settings } });
  const book = await sampleAgencyPosts(app.platform.db, app.services);
  officeInstance = new OfficeInstance(app, book);
  const contact = { name: 'กรมปลายทาง', exchangeCode: other };
  done(await officeInstance.post('saraban', '/registry/contacts/save', contact));
});
afterAll(async () => {
  // Every message that was sent followed the documents.
  expect(gateway.complaints).toEqual([]);
  await officeInstance.close();
  await gateway.close();
});

const done = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
};
const soon = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 30_000, interval: 100 });
const health = async () =>
  done<OutputOf<typeof getExchange>>(await officeInstance.get('admin', '/exchange/partners'));
const pull = async () => done(await officeInstance.post('admin', '/exchange/gateway/check', {}));
const callsWith = (word: string, from = 0) =>
  gateway.calls.slice(from).filter(({ xml }) => xml.includes(word));

async function sent(title: string) {
  const fileIds = [await officeInstance.upload('officer.policy', samplePdf(), 'แนบ.pdf')];
  const recipients = [{ name: 'กรมปลายทาง', method: 'exchange' }];
  const draft = { recipients, title, fileIds };
  const id = await officeInstance.draftLetter('officer.policy', 'outgoing', draft);
  const signatoryId = officeInstance.person('head.policy');
  await officeInstance.act('officer.policy', id, 'submit', { signatoryId });
  await officeInstance.act('head.policy', id, 'sign', { password: 'Sarn2569' });
  const { number } = await officeInstance.act('clerk.policy', id, 'number', {});
  await dispatch(id);
  return { id, number };
}
const recipientOf = async (id: string) =>
  (await officeInstance.document('clerk.policy', id)).letter?.recipients[0];
const stateOf = (id: string, state: string) =>
  soon(async () => expect((await recipientOf(id))?.state).toBe(state));
async function dispatch(id: string): Promise<void> {
  const sendings = [{ recipientId: (await recipientOf(id))?.id, method: 'exchange' }];
  await officeInstance.act('clerk.policy', id, 'dispatch', { sendings });
}

const today = async (id: string) =>
  (await officeInstance.document('clerk.policy', id)).letterDate ?? '';
const notice = (name: string, letterId: string, date: string, more = '') =>
  `<${name}><LetterID>${letterId}</LetterID><CorrespondenceDate>${date}</CorrespondenceDate><Subject>-</Subject>${more}</${name}>`;

const letter = (id: string, subject: string, more = '') =>
  `<rsm:GovernmentDocument xmlns:rsm="urn:th:gov:egif:data:standard:GovernmentDocument:1.0" xmlns:ram="urn:x"><rsm:CorrespondenceLetter>
  <ram:ID>${id}</ram:ID><ram:CorrespondenceDate>2026-01-15</ram:CorrespondenceDate><ram:Subject>${subject}</ram:Subject>
  <ram:SecretCode>001</ram:SecretCode><ram:SpeedCode>002</ram:SpeedCode>
  <ram:SenderParty><ram:DepartmentOrganization><ram:ID>${other}</ram:ID></ram:DepartmentOrganization></ram:SenderParty>
  <ram:ReceiverParty><ram:DepartmentOrganization><ram:ID>${own}</ram:ID></ram:DepartmentOrganization></ram:ReceiverParty>
  <ram:SendDate>2026-01-15T02:00:00Z</ram:SendDate><ram:Description/>${more}</rsm:CorrespondenceLetter></rsm:GovernmentDocument>`;
const arrived = (title: string): Promise<ArrivalDetail> =>
  soon(async () => {
    const { rows } = done<{ rows: ArrivalCard[] }>(
      await officeInstance.get('saraban', '/registry/arrivals'),
    );
    const found = rows.filter((row) => row.title === title);
    expect(found).toHaveLength(1);
    const answer = await officeInstance.get('saraban', `/registry/arrivals/${found[0]?.id ?? ''}`);
    return done<{ item: ArrivalDetail }>(answer).item;
  });

describe('[15.09] letters by a gateway that speaks the documented XML', () => {
  it('a letter is sent whole, is retried once, and its notices come into its history', async () => {
    gateway.moods.push(503);
    const { id, number } = await sent('ขอข้อมูลผ่านระบบกลาง');
    await soon(async () => expect((await health()).gateway?.failure).toContain('503'));
    expect((await health()).gateway).toMatchObject({ code: own, waiting: 1 });
    await app.db.query(
      `update jobs.job set start_after = now() where state in ('created', 'retry')`,
    );
    await stateOf(id, 'SENT');
    const [call, another] = callsWith(`<ram:ID>${number}</ram:ID>`);
    expect(another).toBeUndefined();
    expect(call?.authorization).toBe('Bearer shown-to-the-gateway');
    expect(call?.xml).toContain(`<ram:ID>${own}</ram:ID>`);
    expect(call?.xml).toContain(`<ram:ID>${other}</ram:ID>`);
    expect(call?.xml).toContain(Buffer.from(samplePdf()).toString('base64').slice(0, 200));

    const date = await today(id);
    gateway.deliver(notice('ReceiveLetterNotifier', number, date));
    await pull();
    await stateOf(id, 'DELIVERED');
    gateway.deliver(notice('AcceptLetterNotifier', number, date, '<AcceptID>77/2569</AcceptID>'));
    await pull();
    await stateOf(id, 'ACCEPTED');
    expect((await recipientOf(id))?.theirNo).toBe('77/2569');
    await soon(async () => expect((await health()).gateway?.failure).toBeNull());
    expect(gateway.countWaiting()).toBe(0);
  });

  it('what was sent back is withdrawn before it is sent again', async () => {
    // Numbers begin anew with the year: a letter before midnight may have had the same one.
    const before = gateway.calls.length;
    const { id, number } = await sent('หนังสือที่ระบบกลางส่งคืน');
    await stateOf(id, 'SENT');
    const reason = '<Reason>สิ่งที่ส่งมาด้วยไม่ครบ</Reason>';
    gateway.deliver(notice('RejectLetterNotifier', number, await today(id), reason));
    await pull();
    await stateOf(id, 'RETURNED');
    expect(JSON.stringify(await officeInstance.document('clerk.policy', id))).toContain(
      'สิ่งที่ส่งมาด้วยไม่ครบ',
    );
    await dispatch(id);
    await stateOf(id, 'SENT');
    const names = callsWith(number, before).map(({ name }) => name);
    expect(names.toSorted()).toEqual([
      'CorrespondenceLetterOutboundRequest',
      'CorrespondenceLetterOutboundRequest',
      'DeleteGovernmentDocumentRequest',
    ]);
  });

  it('a letter of the queue arrives once with its file, and its receive number goes back', async () => {
    const title = 'ขอเชิญประชุมผ่านระบบกลาง';
    const bytes = Buffer.from(samplePdf()).toString('base64');
    const file = `<ram:MainLetterBinaryObject mimeCode="application/pdf">${bytes}</ram:MainLetterBinaryObject>`;
    const xml = letter('กค 0101/55', title, file);
    gateway.deliver(xml);
    // As when the process is killed between storing and confirming, or the gateway gives it twice.
    gateway.deliver(xml);
    await pull();
    const item = await arrived(title);
    expect(item).toMatchObject({
      ...{ source: 'exchange', letterNo: 'กค 0101/55', speed: 'urgent', sender: 'กรมปลายทาง' },
      ...{ senderAddress: other, leftOut: [] },
    });
    expect(item.files.map(({ name }) => name)).toEqual(['หนังสือ.pdf']);
    await soon(() => expect(callsWith('ReceiveLetterNotifier')).toHaveLength(2));
    await soon(() => expect(gateway.countWaiting()).toBe(0));
    const form = { ...officeInstance.letterForm(), title, letterNo: item.letterNo };
    const fileIds = item.files.map(({ id }) => id);
    const body = { ...form, fileIds, arrivalId: item.id };
    const { receiveNo } = done<{ receiveNo: string }>(
      await officeInstance.post('saraban', '/registry/incoming/register', body),
    );
    await soon(() => expect(callsWith(`<AcceptID>${receiveNo}</AcceptID>`)).toHaveLength(1));
    await arrivedNoMore(title);
  });

  it('a message that is not a valid letter is reported as invalid, and does not block the queue', async () => {
    gateway.deliver(letter('เสีย 1', '').replace('2026-01-15', '15 ม.ค. 69'));
    const title = 'หนังสือถัดไปในคิว';
    gateway.deliver(letter('กค 0101/56', title));
    await pull();
    await arrived(title);
    await soon(() => expect(gateway.countWaiting()).toBe(0));
    const [told] = callsWith('InvalidLetterNotifier');
    expect(told?.xml).toContain('เสีย 1');
    // The sender's date was wrong; the notice repeats it as it came.
    gateway.forgive('InvalidLetterNotifier with the date 15 ม.ค. 69');
  });

  it('is asked and seen by the administrator alone', async () => {
    expect((await officeInstance.post('saraban', '/exchange/gateway/check', {})).status).toBe(403);
  });
});

const arrivedNoMore = (title: string) =>
  soon(async () => {
    const { rows } = done<{ rows: ArrivalCard[] }>(
      await officeInstance.get('saraban', '/registry/arrivals'),
    );
    expect(rows.map((row) => row.title)).not.toContain(title);
  });
