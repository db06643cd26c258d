import { addDays, civilDateAt } from '@sarn/kernel';
import { fixedClock } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeOld,
  startTestApp,
  password,
  sampleAgencyPosts,
  OfficeInstance,
  unzipped,
} from '@sarn/server/testing';
import type { TestApp, AgencyBook } from '@sarn/server/testing';
import { members, recordsOf, retentionAt as at } from './retention.testing.ts';

const clock = fixedClock(`${civilDateAt(new Date())}T02:00:00.000Z`);
const day = 24 * 3_600_000;
let app: TestApp;
let officeInstance: OfficeInstance;
let registry: TestApp['services']['registry'];
let book: AgencyBook;

/** Another day: everybody signs in again, for sessions do not last that long. */
const moveTo = (instant: string) => {
  clock.set(instant);
  officeInstance = new OfficeInstance(app, book);
};

beforeAll(async () => {
  app = await startTestApp({ clock });
  book = await sampleAgencyPosts(app.platform.db, app.services);
  ({ registry } = app.services);
  officeInstance = new OfficeInstance(app, book);
});
afterAll(() => officeInstance.close());

const records = recordsOf(
  () => app,
  () => officeInstance,
  clock,
);
const { done, refusal, say, sayWell, today, listOf, documentOf, candidatesOf } = records;
const { registered, closed, shaOf, isOnDisk, committee, agreed, finished } = records;
const { textsOf, forceOn } = records;

/** What the register says beside the entry of a document. */
async function remarkOf(documentId: string): Promise<string> {
  const { rows } = done<{ rows: { id: string; kind: string; years: number[] }[] }>(
    await officeInstance.get('saraban', '/registry/registers'),
  );
  const receiving = rows.find(({ kind }) => kind === 'receive');
  const lines = done<{ rows: { documentId: string; remark: string }[] }>(
    await officeInstance.get(
      'saraban',
      `/registry/registers/${receiving?.id}/entries?year=${receiving?.years[0]}`,
    ),
  );
  return lines.rows.find((line) => line.documentId === documentId)?.remark ?? '';
}

describe('[13.05] how long a document is kept', () => {
  it('is told to its readers only: keeping the documents of the agency lets nobody read them', async () => {
    const draft = await officeInstance.draftLetter('officer.policy', 'note');
    const ask = (account: string) =>
      officeInstance.get(account, `${at}/document?documentId=${draft}`);
    expect(await ask('officer.policy')).toMatchObject({ status: 200, obstacle: 'running' });
    // The registrar may make lists of documents to destroy, and hold any of them.
    expect((await officeInstance.get('saraban', `${at}/candidates?kind=destroy`)).status).toBe(200);
    expect(await refusal(ask('saraban'))).toEqual([404, 'registry.not-found']);
    const retain = { documentId: draft, classCode: 'forever', medium: 'electronic', reason: 'ใหม่' };
    expect(await refusal(say('saraban', 'document/class', retain))).toEqual([
      404,
      'registry.not-found',
    ]);
  });
});

