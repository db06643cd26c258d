import { openInstance, openSecondProcess, password } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let instance: OfficeInstance;
beforeAll(async () => {
  instance = await openInstance();
});
afterAll(() => instance.close());

const types = '/settings/tables/command-type';
const instructions = '/settings/tables/instruction';

interface Row {
  code: string;
  nameTh: string;
  version: number;
  values: Record<string, unknown>;
}

const rowOf = async (at: string, code: string) =>
  (await instance.get('admin', `${at}/row/${code}`))['row'] as Row | undefined;

const done = async (answer: ReturnType<OfficeInstance['post']>) => {
  const found = await answer;
  expect(found.status, JSON.stringify(found)).toBe(200);
  return found;
};

async function save(at: string, code: string, more: object) {
  const known = await rowOf(at, code);
  return instance.post('admin', `${at}/save`, {
    ...{ code, version: known?.version ?? null, validFrom: '2026-01-01', reason: 'ทดลองใช้งาน' },
    ...{ nameTh: known?.nameTh, values: known?.values, ...more },
  });
}

const end = async (at: string, code: string, validTo: string | null) =>
  instance.post('admin', `${at}/end`, {
    rows: [{ code, version: (await rowOf(at, code))?.version }],
    ...{ validTo, reason: 'ทดลองใช้งาน' },
  });

const named = (...accounts: string[]) => accounts.map((account) => instance.person(account));

/** Whether the book of commands on somebody's dashboard has the document. */
const hasInPanel = async (account: string, documentId: string) =>
  JSON.stringify(await instance.dashboard(account)).includes(documentId);

const opens = async (account: string, documentId: string) =>
  (await instance.get(account, `/registry/document/${documentId}`)).status;

const others = ['officer.legal', 'head.legal', 'clerk.legal', 'head.policy', 'officer2.policy'];

test('the forms of orders are delivered with their codes', async () => {
  const { rows } = await instance.get('officer.policy', '/settings/options/command-type');
  expect((rows as Row[]).map(({ code }) => code)).toEqual([
    ...['1', '2', '3', '4', '6', '7', '9', '10', '11', '12', '13', '21.1', '21.2', '22'],
    ...['committee', 'authority'],
  ]);
  for (const at of [types, instructions])
    expect((await instance.get('saraban', `${at}/rows`))['code']).toBe('settings.forbidden');
});

describe('a salary order', () => {
  const salary = () => ({
    ...{ title: 'เลื่อนเงินเดือนข้าราชการ', commandType: '7' },
    namedPersonIds: named('officer.policy', 'clerk.policy'),
  });

  test('is in the panels of the named, and in nobody else’s', async () => {
    const { documentId } = await instance.publish('officer2.policy', 'command', salary());
    for (const account of ['officer.policy', 'clerk.policy']) {
      expect(await hasInPanel(account, documentId), account).toBe(true);
      expect(await opens(account, documentId), account).toBe(200);
    }
    for (const account of others.filter((one) => one !== 'officer2.policy')) {
      expect(await hasInPanel(account, documentId), account).toBe(false);
      expect(await opens(account, documentId), account).toBe(404);
      const query = `/registry/search?search=${encodeURIComponent('เลื่อนเงินเดือน')}`;
      const found = JSON.stringify(await instance.get(account, query));
      expect(found, account).not.toContain(documentId);
    }
    const read = await instance.document('officer.policy', documentId);
    expect(read.publication?.order).toMatchObject({
      ...{ commandType: '7', isForNamed: true, offersActing: false },
      people: named('officer.policy', 'clerk.policy').map((id) => ({ id })),
    });
    // Who drafted, signed and numbers it still has it.
    for (const account of ['officer2.policy', 'director'])
      expect(await opens(account, documentId), account).toBe(200);
  });

  test('names somebody before it leaves its drafter', async () => {
    const draft = await instance.draftPublication('officer.policy', 'command', {
      ...salary(),
      namedPersonIds: [],
    });
    const refused = await instance.tryAct('officer.policy', draft, {
      ...{ on: 'document', targetId: draft, act: 'submit' },
      form: { signatoryId: instance.person('director') },
    });
    expect(refused).toMatchObject({ status: 422, code: 'registry.order-names-nobody' });
    const nobody = { ...salary(), namedPersonIds: [instance.unit('policy')] };
    const form = { ...instance.publicationForm('command'), ...nobody };
    expect((await instance.tryPublication('officer.policy', form))['code']).toBe(
      'registry.order-person-unknown',
    );
  });

  test('the switch bites at the next publication, and former orders keep their readers', async () => {
    const before = await instance.publish('officer2.policy', 'command', salary());
    const { values } = (await rowOf(types, '7')) as Row;
    await done(save(types, '7', { values: { ...values, isForNamed: false } }));
    const after = await instance.publish('officer2.policy', 'command', salary());
    expect(await hasInPanel('officer.legal', after.documentId)).toBe(true);
    expect(await hasInPanel('officer.legal', before.documentId)).toBe(false);
    await done(save(types, '7', { values }));
  });
});

