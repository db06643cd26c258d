import { secretControl } from '@sarn/classification/contract';
import { addDays } from '@sarn/kernel';
import { listClassifiedCopies, makeClassifiedCopies } from '@sarn/printed-document/contract';
import { code, openSecret, openTestInstance, prepare, randomWord } from '@sarn/server/testing';
import type { OfficeInstance, TestInstance } from '@sarn/server/testing';
import { samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let instance: TestInstance;
let office: OfficeInstance;
beforeAll(async () => {
  instance = await openTestInstance();
  await prepare(instance);
  office = instance.office;
  await office.app.db.query(
    `update post set position_level_id = (select id from position_level order by id limit 1)
     where id in (select post_id from post_holding where person_id = $1)`,
    [office.person('saraban')],
  );
});
afterAll(() => instance.close());

const pathOf = (documentId: string) => `/registry/document/${documentId}/classified/copies`;
const asked = { permittedBy: 'ผู้อำนวยการสำนักงาน', reason: 'ใช้ในการประชุม' };

/** A received classified letter with copies 1 to `count`, as its registrar made them today. */
async function copied(count: number) {
  const title = `เรื่อง ${randomWord()}`;
  const fileIds = [await office.upload('saraban', samplePdf('Sample'), `${title}.pdf`)];
  const { documentId } = await office.register('saraban', {
    ...{ title, secrecy: 'confidential', fileIds },
  });
  await openSecret(office, 'saraban', documentId);
  const answer = await office.post('saraban', pathOf(documentId), {
    ...{ ...asked, count, fileId: fileIds[0] ?? '' },
  });
  const { id: setId } = makeClassifiedCopies.output.parse(answer);
  return { documentId, setId, title };
}

interface Copied {
  readonly documentId: string;
  readonly setId: string;
}

const record = (account: string, act: string, of: Copied, numbers: number[], more: object = {}) =>
  office.post(account, `/registry/secret/copies/${act}`, {
    ...{ documentId: of.documentId, setId: of.setId, numbers, on: office.today, ...more },
  });
async function recorded(act: string, of: Copied, numbers: number[], more: object = {}) {
  const answer = await record('saraban', act, of, numbers, more);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
}
const end = { permittedBy: 'ผู้อำนวยการ', committee: 'นายเอก\nนางสองใจ', certificate: '5/2569' };
async function copiesOf({ documentId }: Copied, account = 'saraban') {
  return listClassifiedCopies.output.parse(await office.get(account, pathOf(documentId)));
}
const statesOf = async (of: Copied) =>
  (await copiesOf(of)).sets[0]?.copies.map(({ state }) => state);

test('[8.06] who gets a copy, its return and its destruction are in list, control register, history and audit trail', async () => {
  const of = await copied(3);
  expect(await statesOf(of)).toEqual(['kept', 'kept', 'kept']);
  await recorded('hand', of, [1], { personId: office.person('officer.policy'), note: 'รับเอง' });
  await recorded('hand', of, [2], { heldBy: 'กรมตัวอย่าง' });
  const { sets, mayRecord } = await copiesOf(of);
  expect(mayRecord).toBe(true);
  expect(sets[0]?.copies).toMatchObject([
    { number: 1, state: 'handed', since: office.today },
    { number: 2, state: 'handed', heldBy: 'กรมตัวอย่าง' },
    { number: 3, state: 'kept', heldBy: '' },
  ]);
  const person = sets[0]?.copies[0]?.heldBy ?? '';
  expect(person).not.toBe('');
  await recorded('return', of, [1, 2]);
  await recorded('destroy', of, [2, 3], end);
  await recorded('hand', of, [1], { heldBy: 'กรมอื่น' });

  const control = secretControl.output.parse(
    await office.get(
      'saraban',
      `/registry/secret/control?unitId=${office.unit('agency')}&year=${office.buddhistYear}`,
    ),
  );
  const row = control.rows.find(({ documentId }) => documentId === of.documentId);
  expect(row?.copies).toMatchObject([
    { number: 1, state: 'handed', heldBy: 'กรมอื่น' },
    { number: 2, state: 'destroyed', certificate: '5/2569' },
    { number: 3, state: 'destroyed', heldBy: '' },
  ]);

  const { history } = await office.document('saraban', of.documentId);
  const lines = history.filter(({ act }) => /^copy[HRD]/.test(act));
  expect(lines.map(({ act }) => act).toSorted()).toEqual([
    ...['copyDestroyed', 'copyHanded', 'copyHanded', 'copyHanded', 'copyReturned'],
  ]);
  const values = lines.flatMap(({ detail }) => detail.map(({ value }) => value));
  expect(values).toEqual(
    expect.arrayContaining([
      ...[person, 'กรมตัวอย่าง', '1, 2', '2, 3', end.committee, end.certificate],
      `${of.title}.pdf`,
    ]),
  );

  const audit = await office.app.db.query<{ act: string; detail: unknown }>(
    `select act, detail from audit_entry where subject_id = $1
     and act in ('registry.secret-copy-handed', 'registry.secret-copy-returned',
       'registry.secret-copy-destroyed') order by act, detail::text`,
    [of.documentId],
  );
  expect(audit).toHaveLength(5);
  // Its readers need not be cleared: numbers and ids alone.
  expect(JSON.stringify(audit)).not.toMatch(/กรม|นายเอก|รับเอง/);
  expect(audit).toContainEqual({
    ...{ act: 'registry.secret-copy-handed' },
    detail: { numbers: '1', personId: office.person('officer.policy') },
  });
});

test('[8.06] what is not possible of a copy is refused, and nothing is recorded', async () => {
  const of = await copied(2);
  const refused = (act: string, numbers: number[], more: object) =>
    code(record('saraban', act, of, numbers, more));
  const state = [409, 'registry.secret-copy-state'];
  expect(await refused('return', [1], {})).toEqual(state);
  await recorded('hand', of, [1], { heldBy: 'กรมตัวอย่าง' });
  expect(await refused('hand', [1, 2], { heldBy: 'กรมอื่น' })).toEqual(state);
  // Somebody has it: it comes back before it is destroyed.
  expect(await refused('destroy', [1], end)).toEqual(state);
  await recorded('destroy', of, [2], end);
  expect(await refused('hand', [2], { heldBy: 'กรมอื่น' })).toEqual(state);
  const day = [422, 'registry.secret-copy-day'];
  expect(await refused('return', [1], { on: addDays(office.today, 1) })).toEqual(day);
  expect(await refused('return', [1], { on: addDays(office.today, -1) })).toEqual(day);
  expect(await refused('return', [7], {})).toEqual([404, 'registry.not-found']);
  expect(await statesOf(of)).toEqual(['handed', 'destroyed']);
});

test('[8.06] a copy goes to somebody who is cleared; who gets it must be said', async () => {
  const of = await copied(1);
  const hand = (more: object) => code(record('saraban', 'hand', of, [1], more));
  expect(await hand({})).toEqual([422, 'registry.secret-copy-receiver']);
  expect(await hand({ personId: office.person('admin') })).toEqual([
    ...[422, 'registry.secret-not-cleared'],
  ]);
  expect(await statesOf(of)).toEqual(['kept']);
});

test('[8.06] only the registrar records it, after giving a reason for reading', async () => {
  const of = await copied(1);
  const outside = { heldBy: 'กรมตัวอย่าง' };
  const named = {
    ...{ documentId: of.documentId, personId: office.person('officer.policy') },
    reason: 'ให้ความเห็นประกอบ',
  };
  expect((await office.post('saraban', '/registry/secret/name', named)).status).toBe(200);
  await openSecret(office, 'officer.policy', of.documentId);
  expect((await copiesOf(of, 'officer.policy')).mayRecord).toBe(false);
  expect(await code(record('officer.policy', 'hand', of, [1], outside))).toEqual([
    ...[403, 'registry.secret-not-yours'],
  ]);
  expect(await code(record('officer.legal', 'hand', of, [1], outside))).toEqual([
    ...[404, 'registry.not-found'],
  ]);
  await office.app.db.query('delete from reading_session where document_id = $1', [of.documentId]);
  expect(await code(record('saraban', 'hand', of, [1], outside))).toEqual([
    ...[403, 'registry.secret-reason'],
  ]);
  await openSecret(office, 'saraban', of.documentId);
  expect(await statesOf(of)).toEqual(['kept']);
});

test('[8.06] of two who record at the same moment one is refused', async () => {
  const of = await copied(1);
  const answers = await Promise.all(
    ['กรมหนึ่ง', 'กรมสอง', 'กรมสาม'].map((heldBy) => record('saraban', 'hand', of, [1], { heldBy })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const rows = await office.app.db.query('select 1 from secret_copy_act where copy_id = $1', [
    of.setId,
  ]);
  expect(rows).toHaveLength(1);
});

test('[8.06] a repeat with the same key is answered with the same copies, also after a crash', async () => {
  const { documentId } = await copied(1);
  const [{ fileId } = { fileId: null }] = (await copiesOf({ documentId, setId: '' })).sources;
  const send = async () => {
    const answer = await office.app.fetch(`/api${pathOf(documentId)}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await office.token('saraban')}`,
        'content-type': 'application/json',
        'idempotency-key': 'copies-made-once',
      },
      body: JSON.stringify({ ...asked, fileId, count: 2 }),
    });
    return makeClassifiedCopies.output.parse(await answer.json());
  };
  const first = await send();
  expect(await send()).toEqual(first);
  expect((await copiesOf({ documentId, setId: '' })).sets).toHaveLength(2);
  // One transaction wrote the copies and the answer: there is no moment in which a crash leaves the one alone.
  const [together] = await office.app.db.query<{ isOne: boolean }>(
    `select copy.xmin = key.xmin as "isOne" from secret_copy copy, command_key key
     where copy.id = $1 and key.key = 'copies-made-once'`,
    [first.id],
  );
  expect(together).toEqual({ isOne: true });
});