describe('[13.05] the destruction of documents', () => {
  it('deletes bytes, texts and words, and leaves the register entry', async () => {
    const documentId = await closed(11);
    const before = await officeInstance.document('saraban', documentId);
    const [sha = ''] = await shaOf(documentId);
    const fileId = before.files[0]?.id ?? '';
    expect(isOnDisk(sha)).toBe(true);
    expect(await candidatesOf()).toContain(documentId);
    await app.db.query(
      `insert into consolidation (file_id, document_id, up_to, note, kept_by, kept_name, kept_at)
       select gen_random_uuid(), id, '2026-01-01', 'หมายเหตุเฉพาะฉบับรวม', author_id, '', now()
       from document where id = $1`,
      [documentId],
    );
    expect(await textsOf(documentId, 'หมายเหตุเฉพาะฉบับรวม')).toEqual(['consolidation']);
    await app.db.query(
      `insert into printed_version (id, document_id, digest, state, model, made_at)
       values (gen_random_uuid(), $1, repeat('a', 64), 'draft', '{"subject": "ฉบับที่เคยอ่าน"}', now())`,
      [documentId],
    );
    expect(await textsOf(documentId, 'ฉบับที่เคยอ่าน')).toEqual(['printed_version']);
    const id = await agreed([documentId]);
    await sayWell('saraban', 'list/execute', { id, password });
    await finished(id);

    expect(isOnDisk(sha)).toBe(false);
    expect((await officeInstance.get('saraban', `/file/${fileId}`)).status).toBe(404);
    const left = await officeInstance.document('saraban', documentId);
    expect(left.destroyed?.note).toContain('บัญชีหนังสือขอทำลาย');
    expect(left).toMatchObject({ title: before.title, receiveNo: before.receiveNo, files: [] });
    expect(left.may).toEqual([]);
    expect(left.history.at(-1)?.act).toBe('destroyed');
    expect(JSON.stringify(left.history)).not.toMatch(/คำสั่งเสีย|หมายเหตุเฉพาะ/);
    for (const word of ['Zebracontent', 'คำสั่งเสีย', 'หมายเหตุเฉพาะ', 'ฉบับที่เคยอ่าน']) {
      const found = await textsOf(documentId, word);
      expect(found, word).toEqual([]);
    }
    const act = { on: 'document', targetId: documentId, act: 'reopen', form: { reason: 'ขอเปิด' } };
    const reopened = officeInstance.tryAct('saraban', documentId, act);
    expect(await refusal(reopened)).toEqual([409, 'registry.document-destroyed']);
    expect(await remarkOf(documentId)).toContain('ทำลายแล้วตาม');
    const { items } = await listOf(id);
    expect(items[0]).toMatchObject({ state: 'destroyed', files: 1 });
    const pdf = await officeInstance.get('saraban', `${at}/list/certificate?id=${id}`);
    expect([pdf.status, String(pdf['text']).slice(0, 5)]).toEqual([200, '%PDF-']);
    const acts = await app.db.query<{ act: string }>(
      `select act from audit_entry where subject_id = $1 or detail ->> 'listId' = $1::text`,
      [id],
    );
    expect(acts.map(({ act: name }) => name)).toEqual(
      expect.arrayContaining([
        'registry.retention-list-approve',
        'registry.retention-list-execute',
        'registry.destroyed',
        'registry.retention-list-done',
      ]),
    );
  });

  it('spares what is protected by a hold, its age, class, secrecy or work', async () => {
    const held = await closed(12);
    await sayWell('saraban', 'hold/place', { documentId: held, caseNo: 'คดี 1/69', reason: 'คดี' });
    const secret = await closed(12);
    await app.db.query(`update document set secrecy = 'secret' where id = $1`, [secret]);
    const running = await registered();
    await makeOld(app.db, [running], 12);
    const cases = {
      held,
      secret,
      running,
      young: await closed(9),
      forever: await closed(40, 'forever'),
      'own-law': await closed(40, 'own-law'),
    };
    for (const [obstacle, documentId] of Object.entries(cases)) {
      expect((await documentOf(documentId)).obstacle, obstacle).toBe(obstacle);
      expect(await candidatesOf()).not.toContain(documentId);
      const made = say('saraban', 'list/create', { kind: 'destroy', documentIds: [documentId] });
      expect(await refusal(made)).toEqual([422, 'registry.retention-protected']);
      // Without the service too: the database itself refuses list row and mark.
      await expect(forceOn(documentId)).rejects.toThrow(/must not be destroyed/);
      const marked = app.db.query(
        `update document set destroyed_at = now(), destroyed_note = 'x' where id = $1`,
        [documentId],
      );
      await expect(marked).rejects.toThrow(/not ordered/);
    }
  });

  it('spares a document that is held after all had agreed, and keeps what the committee kept', async () => {
    const [gone, held, kept, longer] = [
      ...[await closed(11), await closed(11), await closed(11), await closed(11)],
    ] as [string, string, string, string];
    const id = await agreed(
      [gone, held, kept, longer],
      [
        { documentId: kept, opinion: 'keep', reason: 'มีคุณค่าทางการศึกษา' },
        { documentId: longer, opinion: 'extend', years: 3, reason: 'ยังใช้อ้างอิง' },
      ],
    );
    await sayWell('saraban', 'hold/place', { documentId: held, caseNo: 'สอบ 2/69', reason: 'สอบ' });
    await sayWell('saraban', 'list/execute', { id, password });
    await finished(id);
    const { items } = await listOf(id);
    const states = Object.fromEntries(items.map((item) => [item.documentId, item.state]));
    expect(states).toEqual({
      [gone]: 'destroyed',
      [held]: 'spared',
      [kept]: 'listed',
      [longer]: 'listed',
    });
    expect(items.find((item) => item.documentId === held)?.obstacle).toBe('held');
    expect((await shaOf(held)).every(isOnDisk)).toBe(true);
    expect(await documentOf(kept)).toMatchObject({ classCode: 'forever', obstacle: 'forever' });
    const until = `${Number(today().slice(0, 4)) + 3}${today().slice(4)}`;
    expect(await documentOf(longer)).toMatchObject({ keptUntil: until, obstacle: 'not-expired' });
    const late = say('saraban', 'hold/place', { documentId: gone, caseNo: '3/69', reason: 'สาย' });
    expect(await refusal(late)).toEqual([409, 'registry.hold-too-late']);
  });

  it('continues where it was after a crash between the bytes and their rows', async () => {
    const documentId = await closed(11);
    const id = await agreed([documentId]);
    const [sha = ''] = await shaOf(documentId);
    const { fileService } = app.services.file;
    const owner = { ownerKind: 'document', ownerId: documentId, callerId: null };
    const killed = app.platform.db.transaction(async (tx) => {
      await fileService.destroyFiles(tx, owner);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect([isOnDisk(sha), await shaOf(documentId)]).toEqual([false, [sha]]);
    await sayWell('saraban', 'list/execute', { id, password });
    await finished(id);
    expect([await shaOf(documentId), (await listOf(id)).items[0]?.state]).toEqual([
      ...[[], 'destroyed'],
    ]);
  });

  it('passes step by step: committee, head, Archives and 60 days', async () => {
    const documentId = await closed(11);
    const wanted = await closed(11);
    const { id } = await sayWell<{ id: string }>('saraban', 'list/create', {
      ...{ kind: 'destroy', documentIds: [documentId, wanted] },
    });
    const twice = say('saraban', 'list/create', { kind: 'destroy', documentIds: [documentId] });
    expect(await refusal(twice)).toEqual([409, 'registry.retention-listed']);
    const small = { ...committee(), memberIds: [officeInstance.person('head.legal')] };
    const submitted = say('saraban', 'list/submit', { id, ...small });
    expect(await refusal(submitted)).toEqual([422, 'registry.retention-committee']);
    expect(await refusal(officeInstance.get('head.legal', `${at}/list?id=${id}`))).toEqual([
      ...[404, 'registry.retention-list-not-found'],
    ]);
    await sayWell('saraban', 'list/submit', { id, ...committee() });
    expect((await listOf(id, 'head.legal')).may).toEqual(['judge']);
    expect((await officeInstance.get('officer2.legal', `${at}/list?id=${id}`)).status).toBe(404);
    const mute = [{ documentId, opinion: 'keep', reason: '' }];
    const judged = say('head.legal', 'list/judge', { id, exceptions: mute });
    expect(await refusal(judged)).toEqual([422, 'registry.retention-opinions']);
    for (const account of members) await sayWell(account, 'list/judge', { id });
    const decided = say('saraban', 'list/decide', { id, decision: 'approve', password });
    expect(await refusal(decided)).toEqual([403, 'registry.retention-not-yours']);
    const tooSoon = say('saraban', 'list/execute', { id, password });
    expect(await refusal(tooSoon)).toEqual([409, 'registry.retention-list-moved']);
    await sayWell('director', 'list/decide', { id, decision: 'approve', password });
    const sentOn = today();
    const send = (letter: object) => say('saraban', 'list/archives/send', { id, ...letter });
    const future = send({ sentOn: addDays(sentOn, 1), letterNo: '1' });
    expect(await refusal(future)).toEqual([422, 'registry.retention-day-wrong']);
    done(await send({ sentOn, letterNo: 'ทส 0101/56' }));
    const answer = (given: object) =>
      say('saraban', 'list/archives/answer', { id, answeredOn: today(), ...given });
    const early = answer({ answer: 'silent' });
    expect(await refusal(early)).toEqual([422, 'registry.retention-archives-early']);
    moveTo(new Date(clock.now().getTime() + 61 * day).toISOString());
    const asked = done<{ transferListId: string }>(
      await answer({ answer: 'asked', documentIds: [wanted] }),
    );
    const transfer = await listOf(asked.transferListId);
    expect(transfer).toMatchObject({ kind: 'transfer', state: 'DRAFT' });
    expect(transfer.items.map((item) => item.documentId)).toEqual([wanted]);
    await sayWell('saraban', 'list/execute', { id, password });
    await finished(id);
    expect(await shaOf(documentId)).toEqual([]);
    expect((await shaOf(wanted)).every(isOnDisk)).toBe(true);
    const zip = await app.fetch(`/api${at}/list/package?id=${asked.transferListId}`, {
      headers: { authorization: `Bearer ${await officeInstance.token('saraban')}` },
    });
    const parts = unzipped(Buffer.from(await zip.arrayBuffer()));
    const [sha = '?'] = await shaOf(wanted);
    expect(parts.get('metadata.xml')?.toString()).toContain(`<record id="${wanted}">`);
    expect(parts.get('metadata.csv')?.toString()).toContain(sha);
    expect(parts.get('sha256sums.txt')?.toString()).toContain(`${sha}  files/0001/1-`);
  });
});

describe('[13.05] [13.03] classes, holds and the survey', () => {
  it('keeps a class no shorter than the regulation, and lets it be changed with a reason', async () => {
    const short = say('saraban', 'classes/save', {
      ...{ code: 'ten-years', nameTh: 'เก็บ 2 ปี', nameEn: '2 years', years: 2 },
    });
    expect(await refusal(short)).toEqual([422, 'registry.retention-too-short']);
    expect(
      (await say('officer.legal', 'classes/save', { nameTh: 'ก ก', nameEn: 'x x' })).status,
    ).toBe(403);
    const { code } = await sayWell<{ code: string }>('admin', 'classes/save', {
      ...{ nameTh: 'สัญญา 15 ปี', nameEn: 'Contracts', years: 15 },
    });
    const documentId = await closed(11);
    await sayWell('saraban', 'document/class', {
      ...{ documentId, classCode: code, medium: 'electronic', reason: 'เป็นสัญญา' },
    });
    expect(await documentOf(documentId)).toMatchObject({
      classCode: code,
      obstacle: 'not-expired',
    });
    const closing = { retention: 'no-such-class' };
    const open = await registered();
    await officeInstance.act('saraban', open, 'present', { purpose: 'to-know' });
    await officeInstance.act('director', open, 'command', { decision: 'keep', password });
    const act = { on: 'document', targetId: open, act: 'close', form: closing };
    expect(await refusal(officeInstance.tryAct('saraban', open, act))).toEqual([
      ...[422, 'registry.retention-unknown'],
    ]);
  });

  it('holds a folder with what comes into it later, until it is lifted', async () => {
    const folder = done<{ id: string }>(
      await officeInstance.post('saraban', '/registry/folders/create', {
        ...{ name: 'คดีแพ่ง', unitId: officeInstance.unit('agency') },
      }),
    );
    const first = await closed(11);
    const later = await closed(11);
    const file = (documentId: string) =>
      officeInstance.post('saraban', '/registry/folders/file', { folderId: folder.id, documentId });
    done(await file(first));
    const { id } = await sayWell<{ id: string }>('saraban', 'hold/place', {
      ...{ folderId: folder.id, caseNo: 'อ. 9/2569', reason: 'อยู่ระหว่างพิจารณาคดี' },
    });
    done(await file(later));
    for (const documentId of [first, later]) {
      expect((await documentOf(documentId)).obstacle).toBe('held');
    }
    await sayWell('saraban', 'hold/lift', { id, reason: 'คดีถึงที่สุด' });
    for (const documentId of [first, later]) {
      expect((await documentOf(documentId)).obstacle).toBeNull();
    }
    const again = say('saraban', 'hold/lift', { id, reason: 'อีกครั้ง' });
    expect(await refusal(again)).toEqual([404, 'registry.hold-not-found']);
  });

  it('surveys once in the first 60 days of a year and proposes a list', async () => {
    const documentId = await closed(13);
    const now = clock.now().getTime();
    // The database uses its real clock, and accepts no later day than that.
    const year = Number(civilDateAt(new Date()).slice(0, 4)) + 1;
    moveTo(`${year}-02-10T02:00:00.000Z`);
    const survey = () =>
      app.platform.db.transaction((tx) => registry.acts.surveyYear(tx, 'survey-test'));
    const found = await survey();
    expect(found).toBeGreaterThan(0);
    expect(await survey()).toBeNull();
    const { rows } = done<{ rows: { id: string; createdBy: string }[] }>(
      await officeInstance.get('saraban', `${at}/lists`),
    );
    const own = rows.find(({ createdBy }) => createdBy === 'ระบบสำรวจประจำปี');
    expect((await listOf(own?.id ?? '')).items.map((item) => item.documentId)).toContain(
      documentId,
    );
    await sayWell('saraban', 'list/cancel', { id: own?.id ?? '', reason: 'ทดสอบเสร็จ' });
    moveTo(`${year + 1}-03-20T02:00:00.000Z`);
    expect(await survey()).toBeNull();
    moveTo(new Date(now).toISOString());
  });
});

describe('[7.06] the books of a year', () => {
  it('are closed by their clerk when it is over, and give no number then', async () => {
    await registered();
    const now = clock.now().toISOString();
    const year = Number(today().slice(0, 4)) + 543;
    const { rows } = done<{ rows: { id: string; kind: string }[] }>(
      await officeInstance.get('saraban', '/registry/registers'),
    );
    const id = rows.find(({ kind }) => kind === 'receive')?.id ?? '';
    const close = (account = 'saraban') =>
      officeInstance.post(account, `/registry/registers/${id}/close-year`, { year });
    expect(await refusal(close())).toEqual([422, 'registry.year-not-over']);
    const lastDay = today();
    moveTo(`${year - 542}-01-05T02:00:00.000Z`);
    const reserve = () =>
      officeInstance.post('saraban', `/registry/registers/${id}/reserve`, {
        ...{ count: 1, forDay: lastDay, expiresOn: today(), reason: 'ลงวันที่ย้อนหลัง' },
      });
    done(await reserve());
    expect(await refusal(close())).toEqual([409, 'registry.year-reserved']);
    const path = `/registry/registers/${id}/entries?year=${year}&state=RESERVED`;
    const lines = done<{ rows: { entryId: string; number: number }[] }>(
      await officeInstance.get('saraban', path),
    );
    const entryId = lines.rows[0]?.entryId ?? '';
    const end = { how: 'RELEASED', reason: 'ไม่ได้ใช้' };
    done(await officeInstance.post('saraban', `/registry/register-entry/${entryId}/end`, end));
    expect((await close('clerk.policy')).status).toBe(404);
    const closing = done<{ last: number; released: number }>(await close());
    expect(closing).toMatchObject({ last: lines.rows[0]?.number, released: 1 });
    expect(await refusal(close())).toEqual([409, 'registry.year-closed']);
    expect(await refusal(reserve())).toEqual([409, 'registry.year-closed']);
    const forced = app.db.query(
      `insert into register_entry (id, register_id, be_year, number, state, entered_by, entered_at)
       values (gen_random_uuid(), $1, $2, 99999, 'VOID', $3, now())`,
      [id, year, officeInstance.person('saraban')],
    );
    await expect(forced).rejects.toThrow(/closed/);
    moveTo(now);
  });
});
