import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstance, withoutSecond } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';
import { contact, ok, rowsOf, unitsOf } from './units.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
  await withoutSecond(office);
});
afterAll(() => office.close());

const { change, clerkOf, detailOf, found, movedReaders, opened, order } = unitsOf(() => office);

describe('[8.01] a unit that moves', () => {
  it('gives its papers to the heads of the new line; the former head keeps what waits there', async () => {
    const legal = office.unit('legal');
    const policy = office.unit('policy');
    const section = String(
      (
        await ok(
          found(
            { code: 'legal.1', parentId: legal, nameTh: 'กลุ่มคดี' },
            { from: office.dayFromToday(-5) },
          ),
        )
      )['unitId'],
    );
    const clerk = await clerkOf(section);
    const { documentId } = await office.register('saraban');
    await office.act('saraban', documentId, 'distribute', { recipients: [{ unitId: section }] });
    const reads = async (account: string) =>
      (await office.get(account, `/registry/document/${documentId}`)).status;
    expect([await reads('head.legal'), await reads('head.policy')]).toEqual([200, 404]);

    const effect = await ok(
      office.get('admin', `/settings/units/${section}/effect?parentId=${policy}`),
    );
    expect(effect).toMatchObject({ units: 1, people: 1, work: { onWay: 1 } });
    expect(effect['heads']).toMatchObject({ documents: 1, waiting: 0 });
    await ok(change(section, { act: 'move', parentId: policy }));
    // Until the job is done the heads of both lines read.
    expect(await reads('head.legal')).toBe(200);
    await movedReaders();
    expect([await reads('head.legal'), await reads('head.policy')]).toEqual([404, 200]);
    expect(await reads('director')).toBe(200);
    expect(clerk).toBeTruthy();
    const before = await opened(`parentId=${legal}&day=${office.dayFromToday(-1)}`);
    expect(before.map((row) => row.id)).toEqual([section]);
    expect(await opened(`parentId=${legal}`)).toEqual([]);
    expect((await opened(`parentId=${policy}`)).map((row) => row.id)).toContain(section);
  });

  it('is refused below itself, below a lower kind, too deep, and for the root', async () => {
    const agency = office.unit('agency');
    const policy = office.unit('policy');
    const below = { id: String((await ok(found()))['unitId']) };
    const moveTo = (unitId: string, parentId: string) => change(unitId, { act: 'move', parentId });
    expect(await moveTo(policy, below.id)).toMatchObject({
      code: 'identity.unit-cycle',
      message: 'ไม่สามารถย้ายหน่วยงานไปอยู่ใต้หน่วยงานของตนเอง',
    });
    expect(await moveTo(agency, policy)).toMatchObject({ code: 'identity.unit-one-root' });
    expect(await moveTo(office.unit('legal'), below.id)).toMatchObject({
      code: 'identity.unit-rank',
    });
    let parentId = below.id;
    for (let level = 4; level <= 10; level += 1) {
      const made = await ok(found({ code: `deep.${level}`, kind: 'team', parentId }));
      parentId = String(made['unitId']);
    }
    expect(await found({ code: 'deep.11', kind: 'team', parentId })).toMatchObject({
      code: 'identity.unit-too-deep',
    });
    const team = await ok(found({ code: 'team', kind: 'team' }));
    expect(await moveTo(String(team['unitId']), parentId)).toMatchObject({
      code: 'identity.unit-too-deep',
    });
  });
});

