import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  sealedFiles,
  Rotation,
  accounts,
  openTestInstance,
  password,
  expectNothing,
  factsOf,
  listenAll,
  toOfficer,
  clear,
  prepare,
  code,
  grant,
  openSecret,
  randomWord,
} from '@sarn/server/testing';
import type { Listeners, OfficeInstance, TestInstance } from '@sarn/server/testing';
import { listFormer } from './sealed.store.ts';

let instance: TestInstance;
let office: OfficeInstance;
const rotation = new Rotation();
let listeners: Listeners;

const overseers = ['saraban', 'clerk.policy', 'head.policy'];
const assignees = [...overseers, 'officer.policy'];

beforeAll(async () => {
  instance = await openTestInstance();
  ({ office } = instance);
  await grant(instance, 'secret-emergency', 'director');
  await prepare(instance);
  listeners = await listenAll(instance);
});
afterAll(async () => {
  listeners.close();
  await instance.close();
});

let token = '';
function newToken(): string {
  token = randomWord();
  listeners.heard.length = 0;
  return token;
}

async function registered(change: object = {}, bytes = samplePdf('fileofasecret')) {
  const fileIds = [await office.upload('saraban', bytes)];
  const title = `เรื่อง ${newToken()}`;
  const form = { secrecy: 'confidential', title, sender: `กรม ${token}`, fileIds };
  return (await office.register('saraban', { ...form, ...change })).documentId;
}

const call = (account: string, what: string, body: object) =>
  office.post(account, `/registry/secret/${what}`, body);
const reason = 'ตามความจำเป็นของราชการ';
const sealedOf = (documentId: string) => sealedFiles(instance, documentId);

/**
 * Only the readers see or are told of it; likely accounts are asked in every run, of the others a
 * sample.
 */
async function expectSecret(id: string, readers: string[], suspects: string[] = []) {
  await listeners.allArrived();
  const facts = await factsOf(instance, id, token);
  const others = accounts.filter((account) => !readers.includes(account));
  for (const one of rotation.take(others, 2, suspects)) await expectNothing(instance, one, facts);
  for (const { account, text } of listeners.heard.filter((one) => others.includes(one.account))) {
    expect(text.includes(token) || text.includes(id), `${account} heard ${text}`).toBe(false);
  }
}

async function assigned(): Promise<string> {
  const documentId = await registered();
  await toOfficer(office, documentId);
  return documentId;
}

