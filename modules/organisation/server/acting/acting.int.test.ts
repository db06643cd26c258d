import { AppError } from '@sarn/kernel';
import { testDatabase } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DelegationDraft } from '../../contract/index.ts';
import { openHarness } from '../organisation.testing.ts';
import type { Harness, Persona } from '../organisation.testing.ts';

let base: Awaited<ReturnType<typeof testDatabase>>;
let instance: Harness;
const system = { callerId: null };
beforeAll(async () => {
  base = await testDatabase();
  instance = await openHarness(base);
  const { people, posts, organisation } = instance;
  const extra = await base.db.transaction(async (tx) => {
    const [position] = await tx.query<{ id: string }>('select id from position limit 1');
    const positionId = position?.id ?? '';
    const capacity = (titleTh: string, duty: 'deputy' | 'secretary') =>
      organisation.people.createPost(tx, system, {
        unitId: instance.units.agency,
        positionId,
        titleTh,
        duty,
      });
    const made = {
      deputy: await capacity('รองผู้อำนวยการสำนักงาน', 'deputy'),
      secretary: await capacity('เลขานุการ', 'secretary'),
    };
    await organisation.people.holdPost(tx, system, { personId: people.admin, postId: made.deputy });
    return made;
  });
  more = { ...posts, ...extra };
});
afterAll(async () => {
  await instance.close();
  await base.close();
});

let more: Harness['posts'] & { readonly deputy: string; readonly secretary: string };

const draft = (change: Partial<DelegationDraft>): DelegationDraft => ({
  power: 'substitute',
  kinds: [],
  acts: [],
  unitIds: [],
  matters: '',
  mayRedelegate: false,
  fromDay: '2026-11-21',
  toDay: '2026-11-30',
  orderNo: '9/2569',
  orderDate: '2026-11-20',
  ...change,
});

const callerOf = async (who: Persona) => {
  const caller = await instance.authenticate(await instance.enter(who), {
    ip: '',
    userAgent: '',
  });
  if (!caller) throw new Error('nobody');
  return caller;
};

