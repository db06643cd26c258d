import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rotateKeys } from '@sarn/file/server';
import { systemClock } from '@sarn/platform-server';
import { samplePdf } from '@sarn/testing';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, digest, filesOnDisk, sealedFiles } from './files-on-disk.testing.ts';
import { Rotation } from '../hardening/rotation.testing.ts';
import { accounts, openTestInstance, password } from '../hardening/instance.testing.ts';
import type { TestInstance } from '../hardening/instance.testing.ts';
import { allArrived, expectNothing, factsOf, listen } from '../model/silence.testing.ts';
import { toOfficer, clear, prepare, code, grant, openSecret, randomWord } from './trust.testing.ts';

let system: TestInstance;
let office: TestInstance['office'];
const rotation = new Rotation();
const sockets: Socket[] = [];
const heard: { readonly account: string; readonly text: string }[] = [];

const overseers = ['saraban', 'clerk.policy', 'head.policy'];
const assignees = [...overseers, 'officer.policy'];

beforeAll(async () => {
  system = await openTestInstance();
  ({ office } = system);
  await grant(system, 'secret-emergency', 'director');
  await prepare(system);
  for (const account of accounts) {
    sockets.push(await listen(system, account, (text) => heard.push({ account, text })));
  }
}, 120_000);
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await system.close();
});

let token = '';
function newToken(): string {
  token = randomWord();
  heard.length = 0;
  return token;
}

async function registered(
  change: object = {},
  bytes = samplePdf('fileofasecret'),
): Promise<string> {
  const fileIds = [await office.upload('saraban', bytes)];
  const title = `เรื่อง ${newToken()}`;
  const form = { secrecy: 'confidential', title, sender: `กรม ${token}`, fileIds };
  return (await office.register('saraban', { ...form, ...change })).documentId;
}

/** What was told until now was told to people who could read it then. */
async function forgetHeard(): Promise<void> {
  await allArrived(system, sockets);
  heard.length = 0;
}

const call = (account: string, what: string, body: object) =>
  office.post(account, `/registry/secret/${what}`, body);
const reason = 'ตามความจำเป็นของราชการ';
const sealedOf = (documentId: string) => sealedFiles(system, documentId);

/** Nobody but the readers sees or hears of it; suspects are asked in every run, of others some. */
async function expectSecret(id: string, readers: string[], suspects: string[] = []) {
  await allArrived(system, sockets);
  const facts = await factsOf(system, id, token);
  const others = accounts.filter((account) => !readers.includes(account));
  for (const one of rotation.take(others, 3, suspects)) await expectNothing(system, one, facts);
  for (const { account, text } of heard.filter((one) => others.includes(one.account))) {
    expect(text.includes(token) || text.includes(id), `${account} heard ${text}`).toBe(false);
  }
}

async function assigned(): Promise<string> {
  const documentId = await registered();
  await toOfficer(office, documentId);
  return documentId;
}

