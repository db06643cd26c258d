import { apiScopes } from '@sarn/kernel';
import type { Endpoint } from '@sarn/kernel';
import { appoint, clear, composeModules, openInstance, openSecret } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { describeApi, mergeCatalogues, platformCatalogue } from '@sarn/platform-server';
import { fixedClock, samplePdf } from '@sarn/testing';
import { idleScope, scopeTable } from './scope-permissions.ts';
import { programCalls } from './program-calls.testing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const clock = fixedClock('2026-11-25T02:00:00.000Z');
let office: OfficeInstance;
let endpoints: readonly Endpoint[];

beforeAll(async () => {
  office = await openInstance({ clock, hasRateLimits: true });
  const { modules } = composeModules(office.app.platform);
  endpoints = modules.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint));
});
afterAll(() => office.close());

const { fields, save, issue, make, call, programs } = programCalls(() => office);

const groupId = '019b0000-0000-7000-8000-0000000000aa';

describe('making programs', () => {
  test('is for administrators alone: a clerk is refused at each call', async () => {
    const { id } = await make();
    for (const account of ['clerk.policy', 'saraban', 'director']) {
      expect((await office.get(account, '/programs')).status).toBe(403);
      for (const path of ['save', `${id}/token`, `${id}/token/${id}/revoke`, `${id}/end`]) {
        expect((await office.post(account, `/programs/${path}`, fields())).status, path).toBe(403);
      }
    }
  });

  test('refuses a last day too far away, wrong addresses, people who left and no scopes', async () => {
    const code = async (told: object) => (await save(told)).code;
    expect(await code({ expiresOn: '2026-11-24' })).toBe('program.expiry');
    expect(await code({ expiresOn: '2027-11-27' })).toBe('program.expiry');
    expect(await code({ addresses: ['office.example'] })).toBe('program.address-form');
    expect(await code({ scopes: [] })).toBe('platform.invalid-input');
    await office.app.platform.db.query('update person set is_active = false where id = $1', [
      office.person('officer2.legal'),
    ]);
    expect(await code({ responsibleId: office.person('officer2.legal') })).toBe(
      'program.responsible',
    );
    expect((await save({ expiresOn: '2027-11-26' })).status).toBe(200);
  });

  test('keeps digests only, shows a token once, and gives two at a time', async () => {
    const { id, token } = await make();
    expect(token).toMatch(/^sarn_[\w-]{43}$/);
    const second = await issue(id);
    expect(second.status).toBe(200);
    expect((await issue(id)).code).toBe('program.tokens-full');
    const listed = (await programs()).find((one) => one.id === id);
    expect(listed?.tokens.map(({ tail }) => tail)).toEqual([
      token.slice(-4),
      String(second['token']).slice(-4),
    ]);
    const kept = await office.app.platform.db.query(
      `select to_jsonb(t) from api_program_token t union all
       select to_jsonb(e) from audit_entry e`,
    );
    expect(JSON.stringify(kept)).not.toContain(token.slice(5));
    expect((await call(token, '/programs/me')).status).toBe(200);
    const path = `/programs/${id}/token/${listed?.tokens[0]?.id}/revoke`;
    expect((await office.post('admin', path, {})).status).toBe(200);
    expect((await call(token, '/programs/me')).status).toBe(401);
    expect((await call(String(second['token']), '/programs/me')).status).toBe(200);
    expect((await issue(id)).status).toBe(200);
  });

  test('tells the second of two who change one', async () => {
    const { id } = await make();
    expect((await save({ id, version: 1, name: 'ระบบพัสดุ' })).status).toBe(200);
    const late = await save({ id, version: 1, name: 'ระบบอื่น' });
    expect(late.code).toBe('program.stale');
    expect(late['params']).toEqual({
      name: expect.stringMatching(/./),
      at: expect.stringMatching(/ · \d\d\.\d\d น\.$/),
    });
    expect((await programs()).find((one) => one.id === id)).toMatchObject({
      name: 'ระบบพัสดุ',
      version: 2,
    });
  });
});

