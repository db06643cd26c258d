import { appoint, clear, openSecret, openTestInstance, password } from '@sarn/server/testing';
import type { Answer, OfficeInstance, TestInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestInstance;
let office: OfficeInstance;
beforeAll(async () => {
  server = await openTestInstance();
  ({ office } = server);
});
afterAll(() => server.close());

const reason = 'พิมพ์ผิด';

/** A registered letter, and what its form said. */
async function registered(change: object = {}) {
  const form = { ...office.letterForm(), ...change };
  const { documentId, receiveNo } = await office.register('saraban', form);
  const { secrecy: _class, ...said } = form as Readonly<Record<string, unknown>>;
  const typed: Readonly<Record<string, unknown>> = { ...said, reason };
  return { documentId, receiveNo, typed };
}

const tryCorrect = (documentId: string, form: object, by = 'saraban', version?: number) =>
  office.tryAct(by, documentId, {
    ...{ on: 'document', targetId: documentId, act: 'correct' },
    ...{ form: { ...form }, ...(version !== undefined && { version }) },
  });

const done = (answer: Answer) => expect(answer.status, JSON.stringify(answer)).toBe(200);
const found = async (words: string) => {
  const path = `/registry/list?area=all&search=${encodeURIComponent(words)}`;
  const { rows } = (await office.get('saraban', path)) as unknown as {
    rows: { documentId: string }[];
  };
  return rows.map(({ documentId }) => documentId);
};
const entryOf = async (documentId: string) => {
  const { rows: registers } = (await office.get('saraban', '/registry/registers')) as unknown as {
    rows: { id: string; kind: string; unit: { id: string } }[];
  };
  const book = registers.find(
    ({ kind, unit }) => kind === 'receive' && unit.id === office.unit('agency'),
  );
  const path = `/registry/registers/${book?.id}/entries?year=${office.buddhistYear}`;
  const { rows } = (await office.get('saraban', path)) as unknown as {
    rows: { documentId: string; title: string; letterNo: string }[];
  };
  return rows.find((row) => row.documentId === documentId);
};
const itemOf = async (documentId: string) => {
  const [row] = await office.app.platform.db.query<{ since: string; due: string; time: string }>(
    `select since::text, due_date::text as due, due_time::text as time from queue_item where document_id = $1`,
    [documentId],
  );
  return row;
};

it('a typing error is corrected, and costs no number', async () => {
  const { documentId, receiveNo, typed } = await registered({ title: 'ขอเชิญปรชุมงบลงทุน' });
  const before = await itemOf(documentId);
  done(await tryCorrect(documentId, { ...typed, title: 'ขอเชิญประชุมงบลงทุน', speed: 'urgent' }));
  const seen = await office.document('saraban', documentId);
  expect(seen).toMatchObject({
    ...{ title: 'ขอเชิญประชุมงบลงทุน', speed: 'urgent', letterNo: typed['letterNo'] },
    ...{ state: 'REGISTERED', receiveNo },
  });
  // What it said before stays to be read, with who replaced it and why.
  const entry = seen.history.at(-1);
  expect(entry).toMatchObject({ act: 'correct', note: reason });
  expect(entry?.actorName).toContain('สารบรรณ');
  expect(entry?.detail.map(({ label, value }) => `${label.th}: ${value}`)).toEqual([
    'เรื่อง: ขอเชิญปรชุมงบลงทุน → ขอเชิญประชุมงบลงทุน',
    'ชั้นความเร็ว: ปกติ → ด่วน',
  ]);
  expect(await entryOf(documentId)).toMatchObject({ title: 'ขอเชิญประชุมงบลงทุน' });
  expect(await found('ขอเชิญประชุมงบลงทุน')).toContain(documentId);
  expect(await found('ขอเชิญปรชุมงบลงทุน')).not.toContain(documentId);
  // It waits where it waited, since it waited.
  expect((await itemOf(documentId))?.since).toBe(before?.since);
  await office.seesIn('saraban', 'jobReceived', documentId);
});

it('nobody else corrects it, and nothing is corrected without a change or a reason', async () => {
  const { documentId, typed } = await registered();
  expect(await tryCorrect(documentId, typed)).toMatchObject({
    ...{ status: 422, code: 'registry.nothing-corrected' },
  });
  const other = { ...typed, title: 'เรื่องอื่น' };
  expect((await tryCorrect(documentId, { ...other, reason: ' ' })).status).toBe(422);
  await office.act('saraban', documentId, 'present', { to: 'head', purpose: 'to-consider' });
  for (const by of ['director', 'secretary', 'head.policy', 'clerk.policy'])
    expect([403, 404, 409], by).toContain((await tryCorrect(documentId, other, by)).status);
  expect((await office.document('saraban', documentId)).title).toBe(typed['title']);
});

it('an order that was opened before the correction is refused', async () => {
  const { documentId, typed } = await registered();
  await office.act('saraban', documentId, 'present', { to: 'head', purpose: 'to-consider' });
  const { version } = await office.document('director', documentId);
  done(await tryCorrect(documentId, { ...typed, sender: 'สำนักงานที่ถูกต้อง' }));
  const order = { decision: 'keep', password };
  const request = { on: 'document', targetId: documentId, act: 'command', form: order, version };
  expect((await office.tryAct('director', documentId, request))['code']).toBe('registry.stale');
  await office.act('director', documentId, 'command', order);
  expect((await office.document('director', documentId)).sender).toBe('สำนักงานที่ถูกต้อง');
});

it('the number of another letter is told as a double, that of the letter itself is not', async () => {
  const other = await registered();
  const { documentId, typed } = await registered();
  const same = { ...typed, letterNo: other.typed['letterNo'] };
  expect(await tryCorrect(documentId, same)).toMatchObject({
    ...{ status: 409, code: 'registry.duplicate', params: { receiveNo: other.receiveNo } },
  });
  done(await tryCorrect(documentId, { ...same, confirmDuplicate: true }));
  // It is a double now; its subject is corrected without asking for that again.
  done(await tryCorrect(documentId, { ...same, title: 'เรื่องที่แก้ไขแล้ว' }));
  expect((await entryOf(documentId))?.letterNo).toBe(other.typed['letterNo']);
});

it('a day that is corrected moves in the queue, and is fixed once units were told it', async () => {
  const due = { dueDate: office.dayFromToday(5) };
  const { documentId, typed } = await registered(due);
  const later = { dueDate: office.dayFromToday(9), dueTime: '10:30' };
  done(await tryCorrect(documentId, { ...typed, ...later }));
  expect(await itemOf(documentId)).toMatchObject({ due: later.dueDate, time: '10:30:00' });
  const past = { dueDate: office.dayFromToday(-1) };
  expect((await tryCorrect(documentId, { ...typed, ...past }))['code']).toBe(
    'registry.due-in-past',
  );
  const recipients = [{ unitId: office.unit('policy') }];
  await office.act('saraban', documentId, 'distribute', { recipients });
  expect((await tryCorrect(documentId, { ...typed, ...due }))['code']).toBe('registry.due-sent');
  const title = 'เรื่องที่แก้ไขหลังส่ง';
  done(await tryCorrect(documentId, { ...typed, ...later, title }));
  expect((await office.document('clerk.policy', documentId)).title).toBe(title);
});

it('what the agency requires is not emptied, and what was never asked need not be filled in now', async () => {
  const at = '/settings/tables/registration-display';
  const older = await registered();
  const { documentId, typed } = await registered({ disposal: 'เสนอผู้อำนวยการ' });
  const set = async (isRequired: boolean) => {
    const { row } = (await office.get('admin', `${at}/row/outside.disposal`)) as unknown as {
      row: { version: number; nameTh: string; values: object };
    };
    const { version, nameTh } = row;
    const values = { ...row.values, isRequired };
    const saved = { code: 'outside.disposal', version, nameTh, validFrom: '1950-01-01', values };
    done(await office.post('admin', `${at}/save`, saved));
  };
  await set(true);
  expect(await tryCorrect(documentId, { ...typed, disposal: '' })).toMatchObject({
    ...{ code: 'registry.field-needed', params: { field: 'การปฏิบัติ' } },
  });
  done(await tryCorrect(older.documentId, { ...older.typed, title: 'เรื่องที่แก้ไข' }));
  await set(false);
});

it('where only the register entry is kept, its subject is not typed in by a correction', async () => {
  await clear(server, 'saraban', 'top-secret');
  await appoint(server, 'saraban', 'agency');
  const { documentId, typed } = await registered({ secrecy: 'top-secret', fileIds: [] });
  await openSecret(office, 'saraban', documentId);
  const { title } = await office.document('saraban', documentId);
  const change = { title: 'เรื่องที่ไม่ควรเก็บ', note: 'ข้อความลับ', letterNo: 'ลับ 7/2569' };
  done(await tryCorrect(documentId, { ...typed, ...change }));
  const seen = await office.document('saraban', documentId);
  expect(seen).toMatchObject({ title, note: '', letterNo: 'ลับ 7/2569', secrecy: 'top-secret' });
  expect(JSON.stringify(seen.history)).not.toContain(change.title);
  const [row] = await office.app.platform.db.query<{ words: string }>(
    'select search_text as words from document where id = $1',
    [documentId],
  );
  expect(row?.words).toBe('');
});