describe('[8.06] a ลับ letter among all the people of the house', () => {
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
    const [fileId] = (await factsOf(system, documentId, token)).fileIds;
    expect((await office.get('saraban', `/file/${fileId}/content`)).status).toBe(404);
    await openSecret(office, 'saraban', documentId);
    expect((await get()).status).toBe(200);
    const acts = await system.app.db.query<{ act: string }>(
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
  });

  it('is registered by its registrar alone, and goes only to units that have one', async () => {
    const fileIds = [await office.upload('saraban')];
    const form = { ...office.letterForm(), secrecy: 'secret', fileIds };
    const above = office.post('saraban', '/registry/incoming/register', form);
    expect(await code(above)).toEqual([403, 'registry.secret-registrar-only']);
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
    expect((await call('saraban', 'unname', { documentId, personId, reason })).status).toBe(200);
    await expectSecret(documentId, ['saraban'], ['officer.legal']);
  }, 60_000);

  it('lose it with their clearance, with their work, and with the appointment', async () => {
    const documentId = await assigned();
    const { jobs } = await office.document('head.policy', documentId);
    await forgetHeard();
    const request = { on: 'job', targetId: jobs[0]?.id ?? '', act: 'endJob' };
    const form = { reason: 'มอบผู้อื่นแทน' };
    const ended = await office.tryAct('head.policy', documentId, { ...request, form });
    expect(ended.status, JSON.stringify(ended)).toBe(200);
    await expectSecret(documentId, overseers, ['officer.policy']);

    const level = await clear(system, 'deputy');
    const personId = office.person('deputy');
    await call('saraban', 'name', { documentId, personId, reason });
    await openSecret(office, 'deputy', documentId);
    await forgetHeard();
    const end = { id: level, reason: 'พ้นหน้าที่' };
    expect((await office.post('secretary', '/identity/clearances/end', end)).status).toBe(200);
    await expectSecret(documentId, overseers, ['deputy']);
  }, 120_000);

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
    const [post] = await system.app.db.query<{ id: string }>(
      'select post_id id from post_holding where person_id = $1',
      [office.person('head.policy')],
    );
    const order = { orderNo: '9/2569', orderDate: office.today, power: 'substitute' };
    const begun = await office.post('head.policy', '/registry/acting/begin', {
      ...{ ...order, fromDay: office.today, toDay: office.today, principalPostId: post?.id },
      delegatePersonId: office.person('officer.legal'),
    });
    expect(begun.status, JSON.stringify(begun)).toBe(200);
    await expectSecret(documentId, assignees, ['officer.legal', 'secretary']);
  }, 120_000);

  it('open it in an emergency by its number, and its keepers are told at once', async () => {
    const documentId = await registered();
    const [entry] = await system.app.db.query<{ number: number }>(
      'select number from register_entry where document_id = $1',
      [documentId],
    );
    const glass = (secret: string) =>
      call('director', 'break-glass', {
        ...{ unitId: office.unit('agency'), register: 'secret-receive', number: entry?.number },
        ...{ year: office.buddhistYear, reason: 'เหตุเร่งด่วนด้านความปลอดภัย', password: secret },
      });
    expect(await code(glass(password))).toEqual([404, 'registry.not-found']);
    await clear(system, 'director');
    expect(await code(glass('wrong'))).toEqual([422, 'registry.wrong-password']);
    const opened = await glass(password);
    expect(opened, JSON.stringify(opened)).toMatchObject({ status: 200, documentId });
    await openSecret(office, 'director', documentId);
    expect((await office.document('director', documentId)).title).toContain(token);
    await office.heard('saraban', documentId);
    const trail = await system.app.db.query(
      `select 1 from audit_entry where subject_id = $1 and act = 'registry.secret-break-glass'`,
      [documentId],
    );
    expect(trail.length).toBe(1);
  });
});