describe('[8.06] a ลับ letter among all the people of the agency', () => {
  it('is dealt with by named persons alone, from its registers to its end', async () => {
    const documentId = await registered();
    await expectSecret(documentId, ['saraban']);
    await openSecret(office, 'saraban', documentId);
    expect((await office.document('saraban', documentId)).receiveNo).toBe(
      `1/${office.buddhistYear}`,
    );
    const recipients = [{ unitId: office.unit('policy') }];
    await office.act('saraban', documentId, 'distribute', { recipients });
    await expectSecret(documentId, ['saraban', 'clerk.policy']);

    await openSecret(office, 'clerk.policy', documentId);
    await office.actOnTransmission('clerk.policy', documentId, 'receive');
    await office.actOnTransmission('clerk.policy', documentId, 'present');
    await openSecret(office, 'head.policy', documentId);
    await expectSecret(documentId, overseers, ['director']);
    const assign = (person: string) => ({
      mainPersonId: office.person(person),
      dueDate: office.dayFromToday(3),
    });
    const forOther = assign('officer2.policy');
    const refused = office.tryOnTransmission('head.policy', documentId, 'assign', forOther);
    expect(await code(refused)).toEqual([422, 'registry.secret-not-cleared']);
    await office.actOnTransmission('head.policy', documentId, 'assign', assign('officer.policy'));
    await expectSecret(documentId, assignees, ['officer2.policy']);

    await openSecret(office, 'officer.policy', documentId);
    await office.actOnAssignment('officer.policy', documentId, 'accept');
    const report = { note: 'ดำเนินการแล้ว', percent: 100 };
    await office.actOnAssignment('officer.policy', documentId, 'report', report);
    await office.actOnTransmission('head.policy', documentId, 'approveReport');
    const close = { retention: 'ten-years' };
    await office.actOnTransmission('clerk.policy', documentId, 'close', close);
    expect((await office.document('saraban', documentId)).state).toBe('CLOSED');
    await expectSecret(documentId, assignees);
  }, 300_000);

  it('is opened with a reason, once for a reading session, and each view is in the trail', async () => {
    const documentId = await registered();
    const get = () => office.get('saraban', `/registry/document/${documentId}`);
    expect(await code(get())).toEqual([403, 'registry.secret-reason']);
    const [fileId] = (await factsOf(instance, documentId, token)).fileIds;
    expect((await office.get('saraban', `/file/${fileId}/content`)).status).toBe(404);
    await openSecret(office, 'saraban', documentId);
    expect((await get()).status).toBe(200);
    const acts = await instance.app.db.query<{ act: string }>(
      `select act from audit_entry where subject_id = $1 order by id`,
      [documentId],
    );
    const told = acts.map((row) => row.act);
    expect(told).toEqual(expect.arrayContaining(['registry.secret-open', 'registry.secret-view']));
    const { openings } = (await office.get(
      'saraban',
      `/registry/secret/of?documentId=${documentId}`,
    )) as unknown as { openings: { name: string; reason: string }[] };
    expect(openings).toMatchObject([{ name: 'นายสารบรรณ ทดลองงาน' }]);
  });

  it('tells people only that there is a classified document', async () => {
    const documentId = await assigned();
    const answer = await office.post('officer.policy', '/service/get-all-notification', {
      take: 50,
    });
    const { items } = answer as unknown as { items: Record<string, unknown>[] };
    const about = items.filter((item) => item['F_DOC_ID'] === documentId);
    expect(about.length).toBeGreaterThan(0);
    const text = JSON.stringify(about);
    expect(text).toContain('หนังสือลับ');
    expect(text).not.toContain(token);
    // Titles leave by mail, LINE and push too: neither who acted nor why.
    expect(about.map((item) => item['NN_TITLE'])).not.toContainEqual(
      expect.stringContaining('โดย'),
    );
  });

  it('is registered by its registrar alone, and goes only to units that have one', async () => {
    const fileIds = [await office.upload('saraban')];
    const form = { ...office.letterForm(), secrecy: 'secret', fileIds };
    const above = office.post('saraban', '/registry/incoming/register', form);
    expect(await code(above)).toEqual([403, 'registry.secret-registrar-only']);
    // The empty form knows it before anything is typed.
    const start = await office.get('saraban', '/registry/incoming/start');
    expect(start).toMatchObject({ secrecyClasses: ['confidential'] });
    const documentId = await registered();
    const to = (unit: string) => ({ recipients: [{ unitId: office.unit(unit) }] });
    const act = { on: 'document', targetId: documentId, act: 'distribute', form: to('legal') };
    const none = office.tryAct('saraban', documentId, act);
    expect(await code(none)).toEqual([422, 'registry.secret-no-registrar']);
    const everybody = office.post('saraban', '/registry/circulation/send', {
      documentId,
      audience: { everyone: true },
    });
    expect((await everybody).status).toBeGreaterThanOrEqual(400);
  });

  it('keeps numbers of its own, also in the control register', async () => {
    const before = await office.highestNumber('saraban');
    await registered();
    expect(await office.highestNumber('saraban')).toBe(before);
    const unitId = office.unit('agency');
    const path = `/registry/secret/control?unitId=${unitId}&year=${office.buddhistYear}`;
    const { rows } = (await office.get('saraban', path)) as unknown as {
      rows: { number: number; registerNo: string }[];
    };
    expect(rows.map((row) => row.number)).toEqual(rows.map((_row, at) => rows.length - at));
    expect(rows[0]?.registerNo).toBe(`${rows.length}/${office.buddhistYear}`);
    expect((await office.get('director', path)).status).toBe(404);
  });
});