describe('[8.01] two units that are moved below each other at the same moment', () => {
  /** The unit above each of them, from the rows themselves. */
  async function parentsOf(ids: readonly string[]): Promise<(string | null)[]> {
    const rows = await office.app.db.query<{ id: string; parent_id: string | null }>(
      'select id, parent_id from unit where id = any ($1)',
      [ids],
    );
    return ids.map((id) => rows.find((row) => row.id === id)?.parent_id ?? null);
  }

  /** Starts both while the tree is locked, and lets them go on when both wait: each before the other wrote. */
  async function atOnce(acts: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = office.app.platform.db.transaction(async (tx) => {
      await tx.query('lock table unit in share row exclusive mode');
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const answers = Promise.all(acts.map(async (act) => act()));
    try {
      await expect.poll(waiting, { timeout: 20_000 }).toBe(acts.length);
    } finally {
      released.resolve();
      await holding;
    }
    return answers;
  }

  async function waiting(): Promise<number> {
    const [row] = await office.app.db.query<{ n: number }>(
      `select count(*)::int as n from pg_locks where relation = 'unit'::regclass and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    return row?.n ?? 0;
  }

  it('do not become a cycle: one move is carried out, the other is refused', async () => {
    const above = office.unit('policy');
    const make = async (name: string) => {
      const unit = { code: `cross.${name}`, nameTh: `กลุ่มไขว้ ${name}`, kind: 'team' };
      return String((await ok(found(unit)))['unitId']);
    };
    const [one, other] = [await make('a'), await make('b')];
    const seen = [(await detailOf(one)).version, (await detailOf(other)).version];
    const putBelow = (unitId: string, parentId: string, at: number) => () =>
      office.post('admin', `/settings/units/${unitId}/change`, {
        ...{ seen: seen[at], order: order(), change: { act: 'move', parentId } },
      });
    const answers = await atOnce([putBelow(one, other, 0), putBelow(other, one, 1)]);
    const [done] = answers.filter(({ status }) => status === 200);
    const [refused] = answers.filter(({ status }) => status !== 200);
    expect(done).toBeDefined();
    expect(refused).toMatchObject({
      code: 'identity.unit-cycle',
      message: 'ไม่สามารถย้ายหน่วยงานไปอยู่ใต้หน่วยงานของตนเอง',
    });
    const isFirst = answers[0] === done;
    expect(await parentsOf([one, other])).toEqual(isFirst ? [other, above] : [above, one]);
  });
});

describe('[8.01] a unit that is split', () => {
  it('makes units with registers from 1; what people hold follows them, the rest by the list', async () => {
    const policy = office.unit('policy');
    const assigned = await office.assignedLetter();
    const waiting = await office.register('saraban');
    await office.act('saraban', waiting.documentId, 'distribute', {
      recipients: [{ unitId: policy }],
    });
    const effect = await ok(office.get('admin', `/settings/units/${policy}/effect`));
    const posts = effect['posts'] as { id: string; duty: string; holderName: string }[];
    const officers = posts.filter(({ duty }) => duty === 'officer');
    const others = posts.filter(({ duty }) => duty !== 'officer');
    const part = (code: string, chosen: readonly { id: string }[]) => ({
      ...{ code, nameTh: `กอง ${code}`, letterCode: `ทส ${code}` },
      postIds: chosen.map(({ id }) => id),
    });
    const given = {
      act: 'split',
      parts: [part('0107', officers), part('0108', others)],
      goesOn: false,
    };
    const nobody = await change(policy, given);
    expect(nobody).toMatchObject({ code: 'reorganisation.split-rest', status: 409 });
    expect(nobody['message']).toMatch(/^ยังมีงานค้าง \d+ รายการที่ไม่มีผู้รับ$/);
    const twice = { ...given, parts: [part('0107', posts), part('0108', officers)] };
    expect(await change(policy, twice)).toMatchObject({ code: 'reorganisation.split-post' });
    expect(await change(office.unit('agency'), { ...given, parts: [part('9', [])] })).toMatchObject(
      { code: 'identity.unit-root' },
    );

    const rest = { onWay: 1, inWork: 1, own: 1 };
    const done = await ok(change(policy, { ...given, rest }));
    const [first, second] = done['unitIds'] as [string, string];
    await office.seesIn('officer.policy', 'jobAssign', assigned);
    const kept = await office.document('officer.policy', assigned);
    expect(kept.transmissions.at(-1)?.toUnit?.id).toBe(first);
    await office.seesIn('clerk.policy', 'unreceived', waiting.documentId);
    const got = await office.actOnTransmission('clerk.policy', waiting.documentId, 'receive');
    expect(got.number).toMatch(/^1\//);
    const names = (await opened(`parentId=${office.unit('agency')}`)).map((row) => row.id);
    expect(names).toEqual(expect.arrayContaining([first, second]));
    expect(names).not.toContain(policy);
  });
});

describe('[8.01] sections kept by the head of a division', () => {
  it('are those below the own units, and nothing else', async () => {
    await office.app.platform.db.transaction((tx) =>
      tx.query(
        `insert into role_permission (role_id, permission, scope)
         select id, 'settings.sections', 'subtree' from role where code = 'executive'`,
      ),
    );
    const legal = office.unit('legal');
    const own = await office.get('head.legal', '/settings/sections');
    expect(rowsOf(own).map((row) => row.id)).toEqual([legal]);
    const unit = {
      ...{ parentId: legal, code: 'legal.2', kind: 'group', nameTh: 'กลุ่มนิติการ' },
      ...{ address: '', phone: '02 000 0000', fax: '', mail: '' },
    };
    const make = (other: object) =>
      office.post('head.legal', '/settings/sections', {
        unit: { ...unit, ...other },
        order: order(),
      });
    const made = await ok(make({}));
    const outside = { code: 'reorganisation.outside-scope', status: 403 };
    expect(await make({ code: 'x', parentId: office.unit('office') })).toMatchObject(outside);
    expect(await make({ code: 'x', kind: 'division' })).toMatchObject(outside);
    const other = `/settings/sections/${office.unit('office')}`;
    expect(await office.get('head.legal', other)).toMatchObject(outside);
    const unitId = String(made['unitId']);
    const saved = { code: 'legal.2', kind: 'section', sortKey: '2', ...contact('02 111 1111') };
    await ok(
      office.post('head.legal', `/settings/sections/${unitId}/correct`, { seen: 1, unit: saved }),
    );
    expect(await detailOf(unitId)).toMatchObject({ kind: 'section', phone: '02 111 1111' });
    const division = await office.post('head.legal', `/settings/sections/${legal}/correct`, {
      ...{ seen: 1, unit: { ...saved, code: 'legal', kind: 'group' } },
    });
    expect(division).toMatchObject(outside);
    expect((await office.get('clerk.legal', '/settings/sections')).status).toBe(403);
  });

  it('keep their code once papers use it', async () => {
    await office.draft('officer.legal', ['office']);
    const legal = await detailOf(office.unit('legal'));
    expect(legal.isCodeFixed).toBe(true);
    const answer = await office.post('admin', `/settings/units/${office.unit('legal')}/correct`, {
      seen: legal.version,
      unit: { code: 'other', kind: legal.kind, sortKey: legal.sortKey, ...contact('') },
    });
    expect(answer).toMatchObject({ code: 'identity.unit-code-fixed' });
  });
});