describe('[8.06] the class of a document', () => {
  it('is given, raised and taken away with a reason; rights, queues and files follow', async () => {
    const { documentId } = await office.register('saraban', { title: `เรื่อง ${newToken()}` });
    const to = (secrecy: string) => call('saraban', 'classify', { documentId, secrecy, reason });
    await forgetHeard();
    expect((await to('confidential')).status).toBe(200);
    await expectSecret(documentId, ['saraban'], ['director']);
    await openSecret(office, 'saraban', documentId);
    await office.seesIn('saraban', 'jobReceived', documentId);
    expect((await sealedOf(documentId)).length).toBe(1);
    expect((await to('normal')).status).toBe(200);
    expect((await office.document('director', documentId)).title).toContain(token);
    expect((await sealedOf(documentId)).length).toBe(0);
  }, 60_000);

  it('leaves of the upper classes the line of the register alone', async () => {
    await clear(system, 'saraban', 'top-secret');
    const form = { secrecy: 'secret', title: `เรื่อง ${newToken()}` };
    const refused = office.post('saraban', '/registry/incoming/register', {
      ...{ ...office.letterForm(), ...form, fileIds: [await office.upload('saraban')] },
    });
    expect(await code(refused)).toEqual([422, 'registry.secret-no-file']);
    const { documentId } = await office.register('saraban', { ...form, fileIds: [] });
    const [row] = await system.app.db.query<{ title: string; found: string }>(
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

describe('[8.06] files of a classified document', () => {
  it('lie on disk as ciphertext; of the clear bytes nothing is left', async () => {
    const plain = samplePdf('onlyinthisletter');
    const documentId = await registered({}, plain);
    await openSecret(office, 'saraban', documentId);
    const [sealed] = await sealedOf(documentId);
    expect(sealed).toBeDefined();
    await expect
      .poll(() => filesOnDisk(system.app.dataDir).some((bytes) => digest(bytes) === digest(plain)))
      .toBe(false);
    const onDisk = filesOnDisk(system.app.dataDir).find(
      (bytes) => digest(bytes) === sealed?.sha256,
    );
    expect(onDisk?.subarray(0, 8).toString()).toBe('SARNSEC1');
    expect(onDisk?.includes('%PDF')).toBe(false);
  });

  it('are shown with class and reader on every page, and kept only where that was granted', async () => {
    const bytes = samplePdf('marked');
    const documentId = await registered({}, bytes);
    const personId = office.person('officer.legal');
    for (const mayDownload of [false, true]) {
      await call('saraban', 'name', { documentId, personId, mayDownload, reason });
      await openSecret(office, 'officer.legal', documentId);
      const [file] = await sealedOf(documentId);
      const shown = await bytesOf(system, 'officer.legal', file?.fileId ?? '');
      expect(shown.subarray(0, 5).toString()).toBe('%PDF-');
      expect(shown.equals(bytes)).toBe(false);
      expect(shown.length).toBeGreaterThan(bytes.length);
      const path = `/file/${file?.fileId}/content?download=true`;
      const { status, code: said } = await office.get('officer.legal', path);
      expect([status, said]).toEqual(mayDownload ? [200, undefined] : [403, 'file.view-only']);
    }
  });

  it('stay whole through a rotation of the master key under load', async () => {
    const documents: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const id = await registered({}, samplePdf(`paper${n}`));
      await openSecret(office, 'saraban', id);
      documents.push(id);
    }
    const files = (await Promise.all(documents.map(sealedOf))).flat();
    const over = new AbortController();
    const reads = (async () => {
      let count = 0;
      while (!over.signal.aborted) {
        for (const { fileId } of files) {
          const bytes = await bytesOf(system, 'saraban', fileId);
          expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
          count += 1;
        }
      }
      return count;
    })();
    const writes = (async () => {
      const made: string[] = [];
      while (!over.signal.aborted) made.push(await registered({}, samplePdf(`new${made.length}`)));
      return made;
    })();
    const { db, dataDir } = system.app;
    const at = { db, dataDir, clock: systemClock };
    const first = await rotateKeys(at);
    const second = await rotateKeys(at);
    over.abort();
    const [count, made] = [await reads, await writes];
    expect(second.version).toBe(first.version + 1);
    expect(count).toBeGreaterThan(0);
    const after = await rotateKeys(at);
    const kept = JSON.parse(readFileSync(join(dataDir, 'keys', 'secret-keys.json'), 'utf8')) as {
      current: number;
      keys: Record<string, string>;
    };
    expect(Object.keys(kept.keys)).toEqual([String(after.version)]);
    for (const id of made) await openSecret(office, 'saraban', id);
    for (const id of [...documents, ...made]) {
      const [file] = await sealedOf(id);
      expect(file?.version).toBe(after.version);
      const bytes = await bytesOf(system, 'saraban', file?.fileId ?? '');
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
  }, 120_000);
});