/** Enters an order in its own transaction. @returns its id, or the code of the refusal */
async function begin(change: Partial<DelegationDraft>, who: Persona | null = null) {
  const caller = who ? await callerOf(who) : null;
  try {
    return await base.db.transaction((tx) =>
      instance.organisation.delegations.begin(tx, { caller, requestId: 'test' }, draft(change)),
    );
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const clear = () => base.db.query('delete from delegation');
const capacities = (who: Persona) =>
  instance.organisation.organisation.postsOf(base.db, instance.people[who]);
const titles = async (who: Persona) => (await capacities(who)).map((post) => post.titleTh);
const on = (...keys: string[]) =>
  instance.organisation.organisation.peopleForPrincipals(base.db, keys);

describe('[8.07] who acts', () => {
  test('is the substitute, with every key of the post until the second it ends', async () => {
    const { people, units, clock } = instance;
    const token = await instance.enter('officer');
    const keys = async () => {
      const caller = await instance.authenticate(token, { ip: '', userAgent: '' });
      return caller?.principals ?? [];
    };
    await begin({
      principalPostId: more.policyHead,
      delegatePersonId: people.officer,
      toDay: '2026-11-21',
      toTime: '09:30',
    });
    const head = `head:${units.policy}`;
    expect(await keys()).toEqual(expect.arrayContaining([head, `post:${more.policyHead}`]));
    expect((await on(head)).toSorted()).toEqual([people.head, people.officer].toSorted());
    const [, acting] = await capacities('officer');
    expect(acting?.acting).toMatchObject({
      lines: ['นักวิเคราะห์นโยบายและแผนชำนาญการ รักษาราชการแทน', 'ผู้อำนวยการกองนโยบายและแผน'],
      principalId: people.head,
      principalName: 'นายกมล วางแผน',
      endsAt: '2026-11-21T02:30:00.000Z',
    });
    clock.set('2026-11-21T02:29:59.000Z');
    expect(await keys()).toContain(head);
    // The caller was cached a second ago; the order ends before the cache entry expires.
    clock.set('2026-11-21T02:30:00.000Z');
    expect(await keys()).not.toContain(head);
    expect(await on(head)).toEqual([people.head]);
    clock.set('2026-11-21T02:00:00.000Z');
    await clear();
  });

  test('has only the key of the order with a limited power', async () => {
    const { people, units, organisation } = instance;
    const id = await begin({
      power: 'delegated',
      kinds: ['command'],
      principalPostId: more.director,
      delegatePersonId: people.head,
    });
    const caller = await callerOf('head');
    expect(caller.principals).toContain(`d:${id}`);
    expect(caller.principals).not.toContain(`head:${units.agency}`);
    expect(await on(`head:${units.agency}`)).toEqual([people.director]);
    expect(await on(`d:${id}`)).toEqual([people.head]);
    const [delegate] = await organisation.organisation.limitedDelegates(base.db, [
      `head:${units.agency}`,
    ]);
    expect(delegate).toMatchObject({ id, kinds: ['command'] });
    await clear();
  });

  test('is also, by chain, who has the full power of a delegate post', async () => {
    const { people, organisation } = instance;
    const given = await begin({
      power: 'delegated',
      kinds: ['command'],
      principalPostId: more.director,
      delegatePostId: more.policyHead,
    });
    await begin({ principalPostId: more.policyHead, delegatePersonId: people.officer });
    expect((await on(`d:${given}`)).toSorted()).toEqual([people.head, people.officer].toSorted());
    const posts = await organisation.organisation.postsOf(base.db, people.officer);
    expect(posts.map((post) => post.acting?.lines ?? [])).toContainEqual([
      'นักวิเคราะห์นโยบายและแผนชำนาญการ รักษาราชการแทน',
      'ผู้อำนวยการกองนโยบายและแผน ปฏิบัติราชการแทน',
      'ผู้อำนวยการสำนักงาน',
    ]);
    await clear();
    // A limited power is not passed on.
    await begin({
      power: 'delegated',
      kinds: ['command'],
      principalPostId: more.director,
      delegatePostId: more.policyHead,
    });
    await begin({
      power: 'delegated',
      kinds: ['command'],
      principalPostId: more.policyHead,
      delegatePersonId: people.officer,
    });
    expect(await titles('officer')).not.toContain('ผู้อำนวยการสำนักงาน');
    await clear();
  });

  test('acts for head and registry if the order is for a whole unit', async () => {
    const { people, units } = instance;
    await begin({ principalUnitId: units.policy, delegatePersonId: people.officer });
    const found = await on(`clerk:${units.policy}`, `head:${units.policy}`);
    expect(found.toSorted()).toEqual([people.clerk, people.head, people.officer].toSorted());
    await clear();
  });

  test('is nobody who has left, or whose own post is now a secretary’s', async () => {
    const { people, units, organisation } = instance;
    await begin({ principalPostId: more.director, delegatePersonId: people.officer });
    const head = `head:${units.agency}`;
    const leave = (isActive: boolean) =>
      base.db.transaction((tx) =>
        organisation.people.updatePerson(tx, system, people.officer, { isActive }),
      );
    await leave(false);
    expect(await on(head)).toEqual([people.director]);
    await leave(true);
    expect(await on(head)).toHaveLength(2);
    await base.db.query(`update post set duty = 'secretary' where duty = 'officer'`);
    expect(await on(head)).toEqual([people.director]);
    await base.db.query(`update post set duty = 'officer' where title_th like 'นักวิเคราะห์%'`);
    await clear();
  });

  test('is the same whether asked by person or by key', async () => {
    const { people, units } = instance;
    await begin({ principalPostId: more.director, delegatePostId: more.deputy });
    await begin({ principalPostId: more.deputy, delegatePersonId: people.head });
    await begin({
      power: 'in-place',
      principalUnitId: units.policy,
      delegatePersonId: people.officer,
    });
    for (const [name, id] of Object.entries(people)) {
      const own = await capacities(name as Persona);
      const full = own.filter((post) => !post.acting?.isScoped).map((post) => post.id);
      for (const postId of Object.values(more)) {
        expect([name, postId, (await on(`post:${postId}`)).includes(id)]).toEqual([
          name,
          postId,
          full.includes(postId),
        ]);
      }
    }
    expect(await titles('head')).toContain('ผู้อำนวยการสำนักงาน');
    await clear();
  });
});

describe('an order is refused', () => {
  test('for oneself, without the rank, for a person who left, for an unknown post', async () => {
    const { people } = instance;
    const principalPostId = more.policyHead;
    expect(await begin({ principalPostId, delegatePersonId: people.head })).toBe(
      'identity.acting-self',
    );
    expect(await begin({ principalPostId, delegatePostId: principalPostId })).toBe(
      'identity.acting-self',
    );
    expect(await begin({ principalPostId, delegatePersonId: people.clerk })).toBe(
      'identity.acting-may-not-sign',
    );
    expect(await begin({ principalPostId, delegatePostId: more.secretary })).toBe(
      'identity.acting-may-not-sign',
    );
    expect(await begin({ principalPostId, delegatePersonId: principalPostId })).toBe(
      'identity.acting-unknown',
    );
    expect(await begin({ delegatePersonId: people.officer })).toBe('identity.acting-unknown');
    // A clerk may act for a clerk.
    expect(
      await begin({ principalPostId: more.central, delegatePersonId: people.clerk }),
    ).toHaveLength(36);
    await clear();
  });

  test('if it overlaps one of full power; accepted beside a limited one', async () => {
    const { people } = instance;
    const principalPostId = more.director;
    await begin({ principalPostId, delegatePersonId: people.head, toDay: '2026-11-25' });
    const other = { principalPostId, delegatePersonId: people.admin };
    expect(await begin({ ...other, fromDay: '2026-11-25' })).toBe('identity.acting-overlap');
    expect(await begin({ ...other, power: 'delegated', kinds: ['command'] })).toHaveLength(36);
    expect(await begin({ ...other, fromDay: '2026-11-26' })).toHaveLength(36);
    await clear();
  });

  test('if it closes a cycle, over persons and over posts', async () => {
    const { people } = instance;
    await begin({ principalPostId: more.director, delegatePersonId: people.head });
    const back = { principalPostId: more.policyHead, delegatePersonId: people.director };
    expect(await begin(back)).toBe('identity.acting-cycle');
    expect(
      await begin({ ...back, delegatePersonId: undefined, delegatePostId: more.director }),
    ).toBe('identity.acting-cycle');
    expect(await begin({ ...back, fromDay: '2026-12-01', toDay: '2026-12-02' })).toHaveLength(36);
    await clear();
  });

  test('if another for the same post is entered at the same moment', async () => {
    const { people } = instance;
    const principalPostId = more.director;
    const both = await Promise.all([
      begin({ principalPostId, delegatePersonId: people.head }),
      begin({ principalPostId, delegatePersonId: people.admin }),
    ]);
    expect(both.filter((one) => one === 'identity.acting-overlap')).toHaveLength(1);
    await clear();
  });
});

describe('who may appoint', () => {
  test('is the principal, the heads above and the keepers of orders, these not for themselves', async () => {
    const { people, organisation } = instance;
    const order = { principalPostId: more.policyHead, delegatePersonId: people.officer };
    for (const [who, may] of [
      ['head', true],
      ['director', true],
      ['clerk', false],
      ['officer', false],
      ['admin', false],
    ] as const) {
      const answer = await begin(order, who);
      expect([who, answer.length === 36 ? true : answer]).toEqual([
        who,
        may || 'identity.acting-not-yours',
      ]);
      await clear();
    }
    await base.db.transaction((tx) =>
      organisation.people.grantRole(tx, system, 'personnel', { personId: people.admin }),
    );
    expect(await begin(order, 'admin')).toHaveLength(36);
    await clear();
    expect(await begin({ ...order, delegatePersonId: people.admin }, 'admin')).toBe(
      'identity.acting-own-favour',
    );
  });

  test('is a delegate whose order allows passing it on, within its scope', async () => {
    const { people } = instance;
    const wide: Partial<DelegationDraft> = {
      principalPostId: more.director,
      power: 'delegated',
      kinds: ['command'],
    };
    await begin({ ...wide, delegatePersonId: people.head });
    const passedOn = { ...wide, delegatePersonId: people.officer };
    expect(await begin(passedOn, 'head')).toBe('identity.acting-not-yours');
    await clear();
    await begin({ ...wide, delegatePersonId: people.head, mayRedelegate: true });
    expect(await begin({ ...passedOn, kinds: ['cycle'] }, 'head')).toBe(
      'identity.acting-beyond-own',
    );
    expect(await begin(passedOn, 'head')).toHaveLength(36);
    await clear();
  });

  test('ends an order early, once, with audit entries', async () => {
    const { people, organisation, units } = instance;
    const id = await begin({ principalPostId: more.policyHead, delegatePersonId: people.officer });
    const end = async (who: Persona) => {
      const context = { caller: await callerOf(who), requestId: 'test' } as never;
      return base.db
        .transaction((tx) => organisation.delegations.end(tx, context, id, 'กลับมาปฏิบัติราชการ'))
        .catch((error: AppError) => error.code);
    };
    expect(await end('officer')).toBe('identity.acting-not-yours');
    expect(await end('head')).toBeUndefined();
    expect(await end('head')).toBe('identity.acting-over');
    expect(await on(`head:${units.policy}`)).toEqual([people.head]);
    const [row] = await organisation.delegations.list(base.db, await callerOf('head'));
    expect(row).toMatchObject({ id, state: 'ended', endReason: 'กลับมาปฏิบัติราชการ', mayEnd: false });
    expect(await organisation.delegations.over(base.db, [id])).toEqual([id]);
    expect(instance.audited.map((entry) => entry.act)).toEqual(
      expect.arrayContaining(['identity.acting-begun', 'identity.acting-ended']),
    );
    await clear();
  });
});