test('an order of acting offers to enter it, and everybody reads it', async () => {
  const { documentId } = await instance.publish('officer.policy', 'command', {
    ...{ commandType: '9', namedPersonIds: named('officer.legal') },
  });
  const read = await instance.document('clerk.legal', documentId);
  expect(read.publication?.order).toMatchObject({ offersActing: true, isForNamed: false });
});

test('a command without a form stays as it was', async () => {
  const { documentId } = await instance.publish('officer.policy', 'command');
  const read = await instance.document('officer.legal', documentId);
  expect(read.publication?.order).toBeNull();
});

test('a form that ended is refused to a new draft (R12); an open draft is finished', async () => {
  const choice = { commandType: '22', namedPersonIds: named('officer.legal') };
  const documentId = await instance.draftPublication('officer.policy', 'command', choice);
  await done(end(types, '22', instance.dayFromToday(-1)));
  const form = { ...instance.publicationForm('command'), ...choice };
  expect((await instance.tryPublication('officer.policy', form))['code']).toBe('settings.ended');
  const { version } = await instance.document('officer.policy', documentId);
  await done(instance.tryPublication('officer.policy', { ...form, documentId, version }));
  await instance.act('officer.policy', documentId, 'submit', {
    signatoryId: instance.person('director'),
  });
  const gone = { code: '22', version: (await rowOf(types, '22'))?.version, reason: 'ทดลอง' };
  expect((await instance.post('admin', `${types}/delete`, gone))['code']).toBe(
    'settings.delivered',
  );
});

describe('instructions', () => {
  /** A letter that the director has to decide. */
  async function presented(form: object = {}) {
    const { documentId } = await instance.register('saraban');
    const presenting = { to: 'head', purpose: 'to-consider', ...form };
    await instance.act('saraban', documentId, 'present', presenting);
    return documentId;
  }
  const order = (documentId: string, decision: string) =>
    instance.tryAct('director', documentId, {
      ...{ on: 'document', targetId: documentId, act: 'command' },
      form: { decision, note: '', password },
    });

  test('an own one is ordered, and stands at the wire edge in its words of that day', async () => {
    const values = { use: 'decision' };
    await done(save(instructions, 'survey', { nameTh: 'ให้สำรวจข้อมูล', values }));
    const documentId = await presented();
    await done(order(documentId, 'survey'));
    const todo = await done(
      instance.post('saraban', '/sarabun/get-todo-list', { typeCode: 'jobCommand' }),
    );
    const { data } = todo as unknown as { data: { F_DOC_ID: string; F_COM_DESC: string }[] };
    const row = data.find(({ F_DOC_ID }) => F_DOC_ID === documentId);
    expect(row?.F_COM_DESC).toBe('ให้สำรวจข้อมูล');
    await done(save(instructions, 'survey', { nameTh: 'ให้รวบรวมข้อมูล' }));
    expect((await instance.document('director', documentId)).history.at(-1)?.detail).toContainEqual(
      expect.objectContaining({ value: 'ให้สำรวจข้อมูล' }),
    );
  });

  test('what ended or is no decision is refused, and the usual ones stay (R5)', async () => {
    await done(end(instructions, 'permitted', instance.dayFromToday(-1)));
    const documentId = await presented();
    expect(await order(documentId, 'permitted')).toMatchObject({ code: 'settings.ended' });
    expect(await order(documentId, 'to-know')).toMatchObject({ code: 'settings.unknown-value' });
    expect(await order(documentId, 'none')).toMatchObject({ code: 'settings.unknown-value' });
    expect((await end(instructions, 'to-consider', instance.today))['code']).toBe('settings.kept');
  });
});

test('a second process refuses what the first one ended', async () => {
  const other = await openSecondProcess(instance);
  try {
    await done(end(types, '13', instance.dayFromToday(-1)));
    const answer = await other.fetch('/api/registry/publication/save', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await instance.token('officer.policy')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...instance.publicationForm('command'), commandType: '13' }),
    });
    expect(answer.status).toBe(422);
  } finally {
    await other.close();
  }
});
