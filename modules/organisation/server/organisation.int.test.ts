import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTestDatabase } from '@sarn/testing';
import { openHarness } from './organisation.testing.ts';
import type { Harness } from './organisation.testing.ts';

const base = withTestDatabase();
const system = { callerId: null };
const nobody = '01930000-0000-7000-8000-000000000999';
let instance: Harness;

beforeAll(async () => {
  instance = await openHarness(base);
});
afterAll(() => instance.close());

const ask = () => instance.organisation.organisation;

describe('people', () => {
  test('cards come in one query, with the main post, also for people without one', async () => {
    const { people, units } = instance;
    const cards = await ask().personCard(base.db, [people.head, people.admin, nobody, 'x']);
    expect([...cards.keys()].toSorted()).toEqual([people.head, people.admin].toSorted());
    expect(cards.get(people.head)).toEqual({
      id: people.head,
      name: 'นายกมล วางแผน',
      nameEn: 'head',
      positionName: 'ผู้อำนวยการกองนโยบายและแผน',
      positionNameEn: '',
      unitId: units.policy,
      unitName: 'กองนโยบายและแผน',
      unitNameEn: '',
    });
    expect(cards.get(people.admin)).toMatchObject({ positionName: '', unitId: null });
  });

  test('who acts for a key: each person once, in any mix of keys', async () => {
    const { people, units } = instance;
    const found = await ask().peopleForPrincipals(base.db, [
      `head:${units.policy}`,
      `p:${people.head}`,
      `clerk:${units.policy}`,
      `deputy:${units.policy}`,
      `none:${units.policy}`,
      `p:${nobody}`,
      'head:',
      'nonsense',
    ]);
    expect(found.toSorted()).toEqual([people.head, people.clerk].toSorted());
    expect(await ask().peopleForPrincipals(base.db, [])).toEqual([]);
  });

  test('somebody who left acts for nothing, and neither does a former user', async () => {
    const { people, units, organisation } = instance;
    const key = `officer:${units.plan}`;
    expect(await ask().peopleForPrincipals(base.db, [key])).toEqual([people.officer]);
    await base.db.transaction((tx) =>
      organisation.people.updatePerson(tx, system, people.officer, { isActive: false }),
    );
    expect(await ask().peopleForPrincipals(base.db, [key, `p:${people.officer}`])).toEqual([]);
    await base.db.transaction((tx) =>
      organisation.people.updatePerson(tx, system, people.officer, { isActive: true }),
    );
  });

  test('posts of a day carry duty, level and the key of their work', async () => {
    const { people, units, organisation } = instance;
    const [post] = await ask().postsOf(base.db, people.clerk);
    await base.db.transaction((tx) =>
      organisation.people.updatePost(tx, system, post?.id ?? '', { levelCode: 'O2' }),
    );
    expect(await ask().postsOf(base.db, people.clerk, '2026-11-21')).toEqual([
      {
        id: instance.posts.policyClerk,
        titleTh: 'เจ้าพนักงานธุรการ',
        titleEn: '',
        duty: 'clerk',
        unitId: units.policy,
        unitName: 'กองนโยบายและแผน',
        unitNameEn: '',
        servesUnitId: units.policy,
        servesUnitName: 'กองนโยบายและแผน',
        servesUnitNameEn: '',
        positionName: 'นักวิเคราะห์นโยบายและแผน',
        positionNameEn: '',
        levelCode: 'O2',
        levelName: 'ชำนาญงาน',
        levelNameEn: 'Experienced',
        isActing: false,
        actingPhrase: null,
        acting: null,
        principal: `clerk:${units.policy}`,
      },
    ]);
    expect(await ask().postsOf(base.db, 'x')).toEqual([]);
    expect((await ask().post(base.db, instance.posts.central)).servesUnitId).toBe(units.agency);
  });

  test('search takes words of name, post and unit together, in dictionary order', async () => {
    const { people, units } = instance;
    const ids = async (text: string, unit?: string) =>
      (await ask().searchPeople(base.db, text, unit)).map((card) => card.id);
    expect(await ids('กมล กนผ.')).toEqual([people.head]);
    expect(await ids('HEAD')).toEqual([people.head]);
    expect(await ids('ธุรการ')).toEqual([people.clerk]);
    expect(await ids('', units.policy)).toEqual([people.head, people.officer, people.clerk]);
    // The officer by name, the others by unit or post; who is named comes first when not all are taken.
    expect(await ids('งาน')).toEqual([people.director, people.officer, people.clerk]);
    const one = await ask().searchPeople(base.db, 'งาน', null, 1);
    expect(one.map((card) => card.id)).toEqual([people.officer]);
    expect(await ids('งาน', units.legal)).toEqual([]);
    expect(await ids('%')).toEqual([]);
    expect(await ids("'; drop table person --")).toEqual([]);
    const all = (await ask().searchPeople(base.db, '')).map((card) => card.name);
    expect(all).toEqual([
      'นายกมล วางแผน',
      'นายเกรียงไกร นำทาง',
      'นายธีรพงษ์ ขยันงาน',
      'นายแสงดาว รับส่ง',
      'นายอนันต์ ดูแลดี',
    ]);
  });

  test('members of a unit and all below it', async () => {
    const { people, units } = instance;
    const ids = (await ask().membersBelow(base.db, units.policy)).map((card) => card.id);
    expect(ids).toEqual([people.head, people.officer, people.clerk]);
    expect(await ask().membersBelow(base.db, nobody)).toEqual([]);
  });
});

describe('units', () => {
  test('the tree has parents before children and siblings in their order', async () => {
    const tree = await ask().unitTree(base.db);
    expect(tree.map((unit) => [unit.depth, unit.code])).toEqual([
      [0, '0100'],
      [1, '0102'],
      [2, '0102.1'],
      [1, '0103'],
    ]);
    expect((await ask().rootUnit(base.db)).id).toBe(instance.units.agency);
  });

  test('ancestors go from the unit to the root', async () => {
    const { agency, policy, plan, legal } = instance.units;
    expect(await ask().ancestors(base.db, plan)).toEqual([plan, policy, agency]);
    expect(await ask().ancestors(base.db, nobody)).toEqual([]);
    const within = await Promise.all(
      [policy, plan, agency, legal].map((above) => ask().isWithin(base.db, plan, above)),
    );
    expect(within).toEqual([true, true, true, false]);
  });

  test('search finds by name, short name and code with Thai digits', async () => {
    const codes = async (text: string) =>
      (await ask().searchUnits(base.db, text)).map((unit) => unit.code);
    expect(await codes('แผน')).toEqual(['0102', '0102.1']);
    expect(await codes('กกม.')).toEqual(['0103']);
    expect(await codes('๐๑๐๓')).toEqual(['0103']);
    expect(await codes('0102_1')).toEqual([]);
  });

  test('unknown ids are not found', async () => {
    await expect(ask().unit(base.db, nobody)).rejects.toThrow('platform.not-found');
    await expect(ask().unit(base.db, "x' or 1=1")).rejects.toThrow('platform.not-found');
    await expect(ask().post(base.db, nobody)).rejects.toThrow('platform.not-found');
    expect((await ask().units(base.db, [nobody, 'x'])).size).toBe(0);
  });
});