describe('a token opens nothing', () => {
  const me = (token: string, headers: Record<string, string> = {}) =>
    call(token, '/programs/me', null, headers);

  test('after the last day, after the end, and once nobody answers for it', async () => {
    const short = await make({ expiresOn: '2026-11-25' });
    const ended = await make();
    const orphan = await make({ responsibleId: office.person('officer.legal') });
    for (const { token } of [short, ended, orphan]) expect((await me(token)).status).toBe(200);
    await office.post('admin', `/programs/${ended.id}/end`, {});
    expect((await me(ended.token)).status).toBe(401);
    expect((await save({ id: ended.id, version: 1 })).code).toBe('program.not-found');
    await office.app.platform.db.query('update person set is_active = false where id = $1', [
      office.person('officer.legal'),
    ]);
    expect((await me(orphan.token)).code).toBe('platform.program-expired');
    clock.set('2026-11-25T17:00:00.000Z');
    expect((await me(short.token)).code).toBe('platform.program-expired');
    clock.set('2026-11-25T02:00:00.000Z');
  });

  test('while who answers for it has left, until it is handed over', async () => {
    const leaving = office.person('officer2.policy');
    const { id, token } = await make({ name: 'ระบบลา', responsibleId: leaving });
    const gone = await make({ name: 'ระบบเก่า', responsibleId: leaving });
    await office.post('admin', `/programs/${gone.id}/end`, {});
    const reason = { reason: 'พ้นหน้าที่ทดสอบ' };
    await office.post('admin', `/personnel/accounts/${leaving}/suspend`, reason);
    await office.app.platform.db.query('update person set is_active = false where id = $1', [
      leaving,
    ]);
    expect((await me(token)).code).toBe('platform.program-expired');
    const at = `/personnel/ended-accounts/${leaving}`;
    const { item } = await office.get('admin', at);
    expect(item).toMatchObject({
      account: { open: 1 },
      lines: [{ line: 'programs', count: 1, samples: ['ระบบลา'], needsTaker: true }, {}],
    });
    expect(await office.post('admin', `${at}/close`, reason)).toMatchObject({
      ...{ status: 409, code: 'personnel.work-left' },
    });
    const takers = JSON.stringify({ programs: office.person('head.policy') });
    expect((await office.post('admin', `${at}/hand-over`, { takers })).status).toBe(200);
    expect((await me(token)).status).toBe(200);
    expect((await programs()).find((one) => one.id === id)).toMatchObject({
      ...{ version: 2, responsible: { id: office.person('head.policy'), isActive: true } },
    });
    expect((await office.post('admin', `${at}/close`, reason)).status).toBe(200);
    const rows = await office.app.platform.db.query<{ detail: object }>(
      `select detail from audit_entry where act = 'api-program.handed-over'`,
    );
    expect(rows).toMatchObject([{ detail: { name: 'ระบบลา', from: leaving } }]);
  });

  test('from another address, and unknown ones open nothing at all', async () => {
    const { token } = await make({ addresses: ['203.150.1.0/24'] });
    const from = (ip: string) => me(token, { 'x-forwarded-for': ip });
    expect((await from('203.150.1.9')).status).toBe(200);
    expect(await from('203.150.2.9')).toMatchObject({
      status: 403,
      code: 'platform.program-address',
    });
    expect(await me(`sarn_${'x'.repeat(43)}`)).toMatchObject({
      status: 401,
      code: 'platform.program-token',
    });
  });

  test('and its last use is told with the moment, to the minute; a refused call is no use', async () => {
    const { id, token } = await make({ addresses: ['203.150.1.0/24'] });
    const used = async () => {
      const found = (await programs()).find((one) => one.id === id);
      return [found?.lastUsedAt, found?.tokens[0]?.lastUsedAt];
    };
    expect(await used()).toEqual([null, null]);
    expect((await me(token, { 'x-forwarded-for': '203.150.2.9' })).status).toBe(403);
    expect(await used()).toEqual([null, null]);
    const first = clock.now().toISOString();
    expect((await me(token, { 'x-forwarded-for': '203.150.1.9' })).status).toBe(200);
    expect(await used()).toEqual([first, first]);
    clock.advance(61_000);
    const later = clock.now().toISOString();
    await me(token, { 'x-forwarded-for': '203.150.1.9' });
    expect(await used()).toEqual([later, later]);
    clock.set('2026-11-25T02:00:00.000Z');
  });

  test('more than sixty times in a minute', async () => {
    const { token } = await make();
    for (let count = 0; count < 60; count += 1) expect((await me(token)).status).toBe(200);
    expect(await me(token)).toMatchObject({ status: 429, code: 'platform.too-many-requests' });
    expect((await me((await make()).token)).status).toBe(200);
  });
});

