import { openInstance, setSuspended } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';
import type { ApiScope } from '@sarn/kernel';
import { fixedClock, samplePdf } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programCalls } from './program-calls.testing.ts';

const clock = fixedClock('2026-11-25T02:00:00.000Z');
let office: OfficeInstance;

beforeAll(async () => {
  office = await openInstance({ clock });
});
afterAll(() => office.close());

const { make, call } = programCalls(() => office);

const program = (told: object = {}) =>
  make({ name: 'ระบบพัสดุ', scopes: ['documents.draft'], ...told });

const text = [{ type: 'paragraph', content: [{ type: 'text', text: 'ด้วยกองขอจัดซื้อพัสดุ' }] }];

const memo = (account: string, told: object = {}) => ({
  ...{ title: 'ขออนุมัติจัดซื้อพัสดุ', addressee: 'ผู้อำนวยการกองกฎหมาย' },
  ...{ unitIds: [office.unit('legal')], bodyJson: { type: 'doc', content: text } },
  ...{ forPersonId: office.person(account), ...told },
});

const saveMemo = (token: string, form: object): Promise<Answer> =>
  call(token, '/registry/memo/save', form);

async function drafted(token: string, form: object): Promise<string> {
  const saved = await saveMemo(token, form);
  expect(saved, JSON.stringify(saved)).toMatchObject({ status: 200, version: 1 });
  return String(saved['documentId']);
}

const ownDrafts = async (account: string): Promise<string> =>
  JSON.stringify((await office.get(account, '/registry/draft/own'))['rows']);

async function timesTold(account: string): Promise<number> {
  const { items } = await office.post(account, '/service/get-all-notification', { take: 50 });
  return JSON.stringify(items).split('ร่างโดยโปรแกรม ระบบพัสดุ').length - 1;
}

async function upload(token: string): Promise<Answer> {
  const form = new FormData();
  form.append('file', new Blob([samplePdf().slice()]), 'ใบเสนอราคา.pdf');
  const headers = { authorization: `Bearer ${token}` };
  const sent = { method: 'POST', headers, body: form };
  const response = await office.app.fetch('/api/file/upload', sent);
  return { ...((await response.json()) as object), status: response.status };
}

async function drafts(): Promise<number> {
  const [row] = await office.app.platform.db.query<{ count: number }>(
    'select count(*)::int count from document',
  );
  return row?.count ?? -1;
}