describe('[8.06] readers of a classified document', () => {
  it('are named by its registrar, where they are cleared, and taken off again', async () => {
    const documentId = await registered();
    const name = (by: string, who: string, more = {}) =>
      call(by, 'name', { documentId, personId: office.person(who), reason, ...more });
    expect(await code(name('officer.legal', 'officer.legal'))).toEqual([404, 'registry.not-found']);
    expect(await code(name('saraban', 'admin'))).toEqual([422, 'registry.secret-not-cleared']);
    expect((await name('saraban', 'officer.legal')).status).toBe(200);
    await openSecret(office, 'officer.legal', documentId);
    expect((await office.document('officer.legal', documentId)).title).toContain(token);
    expect(await code(name('officer.legal', 'head.policy'))).toEqual([
      403,
      'registry.secret-not-yours',
    ]);
    const personId = office.person('officer.legal');
    // Who is a reader when the change is told may hear of it.
    await listeners.forget();
    expect((await call('saraban', 'unname', { documentId, personId, reason })).status).toBe(200);
    await expectSecret(documentId, ['saraban'], ['officer.legal']);
  });

  it('lose it with their clearance, their work, or the appointment', async () => {
    const documentId = await assigned();
    const { assignments } = await office.document('head.policy', documentId);
    const everybody = ['officer.policy', 'deputy'].map((account) => office.person(account));
    const former = () => instance.app.db.transaction((tx) => listFormer(tx, documentId, everybody));
    // An open assignment is work: who has another one keeps the document when one is ended.
    expect(await former()).toEqual([office.person('deputy')]);
    await listeners.forget();
    const request = { on: 'assignment', targetId: assignments[0]?.id ?? '', act: 'endJob' };
    const form = { reason: 'มอบผู้อื่นแทน' };
    const ended = await office.tryAct('head.policy', documentId, { ...request, form });
    expect(ended.status, JSON.stringify(ended)).toBe(200);
    await expectSecret(documentId, overseers, ['officer.policy']);
    expect((await former()).toSorted()).toEqual(everybody.toSorted());

    const level = await clear(instance, 'deputy');
    const personId = office.person('deputy');
    await call('saraban', 'name', { documentId, personId, reason });
    await openSecret(office, 'deputy', documentId);
    await listeners.forget();
    const end = { id: level, reason: 'พ้นหน้าที่' };
    expect((await office.post('secretary', '/identity/clearances/end', end)).status).toBe(200);
    await expectSecret(documentId, overseers, ['deputy']);
  });

  it('are not those who act for one of them, nor those who clear people', async () => {
    const documentId = await assigned();
    const own = (account: string) => ({ personId: office.person(account) });
    const body = {
      ...own('secretary'),
      secrecy: 'confidential',
      orderNo: '1',
      validFrom: office.today,
    };
    const oneself = office.post('secretary', '/identity/clearances/give', body);
    expect(await code(oneself)).toEqual([403, 'identity.clearance-own']);
    const [post] = await instance.app.db.query<{ id: string }>(
      'select post_id id from post_holding where person_id = $1',
      [office.person('head.policy')],
    );
    const order = { orderNo: '9/2569', orderDate: office.today, power: 'substitute' };
    const begun = await office.post('head.policy', '/registry/acting/begin', {
      ...{
        ...order,
        fromDay: office.today,
        toDay: office.today,
        principalPostId: post?.id,
      },
      delegatePersonId: office.person('officer.legal'),
    });
    expect(begun.status, JSON.stringify(begun)).toBe(200);
    await expectSecret(documentId, assignees, ['officer.legal', 'secretary']);
  });

  it('open it in an emergency by its number, and its keepers are told at once', async () => {
    const documentId = await registered();
    const [entry] = await instance.app.db.query<{ number: number }>(
      'select number from register_entry where document_id = $1',
      [documentId],
    );
    const glass = (secret: string) =>
      call('director', 'break-glass', {
        ...{
          unitId: office.unit('agency'),
          register: 'secret-receive',
          number: entry?.number,
        },
        ...{
          year: office.buddhistYear,
          reason: 'เหตุเร่งด่วนด้านความปลอดภัย',
          password: secret,
        },
      });
    expect(await code(glass(password))).toEqual([404, 'registry.not-found']);
    await clear(instance, 'director');
    expect(await code(glass('wrong'))).toEqual([422, 'registry.wrong-password']);
    const opened = await glass(password);
    expect(opened, JSON.stringify(opened)).toMatchObject({ status: 200, documentId });
    await openSecret(office, 'director', documentId);
    expect((await office.document('director', documentId)).title).toContain(token);
    await office.heard('saraban', documentId);
    const trail = await instance.app.db.query(
      `select 1 from audit_entry where subject_id = $1 and act = 'registry.secret-break-glass'`,
      [documentId],
    );
    expect(trail.length).toBe(1);
  });
});

describe('[8.06] the class of a document', () => {
  it('is given, raised and taken away with a reason; rights, queues and files follow', async () => {
    const { documentId } = await office.register('saraban', {
      title: `เรื่อง ${newToken()}`,
    });
    const to = (secrecy: string) => call('saraban', 'classify', { documentId, secrecy, reason });
    await listeners.forget();
    expect((await to('confidential')).status).toBe(200);
    await expectSecret(documentId, ['saraban'], ['director']);
    await openSecret(office, 'saraban', documentId);
    await office.seesIn('saraban', 'jobReceived', documentId);
    expect((await sealedOf(documentId)).length).toBe(1);
    expect((await to('normal')).status).toBe(200);
    expect((await office.document('director', documentId)).title).toContain(token);
    expect((await sealedOf(documentId)).length).toBe(0);
  });

  it('keeps only the register entry for the upper classes', async () => {
    await clear(instance, 'saraban', 'top-secret');
    const form = { secrecy: 'secret', title: `เรื่อง ${newToken()}` };
    const refused = office.post('saraban', '/registry/incoming/register', {
      ...{
        ...office.letterForm(),
        ...form,
        fileIds: [await office.upload('saraban')],
      },
    });
    expect(await code(refused)).toEqual([422, 'registry.secret-no-file']);
    const { documentId } = await office.register('saraban', { ...form, fileIds: [] });
    const [row] = await instance.app.db.query<{ title: string; found: string }>(
      'select title, search_text as found from document where id = $1',
      [documentId],
    );
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.title).toContain('ลับมาก');
  });

  it('is not given where everybody reads the document already', async () => {
    const { documentId } = await office.publish('officer.policy', 'cycle');
    const body = { documentId, secrecy: 'confidential', reason };
    expect(await code(call('officer.policy', 'classify', body))).toEqual([
      422,
      'registry.secret-kind',
    ]);
  });
});
