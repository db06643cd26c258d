import { openInstance, openSecondProcess, password } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MayLine, NearPerson, NumberLine, WhoMayPerson } from '../contract/index.ts';

/** A clock that a test sets to another day. */
const clock = { at: new Date('2027-07-01T03:00:00.000Z'), now: () => clock.at };

let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
beforeAll(async () => {
  office = await openInstance({ clock });
  second = await openSecondProcess(office);
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

const reason = 'คำสั่งที่ 12/2570';
const postOf = async (account: string): Promise<string> => {
  const rows = await office.app.db.query<{ id: string }>(
    'select post_id as id from post_holding where person_id = $1',
    [office.person(account)],
  );
  return rows[0]?.id ?? '';
};
const lineFor = async (change: object = {}) => ({
  ...{ grantee: 'post', granteeId: await postOf('clerk.policy'), acts: ['take', 'reserve'] },
  ...{ unitId: office.unit('legal'), scope: 'unit', kinds: ['outgoing'] },
  ...{ validFrom: '2027-07-01', validTo: '2027-07-05', reason },
  ...change,
});
const signedLetter = async (): Promise<string> => {
  const id = await office.draftLetter('officer.legal', 'outgoing');
  await office.act('officer.legal', id, 'submit', { signatoryId: office.person('head.legal') });
  await office.act('head.legal', id, 'sign', { password });
  return id;
};
const whoMay = async (act: string, on: string): Promise<WhoMayPerson[]> => {
  const asked = `act=${act}&unitId=${office.unit('legal')}&on=${on}`;
  const answer = await office.get('admin', `/access/who-may?${asked}`);
  return (answer as unknown as { rows: WhoMayPerson[] }).rows;
};
const lines = async (): Promise<NumberLine[]> =>
  ((await office.get('admin', '/access/number-lines')) as unknown as { rows: NumberLine[] }).rows;

describe('[6.ex7] a line that lets the clerk of one division number for another', () => {
  it('gives button and number from its first day on, and none after its last', async () => {
    const letter = await signedLetter();
    const other = await signedLetter();
    const before = await office.tryAct('clerk.policy', letter, numbering(letter));
    expect(before.status).toBe(404);
    const why = await office.get(
      'clerk.policy',
      `/access/why-number?act=take&kind=outgoing&unitId=${office.unit('legal')}`,
    );
    expect(why).toMatchObject({ isAllowed: false, mayGrant: false, failing: { step: 'point' } });
    expect(JSON.stringify(why)).toContain('กองกฎหมาย ไม่ใช่ทะเบียนของจุดสารบรรณท่าน');

    expect(await office.post('admin', '/access/number-lines/save', await lineFor())).toMatchObject({
      state: 'applied',
    });
    const seen = office.app.platform.announcements.newest();
    const path = `/registry/document/${letter}`;
    expect(await second.statusOf('clerk.policy', path, seen)).toBe(200);
    const { may } = await office.document('clerk.policy', letter);
    expect(may.map(({ act }) => act)).toContain('number');
    expect(may.map(({ act }) => act)).not.toContain('dispatch');
    const numbered = await office.tryAct('clerk.policy', letter, numbering(letter));
    expect(numbered.status, JSON.stringify(numbered)).toBe(200);
    expect(
      await office.get('clerk.policy', '/access/why-number?act=take&kind=outgoing'),
    ).toMatchObject({ isAllowed: true });
    const [named] = (await whoMay('number.take:outgoing', '2027-07-01')).filter(
      ({ id }) => id === office.person('clerk.policy'),
    );
    expect(named?.sources.map(({ kind }) => kind)).toEqual(['number-line']);
    expect(await whoMay('number.take:outgoing', '2027-07-06')).not.toContainEqual(
      expect.objectContaining({ id: office.person('clerk.policy') }),
    );

    clock.at = new Date('2027-07-06T03:00:00.000Z');
    const after = await office.tryAct('clerk.policy', other, numbering(other));
    expect(after.status).toBe(404);
    expect((await office.get('clerk.policy', `/registry/document/${letter}`)).status).toBe(404);
    clock.at = new Date('2027-07-02T03:00:00.000Z');
  });

  it('reserves there within its own limits, in no other register', async () => {
    const [line] = await lines();
    const change = { lineId: line?.id, version: line?.version, mostAtOnce: 2, mostDaysBack: 0 };
    const form = await lineFor({ ...change, acts: ['take', 'reserve', 'back-date'] });
    expect((await office.post('admin', '/access/number-lines/save', form)).status).toBe(200);
    const register = await registerOf('legal', 'outgoing');
    const reserve = (count: number, forDay = office.today, registerId = register) =>
      office.post('clerk.policy', `/registry/registers/${registerId}/reserve`, {
        ...{ count, forDay, expiresOn: office.dayFromToday(5), reason },
      });
    expect((await reserve(2)).status).toBe(200);
    expect((await reserve(3)).status).toBe(422);
    expect((await reserve(1, office.dayFromToday(-1))).status).toBe(422);
    // Its own division gives numbers by the role as before.
    await office.register('saraban');
    expect((await reserve(1, office.today, await registerOf('agency', 'receive'))).status).toBe(
      404,
    );
  });

  it('ends at once when its last day is set to yesterday', async () => {
    const [line] = await lines();
    const ended = { lineId: line?.id, version: line?.version };
    const form = await lineFor({ ...ended, validTo: '2027-07-01' });
    expect((await office.post('admin', '/access/number-lines/save', form)).status).toBe(200);
    const register = await registerOf('legal', 'outgoing');
    const answer = await office.post('clerk.policy', `/registry/registers/${register}/reserve`, {
      ...{ count: 1, forDay: office.today, expiresOn: office.today, reason },
    });
    expect(answer.status).toBe(404);
    const stale = await office.post('admin', '/access/number-lines/save', form);
    expect(stale.status).toBe(409);
  });
});

describe('[6.ex7] the question without a unit', () => {
  it('names who gives numbers somewhere, and nobody else', async () => {
    const mayTake = async (key: string) => {
      const asked = `personId=${office.person(key)}&on=${office.today}`;
      const { rows } = (await office.get('admin', `/access/what-may?${asked}`)) as unknown as {
        rows: MayLine[];
      };
      return rows.find(({ act }) => act === 'number.take:outgoing');
    };
    const clerk = await mayTake('clerk.policy');
    expect(clerk?.isAllowed).toBe(true);
    expect(clerk?.sources.map(({ kind }) => kind)).toContain('duty');
    const officer = await mayTake('officer.legal');
    expect(officer).toMatchObject({ isAllowed: false, sources: [] });
    expect(officer?.refusal).toBe('ไม่ได้เป็นธุรการของหน่วยงานใด และไม่มีสิทธิ์การออกเลข');
    const answer = await office.get(
      'admin',
      `/access/who-may?act=number.take:outgoing&on=${office.today}`,
    );
    const people = (answer as unknown as { rows: WhoMayPerson[] }).rows;
    expect(people.map(({ id }) => id)).toContain(office.person('clerk.policy'));
    expect(people.map(({ id }) => id)).not.toContain(office.person('officer.legal'));
    // Each with a reason: an answer without one is a guess.
    expect(people.filter(({ sources }) => sources.length === 0)).toEqual([]);
  });
});

const numbering = (targetId: string) => ({ on: 'document', targetId, act: 'number', form: {} });

const registerOf = async (unit: string, kind: string): Promise<string> => {
  const rows = await office.app.db.query<{ id: string }>(
    'select id from register where unit_id = $1 and kind = $2',
    [office.unit(unit), kind],
  );
  return rows[0]?.id ?? '';
};

describe('who may do what', () => {
  it('answers for an act with every person and the reason', async () => {
    const found = await whoMay('number.take:outgoing', '2027-07-02');
    expect(found.map(({ id }) => id)).toEqual([office.person('clerk.legal')]);
    expect(found[0]?.sources[0]?.text).toBe('ครองตำแหน่งเจ้าพนักงานธุรการ → ธุรการของกองกฎหมาย');
  });

  it('[6.ex7] names who is often asked and may not, each with why not, in the language of the reader', async () => {
    const path = `/access/who-may?act=number.take:outgoing&on=${office.today}&unitId=${office.unit('legal')}`;
    const { rows, near } = (await office.get('admin', path)) as unknown as {
      rows: WhoMayPerson[];
      near: NearPerson[];
    };
    const of = (key: string) => near.find(({ id }) => id === office.person(key))?.refusal;
    const may = new Set(rows.map(({ id }) => id));
    expect(near.filter(({ id }) => may.has(id))).toEqual([]);
    expect(near[0]?.id).toBe(office.person('head.legal'));
    expect(of('head.legal')).toContain('ไม่ใช่ทะเบียนของจุดสารบรรณท่าน');
    expect(of('admin')).toMatch(/^ผู้ดูแลระบบตั้งค่าสิทธิ์ได้ แต่ทำเรื่องนี้เองไม่ได้: /);
    expect(near.filter(({ refusal }) => refusal === '')).toEqual([]);
    const english = await office.app.fetch(`/api${path}`, {
      headers: { authorization: `Bearer ${await office.token('admin')}`, 'accept-language': 'en' },
    });
    const told = ((await english.json()) as { near: NearPerson[] }).near;
    const admin = told.find(({ id }) => id === office.person('admin'));
    expect(admin?.refusal).toMatch(/^An administrator gives the right, .*belongs to another point/);
  });

  it('answers for a person what the calls themselves answer', async () => {
    const calls: Readonly<Record<string, string>> = {
      'registry.register': '/registry/incoming/reserved-numbers',
      'audit.read': '/audit/entries',
      'settings.access': '/access/roles',
      'backup.manage': '/backup',
    };
    for (const account of ['admin', 'saraban', 'clerk.policy', 'officer.legal']) {
      const asked = `personId=${office.person(account)}&on=${office.today}`;
      const answer = await office.get('admin', `/access/what-may?${asked}`);
      const { rows } = answer as unknown as { rows: { act: string; isAllowed: boolean }[] };
      for (const [act, path] of Object.entries(calls)) {
        const { status } = await office.get(account, path);
        const line = rows.find((row) => row.act === act);
        expect(line?.isAllowed, `${account} ${act}`).toBe(status === 200);
      }
    }
  });

  it('a role that is granted or ended is in both answers the next moment, and in the call itself', async () => {
    const personId = office.person('officer.legal');
    const asIs = async () => {
      const asked = `act=registry.register&on=${office.today}`;
      const byAct = await office.get('admin', `/access/who-may?${asked}`);
      const { rows: people } = byAct as unknown as { rows: WhoMayPerson[] };
      const of = `personId=${personId}&on=${office.today}`;
      const byPerson = await office.get('admin', `/access/what-may?${of}`);
      const { rows } = byPerson as unknown as { rows: { act: string; isAllowed: boolean }[] };
      const call = await office.get('officer.legal', '/registry/incoming/reserved-numbers');
      return [
        people.some(({ id }) => id === personId),
        rows.find(({ act }) => act === 'registry.register')?.isAllowed,
        call.status === 200,
      ];
    };
    expect(await asIs()).toEqual([false, false, false]);
    const roles = await office.get('admin', '/access/roles');
    const { rows } = roles as unknown as { rows: { id: string; code: string }[] };
    const roleId = rows.find(({ code }) => code === 'central-registry')?.id ?? '';
    const grant = { roleId, personId, validFrom: office.today, reason };
    expect(await office.post('admin', '/access/grants/make', grant)).toMatchObject({
      ...{ status: 200, state: 'applied' },
    });
    expect(await asIs()).toEqual([true, true, true]);
    // The source names the role itself, by which the page of roles opens it, and not the grant.
    const { rows: given } = (await office.get(
      'admin',
      `/access/what-may?personId=${personId}&on=${office.today}`,
    )) as unknown as { rows: MayLine[] };
    const byRole = given.find(({ act }) => act === 'registry.register')?.sources;
    expect(byRole).toMatchObject([{ kind: 'role', id: roleId }]);
    const made = await office.get('admin', `/access/grants?roleId=${roleId}`);
    const { rows: grants } = made as unknown as { rows: { id: string; personId: string }[] };
    const id = grants.find((one) => one.personId === personId)?.id ?? '';
    const end = { untilDay: office.dayFromToday(-1), reason };
    expect((await office.post('admin', `/access/grants/${id}/end`, end)).status).toBe(200);
    expect(await asIs()).toEqual([false, false, false]);
  });

  it('is exported as an Excel file, and kept in the trail', async () => {
    const answer = await office.app.fetch(
      `/api/access/who-may/export?act=audit.read&on=${office.today}`,
      { headers: { authorization: `Bearer ${await office.token('admin')}` } },
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    const kept = await office.app.db.query(
      `select 1 from audit_entry where act = 'access.who-may-exported'`,
    );
    expect(kept).toHaveLength(1);
  });

  it('is refused to a clerk, who may only ask about the own numbers', async () => {
    for (const path of ['who-may', 'what-may', 'acts', 'who-may/export']) {
      expect((await office.get('clerk.policy', `/access/${path}`)).status, path).toBe(403);
    }
    expect((await office.get('clerk.policy', '/access/why-number')).status).toBe(200);
  });
});

describe('lines given to somebody by name, when their account is suspended', () => {
  const said = { reason: 'พ้นหน้าที่ทดสอบ' };
  const leaving = () => office.person('officer2.policy');
  const at = () => `/personnel/ended-accounts/${leaving()}`;
  const left = async () => {
    const { item } = (await office.get('admin', at())) as unknown as {
      item: { account: { open: number }; lines: { line: string; count: number }[] };
    };
    const of = item.lines.find(({ line }) => line === 'number-lines');
    return { open: item.account.open, count: of?.count ?? 0 };
  };
  const own = () =>
    office.app.db.query<{ id: string; from: string; to: string | null }>(
      `select id, valid_from::text as from, valid_to::text as to from number_line
       where person_id = $1 order by valid_from`,
      [leaving()],
    );
  const give = async (days: object) => {
    const grantee = { grantee: 'person', granteeId: leaving() };
    const made = await lineFor({ ...grantee, kinds: [], validTo: null, ...days });
    const answer = await office.post('admin', '/access/number-lines/save', made);
    expect(answer.status, JSON.stringify(answer)).toBe(200);
  };
  const isNamed = async (on: string) =>
    (await whoMay('number.take:outgoing', on)).some(({ id }) => id === leaving());

  it('are listed, need nobody to take them, end with the account and stay ended when it comes back', async () => {
    const [before, today, later] = ['2027-07-01', '2027-07-02', '2027-08-01'];
    clock.at = new Date('2027-07-02T03:00:00.000Z');
    await give({ validFrom: before });
    await give({ validFrom: today });
    await give({ validFrom: later });
    await give({ validFrom: before, validTo: before });
    await office.post('admin', `/personnel/accounts/${leaving()}/suspend`, said);
    expect(await left()).toEqual({ open: 0, count: 3 });
    expect((await office.post('admin', `${at()}/close`, said)).status).toBe(200);
    expect(await left()).toEqual({ open: 0, count: 0 });
    expect((await own()).map(({ to }) => to)).toEqual([before, before, before, before]);
    expect((await office.post('admin', `${at()}/restore`, said)).status).toBe(200);
    expect([await isNamed(today), await isNamed(later)]).toEqual([false, false]);
    // The history of each line says who ended it, and why.
    const changes = await office.app.db.query<{ difference: object[] }>(
      `select difference from access_change where reason = 'ผู้ได้รับสิทธิ์พ้นหน้าที่'
         and subject_kind = 'number-line' and asked_by = $1`,
      [office.person('admin')],
    );
    expect(changes).toHaveLength(3);
    expect(changes[0]?.difference).toEqual([
      { field: 'validTo', name: '', before: '', after: before },
    ]);
  });

  it('are ended alone, too, and the handing over is kept with its count', async () => {
    await give({ validFrom: '2027-07-01' });
    expect(await isNamed('2027-07-02')).toBe(true);
    await office.post('admin', `/personnel/accounts/${leaving()}/suspend`, said);
    const takers = JSON.stringify({ 'number-lines': '' });
    expect((await office.post('admin', `${at()}/hand-over`, { takers })).status).toBe(200);
    expect(await left()).toEqual({ open: 0, count: 0 });
    const { item } = (await office.get('admin', at())) as unknown as {
      item: { handedOver: { line: string; count: number; takerName: string }[] };
    };
    expect(item.handedOver).toMatchObject([{ line: 'number-lines', count: 1, takerName: '' }]);
  });
});