describe('a program drafts for a person of its unit', () => {
  test('a memo: it is the draft of that person, who is told once and goes on with it', async () => {
    const author = 'officer.policy';
    const { token } = await program();
    const before = await timesTold(author);
    const headers = { 'idempotency-key': '019b0000-0000-7000-8000-0000000000d1' };
    const form = memo(author);
    const first = await call(token, '/registry/memo/save', form, headers);
    expect(first.status, JSON.stringify(first)).toBe(200);
    const again = await call(token, '/registry/memo/save', form, headers);
    expect(again['documentId']).toBe(first['documentId']);
    const documentId = String(first['documentId']);

    expect(await ownDrafts(author)).toContain(documentId);
    expect(await timesTold(author)).toBe(before + 1);
    const { history } = await office.document(author, documentId);
    expect(history).toMatchObject([
      { act: 'create', note: 'ร่างโดยโปรแกรม ระบบพัสดุ', toState: { en: 'Draft' } },
    ]);
    // Nobody else has it, not even who answers for the program or keeps the registry of the unit.
    for (const other of ['officer2.policy', 'clerk.policy', 'head.policy', 'admin'])
      expect((await office.get(other, `/registry/document/${documentId}`)).status).toBe(404);

    await office.edit(author, documentId, ['legal']);
    await office.act(author, documentId, 'submit', {
      reviewerIds: [office.person('officer2.policy')],
      signatoryId: office.person('head.policy'),
    });
    await office.act('officer2.policy', documentId, 'pass', {});
    const password = 'Sarn2569';
    const { number } = await office.act('head.policy', documentId, 'sign', { password });
    expect(number).toMatch(/./);
  });

  test('a letter of a unit below, with a file that it uploaded', async () => {
    const author = 'officer.policy';
    const { token } = await program({ unitId: office.unit('agency') });
    const uploaded = await upload(token);
    expect(uploaded.status).toBe(200);
    const [file] = uploaded['items'] as { id: string }[];
    const saved = await call(token, '/registry/letter/save', {
      ...office.letterOfKind('outgoing'),
      ...{ forPersonId: office.person(author), fileIds: [file?.id] },
    });
    expect(saved.status, JSON.stringify(saved)).toBe(200);
    const documentId = String(saved['documentId']);
    expect(await ownDrafts(author)).toContain(documentId);
    expect(JSON.stringify(await office.document(author, documentId))).toContain('ใบเสนอราคา.pdf');
    expect((await office.get(author, `/file/${file?.id}`)).status).toBe(200);
    const [row] = await office.app.platform.db.query<{ unit: string }>(
      'select owner_unit_id unit from document where id = $1',
      [documentId],
    );
    expect(row?.unit).toBe(office.unit('policy'));
    // Without one of the scopes that attach files, none is taken.
    const reader = await program({ scopes: ['documents.read'] });
    expect((await upload(reader.token)).code).toBe('platform.no-scope');
  });

  test.each(['announce', 'command', 'regularity'])(
    'a document of the kind %s, which the person goes on with',
    async (kind) => {
      const author = 'officer.policy';
      const { token } = await program({ scopes: ['documents.draft', 'documents.read'] });
      const before = await timesTold(author);
      const form = { kind, title: 'ร่างที่โปรแกรมทำ', bodyJson: { type: 'doc', content: text } };
      const told = { ...form, forPersonId: office.person(author) };
      const saved = await call(token, '/registry/publication/save', told);
      expect(saved, JSON.stringify(saved)).toMatchObject({ status: 200, version: 1 });
      const documentId = String(saved['documentId']);
      expect(await ownDrafts(author)).toContain(documentId);
      expect(await timesTold(author)).toBe(before + 1);
      expect((await call(token, `/registry/document/${documentId}`)).status).toBe(404);
      const edited = { ...form, documentId, version: 1, title: 'ร่างที่แก้แล้ว' };
      const again = await office.post(author, '/registry/publication/save', edited);
      expect(again, JSON.stringify(again)).toMatchObject({ status: 200, version: 2 });
    },
  );

  test('and has no more to do with it: it reads, changes, sends and signs nothing', async () => {
    const scopes: ApiScope[] = ['documents.draft', 'documents.read', 'files.read'];
    const { token } = await program({ scopes });
    const [file] = (await upload(token))['items'] as { id: string }[];
    const documentId = await drafted(token, memo('officer.policy', { fileIds: [file?.id] }));
    expect((await call(token, `/registry/document/${documentId}`)).status).toBe(404);
    expect((await call(token, `/file/${file?.id}`)).status).toBe(404);
    const list = await call(token, '/registry/list?area=all');
    expect(JSON.stringify(list)).not.toContain(documentId);
    const changed = await saveMemo(token, memo('officer.policy', { documentId, version: 1 }));
    expect(changed).toMatchObject({ status: 404, code: 'registry.not-found' });
    for (const act of ['submit', 'sign', 'number', 'cancel']) {
      const asked = { on: 'document', targetId: documentId, act, version: 1, form: {} };
      expect((await call(token, `/registry/document/${documentId}/act`, asked)).code).toBe(
        'platform.not-for-programs',
      );
    }
    const { history } = await office.document('officer.policy', documentId);
    expect(history).toHaveLength(1);
  });
});