test('every call without a scope is closed, and every scope opens its own calls alone', async () => {
  const closed = endpoints.filter(({ access, scopes }) => access !== 'public' && !scopes);
  expect(closed.length).toBeGreaterThan(150);
  // Each program may call sixty times in a minute.
  for (let begun = 0; begun < closed.length; begun += 50) {
    const { token } = await make({ scopes: ['units.read', 'documents.read', 'settings.read'] });
    for (const { method, path } of closed.slice(begun, begun + 50)) {
      const at = path.replace(/:\w+/g, '019aa000-0000-7000-8000-000000000000');
      const answer = await call(token, at, method === 'POST' ? {} : null);
      expect([answer.status, answer.code], path).toEqual([403, 'platform.not-for-programs']);
    }
  }
  const { token } = await make({ scopes: ['units.read'] });
  const others = endpoints.filter(({ scopes }) => scopes && !scopes.includes('units.read'));
  expect(others.length).toBeGreaterThan(15);
  for (const { method, path, scopes } of others) {
    const at = path.replace(/:\w+/g, '019aa000-0000-7000-8000-000000000000');
    const answer = await call(token, at, method === 'POST' ? {} : null);
    expect(answer, path).toMatchObject({
      status: 403,
      code: 'platform.no-scope',
      message: `โปรแกรมนี้ไม่มีขอบเขต ${scopes?.[0]}`,
    });
  }
  expect((await call(token, '/identity/units')).status).toBe(200);
});

test('every scope has calls, so each may be given; one without would be refused', async () => {
  expect((await save({ scopes: apiScopes })).status).toBe(200);
  expect([...scopeTable(endpoints).calls.values()].filter(({ length }) => length === 0)).toEqual(
    [],
  );
  const calls = endpoints.filter(({ scopes }) => !scopes?.includes('documents.draft'));
  expect(idleScope(scopeTable(calls), ['units.read', 'documents.draft'])).toBe('documents.draft');
  expect(idleScope(scopeTable(calls), ['units.read'])).toBeUndefined();
});