describe('refused, and nothing is kept', () => {
  async function refused(token: string, form: object, status: number, code: string) {
    const before = await drafts();
    expect(await saveMemo(token, form)).toMatchObject({ status, code });
    expect(await drafts()).toBe(before);
  }

  test('nobody named, and people of other units or of above', async () => {
    const { token } = await program();
    await refused(
      token,
      memo('officer.policy', { forPersonId: undefined }),
      422,
      'registry.draft-for-nobody',
    );
    for (const account of ['officer.legal', 'saraban', 'director'])
      await refused(token, memo(account), 403, 'registry.draft-person-elsewhere');
    const nobody = '019b0000-0000-7000-8000-0000000000aa';
    const unknown = memo('officer.policy', { forPersonId: nobody });
    await refused(token, unknown, 403, 'registry.draft-person-elsewhere');
  });

  test('somebody who is suspended, who left, or whose role drafts nothing', async () => {
    const { token } = await program();
    const form = memo('officer2.policy');
    const person = office.person('officer2.policy');
    const { db } = office.app.platform;
    await setSuspended(office, 'officer2.policy', true);
    await refused(token, form, 422, 'registry.draft-person-shut');
    await setSuspended(office, 'officer2.policy', false);
    const setActive = (is: boolean) =>
      db.query('update person set is_active = $2 where id = $1', [person, is]);
    await setActive(false);
    await refused(token, form, 422, 'registry.draft-person-may-not');
    await setActive(true);
    const taken = await db.query<{ role_id: string; permission: string }>(
      `delete from role_permission where permission = 'registry.draft' returning role_id, permission`,
    );
    expect(taken.length).toBeGreaterThan(0);
    await refused(token, form, 422, 'registry.draft-person-may-not');
    for (const { role_id: role, permission } of taken)
      await db.query('insert into role_permission (role_id, permission) values ($1, $2)', [
        ...[role, permission],
      ]);
    await drafted(token, form);
  });

  test('a kind that the person may not make', async () => {
    const { token } = await program();
    const form = memo('officer.policy');
    const rule = {
      ...{ kind: 'inside', roleIds: [], groupIds: [], speeds: [], secrecies: [], steps: [] },
      ...{ signatory: '', numbering: 'after-signature' },
    };
    const ruled = async (version: number, unitIds: readonly string[]) => {
      const changed = { ...rule, version, unitIds };
      const saved = await office.post('admin', '/registry/creation-rules/save', changed);
      expect(saved.status, JSON.stringify(saved)).toBe(200);
    };
    await ruled(0, [office.unit('legal')]);
    await refused(token, form, 403, 'creation.not-allowed');
    await ruled(1, []);
    await drafted(token, form);
  });

  test('anything classified, and an answer to a letter', async () => {
    const { token } = await program({ scopes: ['documents.draft', 'documents.read'] });
    for (const secrecy of ['confidential', 'secret', 'unknown'])
      await refused(token, memo('officer.policy', { secrecy }), 422, 'registry.draft-classified');
    await drafted(token, memo('officer.policy', { secrecy: 'normal' }));
    const { documentId: replyTo } = await office.register('saraban');
    await office.act('saraban', replyTo, 'distribute', {
      recipients: [{ unitId: office.unit('policy') }],
    });
    const answer = await call(token, '/registry/letter/save', {
      ...office.letterOfKind('outgoing'),
      ...{ forPersonId: office.person('officer.policy'), replyTo },
    });
    expect(answer.code).toBe('registry.reply-not-possible');
  });

  test('a publication that changes another, also one that the program may read', async () => {
    const { token } = await program({ scopes: ['documents.draft', 'documents.read'] });
    const { documentId } = await office.publish('officer.policy', 'command', {
      inForceOn: office.today,
    });
    const changing = {
      ...{ kind: 'command', title: 'แก้ไขคำสั่ง', inForceOn: office.today },
      changes: [{ documentId, kind: 'amends' }],
    };
    const own = await office.post('officer.policy', '/registry/publication/save', changing);
    expect(own.status, JSON.stringify(own)).toBe(200);
    const form = { ...changing, forPersonId: office.person('officer.policy') };
    const before = await drafts();
    const save = (told: object) => call(token, '/registry/publication/save', { ...form, ...told });
    expect((await save({})).code).toBe('registry.change-not-possible');
    expect((await save({ changes: [], secrecy: 'secret' })).code).toBe('registry.draft-classified');
    expect((await save({ changes: [], forPersonId: office.person('saraban') })).code).toBe(
      'registry.draft-person-elsewhere',
    );
    expect(await drafts()).toBe(before);
  });

  test('a program without the scope, and people who draft for others', async () => {
    const reader = await program({ scopes: ['documents.read', 'documents.register'] });
    const answer = await saveMemo(reader.token, memo('officer.policy'));
    expect(answer).toMatchObject({ status: 403, code: 'platform.no-scope' });
    for (const account of ['head.policy', 'officer.policy']) {
      const own = await office.post(account, '/registry/memo/save', memo('officer.policy'));
      expect(own).toMatchObject({ status: 422, code: 'registry.draft-own-only' });
    }
  });
});