test('the API document names the scope of each call', async () => {
  const { modules } = composeModules(office.app.platform);
  const catalogue = mergeCatalogues([platformCatalogue, ...modules.map(({ errors }) => errors)]);
  const document = describeApi({
    endpoints,
    catalogue,
    version: '1',
    basePath: '/',
  }) as unknown as {
    paths: Record<string, Record<string, { security?: object[]; description?: string }>>;
  };
  expect(document.paths['/identity/units']?.['get']?.security).toEqual([
    { session: [] },
    { program: ['units.read'] },
  ]);
  expect(document.paths['/registry/memo/save']?.['post']?.security).toEqual([
    { session: [] },
    { program: ['documents.draft'] },
  ]);
  expect(document.paths['/backup']?.['get']?.security).toEqual([{ session: [] }]);
  // Its page draws no scopes of such a token: they stand in the words of the call.
  const wrong = endpoints.filter(({ method, path, access, scopes = [] }) => {
    const told = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const named = [...(told?.description ?? '').matchAll(/`([a-z.]+)`/g)].map(([, one]) => one);
    return named.join() !== (access === 'public' ? '' : scopes.join());
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

describe('a program of a unit', () => {
  const scopes = ['documents.read', 'documents.register', 'registers.read', 'files.read'];

  async function upload(token: string): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([samplePdf().slice()]), 'หนังสือ.pdf');
    const response = await office.app.fetch('/api/file/upload', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    const { items } = (await response.json()) as { items: { id: string }[] };
    return items[0]?.id ?? '';
  }

  test('registers a letter into the book of its unit, under its own name', async () => {
    const { token } = await make({ name: 'ระบบรับหนังสือ', scopes });
    const body = { ...office.letterForm(), fileIds: [await upload(token)] };
    const done = await call(token, '/registry/incoming/register', body);
    expect(done.status, JSON.stringify(done)).toBe(200);
    const documentId = String(done['documentId']);
    const detail = await office.document('clerk.policy', documentId);
    expect(JSON.stringify(detail.history)).toContain('โปรแกรม ระบบรับหนังสือ');
    const own = await call(token, `/registry/document/${documentId}`);
    expect(own.status).toBe(200);
    const lines = await call(token, '/registry/registers');
    expect(lines.status).toBe(200);
    // The responsible person did nothing, and the registry of another unit knows nothing of it.
    expect((await office.get('clerk.legal', `/registry/document/${documentId}`)).status).toBe(404);
  });

  test('reads what the registry of its unit reads, and nothing of other units', async () => {
    const { token } = await make({ scopes });
    const { documentId } = await office.register('saraban');
    expect((await call(token, `/registry/document/${documentId}`)).status).toBe(404);
    await office.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: office.unit('policy') }],
    });
    expect((await call(token, `/registry/document/${documentId}`)).status).toBe(200);
    const elsewhere = await make({ scopes, unitId: office.unit('legal') });
    expect((await call(elsewhere.token, `/registry/document/${documentId}`)).status).toBe(404);
  });

  test('sees nothing classified, whoever answers for it and whatever its unit keeps', async () => {
    const trusting = { app: office.app, office };
    for (const account of ['saraban', 'clerk.policy', 'head.policy'])
      await clear(trusting, account);
    await appoint(trusting, 'saraban', 'agency');
    await appoint(trusting, 'clerk.policy', 'policy');
    const { token } = await make({ scopes, responsibleId: office.person('clerk.policy') });
    const agency = await make({
      ...{ scopes, responsibleId: office.person('saraban'), unitId: office.unit('agency') },
    });
    const { documentId } = await office.register('saraban', {
      secrecy: 'confidential',
      title: 'เรื่องลับที่โปรแกรมต้องไม่เห็น',
    });
    await office.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: office.unit('policy') }],
    });
    // Its registrar may open it, with a reason.
    await openSecret(office, 'saraban', documentId);
    expect((await office.get('saraban', `/registry/document/${documentId}`)).status).toBe(200);
    for (const one of [token, agency.token]) {
      expect((await call(one, `/registry/document/${documentId}`)).status).toBe(404);
      const search = await call(
        one,
        `/registry/documents?search=${encodeURIComponent('โปรแกรมต้องไม่เห็น')}`,
      );
      expect(search).toMatchObject({ status: 200, total: 0 });
      const list = await call(one, '/registry/list?area=all');
      expect(JSON.stringify(list)).not.toContain(documentId);
      const books = await call(one, '/registry/registers');
      expect(JSON.stringify(books)).not.toContain('เรื่องลับ');
    }
    const body = {
      ...office.letterForm(),
      secrecy: 'confidential',
      fileIds: [await upload(token)],
    };
    expect((await call(token, '/registry/incoming/register', body)).status).toBe(403);
  });

  test('notifies people by their codes, with its name before the title', async () => {
    const { token } = await make({ name: 'ระบบลา', scopes: ['notify.send'] });
    const [row] = await office.app.platform.db.query<{ code: string }>(
      'select employee_code code from person where id = $1',
      [office.person('head.policy')],
    );
    const notice = { title: 'ใบลารออนุมัติ', message: 'มีใบลา 2 ฉบับ' };
    const sent = { ...notice, employeeCodes: [row?.code ?? ''] };
    expect(await call(token, '/programs/notify', sent)).toMatchObject({ status: 200, told: 1 });
    const { items } = await office.post('head.policy', '/service/get-all-notification', {
      take: 5,
    });
    expect(JSON.stringify(items)).toContain('ระบบลา: ใบลารออนุมัติ');
    const wrong = { ...notice, employeeCodes: ['0000-none'] };
    expect((await call(token, '/programs/notify', wrong)).code).toBe('program.nobody');
    expect((await office.post('admin', '/programs/notify', sent)).status).toBe(404);
  });

  test('notifies the people of a user group as they are today, each once', async () => {
    const { token } = await make({ name: 'ระบบประชุม', scopes: ['notify.send'] });
    const { db } = office.app.platform;
    await db.query(
      `insert into user_group (id, code, name_th, kind, sort, is_seed, valid_from, version)
       values ('${groupId}', 'notice-test', 'กลุ่มทดสอบ', 'fixed', 900, false, '2020-01-01', 1)`,
    );
    for (const account of ['head.policy', 'officer.policy'])
      await db.query('insert into user_group_member (group_id, person_id) values ($1, $2)', [
        ...[groupId, office.person(account)],
      ]);
    const [row] = await db.query<{ code: string }>(
      'select employee_code code from person where id = $1',
      [office.person('head.policy')],
    );
    const notice = { title: 'ประชุมพรุ่งนี้', message: 'ห้องประชุมใหญ่' };
    const both = { ...notice, employeeCodes: [row?.code ?? ''], groupCodes: ['notice-test'] };
    expect(await call(token, '/programs/notify', both)).toMatchObject({ status: 200, told: 2 });
    const bell = await office.post('officer.policy', '/service/get-all-notification', { take: 5 });
    expect(JSON.stringify(bell)).toContain('ระบบประชุม: ประชุมพรุ่งนี้');
    await db.query(`update user_group set valid_to = '2020-12-31' where id = '${groupId}'`);
    const ended = { ...notice, groupCodes: ['notice-test'] };
    expect((await call(token, '/programs/notify', ended)).code).toBe('program.nobody');
    expect((await call(token, '/programs/notify', notice)).code).toBe('program.no-recipient');
  });

  test('has no live connection and is nobody on public calls', async () => {
    const { token } = await make({ scopes });
    const verified = await call(token, '/verify', {});
    expect(verified.status).toBe(403);
    expect((await call(token, '/portal/deployment')).status).toBe(200);
  });
});
