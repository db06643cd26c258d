import { clear, openSecondProcess, openTestInstance } from '@sarn/server/testing';
import type { Answer, OfficeInstance, TestInstance } from '@sarn/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CreationRule, CreationRules } from '../contract/index.ts';

let instance: TestInstance;
let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
beforeAll(async () => {
  instance = await openTestInstance();
  ({ office } = instance);
  await clear(instance, 'officer.policy', 'top-secret');
  second = await openSecondProcess(office);
}, 180_000);
afterAll(async () => {
  await second.close();
  await instance.close();
});
afterEach(async () => {
  for (const rule of (await rules()).rows) if (isSet(rule)) await ruled(rule.kind, {});
});

/** Either process. */
interface Reading {
  readonly get: (account: string, path: string) => Promise<unknown>;
}

const as = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
};
const at = '/registry/creation-rules';
const rules = async () => as<CreationRules>(await office.get('admin', at));
const ruleOf = async (kind: string) =>
  (await rules()).rows.find((row) => row.kind === kind) as CreationRule;
const open = {
  ...{ roleIds: [], groupIds: [], unitIds: [], speeds: [], secrecies: [], steps: [] },
  ...{ signatory: '', numbering: 'after-signature' },
};
const isSet = ({ roleIds, groupIds, units, speeds, secrecies, steps, ...rule }: CreationRule) =>
  [roleIds, groupIds, units, speeds, secrecies, steps].some((list) => list.length > 0) ||
  rule.signatory !== null ||
  rule.numbering !== 'after-signature';
const save = async (kind: string, rule: object, version?: number) =>
  office.post('admin', `${at}/save`, {
    ...{ kind, version: version ?? (await ruleOf(kind)).version, ...open, ...rule },
  });
const ruled = async (kind: string, rule: object) => as<CreationRules>(await save(kind, rule));

interface Own {
  readonly rows: { kind: string; mayCreate: boolean; speeds: string[] }[];
}
const own = async (account: string) => as<Own>(await office.get(account, '/registry/creation'));
const mayCreate = async (account: string, kind: string) =>
  (await own(account)).rows.find((row) => row.kind === kind)?.mayCreate ?? true;

const news = (account: string, change: object = {}) =>
  office.post(account, '/registry/publication/save', {
    ...{ kind: 'news', title: 'ข่าวประชาสัมพันธ์', ...change },
  });
const memo = (account: string, change: object = {}) =>
  office.post(account, '/registry/memo/save', { title: 'ขอเชิญประชุม', ...change });
const unit = (code: string) => office.unit(code);
const idOf = async (table: 'role' | 'user_group', code: string) =>
  (
    await instance.app.db.query<{ id: string }>(`select id from ${table} where code = $1`, [code])
  )[0]?.id ?? '';

describe('who may create a kind', () => {
  it('is everybody who may draft, until it is set', async () => {
    expect((await rules()).rows.every(({ version }) => version === 0)).toBe(true);
    expect(await own('officer.policy')).toMatchObject({ rows: [] });
    as(await news('officer.policy'));
  });

  it('is the people of a unit: others are not offered it and are refused, in every process', async () => {
    const draft = as<{ documentId: string; version: number }>(await news('officer.policy'));
    await ruled('news', { unitIds: [unit('legal')] });
    expect(await mayCreate('officer.policy', 'news')).toBe(false);
    expect(await mayCreate('head.legal', 'news')).toBe(true);
    const refused = await news('officer.policy');
    expect(refused).toMatchObject({ status: 403, code: 'creation.not-allowed' });
    expect(refused['message']).toContain('ไม่มีสิทธิ์สร้างข่าว');
    as(await news('head.legal'));
    as(await memo('officer.policy'));
    // A draft that was begun is finished.
    as(await news('officer.policy', { ...draft, title: 'ข่าวแก้ไข' }));
    const there = (await second.get('officer.policy', '/registry/creation')) as Own;
    expect(there.rows).toContainEqual({ kind: 'news', mayCreate: false, speeds: [] });
    const answer = await second.fetch('/api/registry/publication/save', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await office.token('officer.policy')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ kind: 'news', title: 'ข่าวจากอีกเครื่อง' }),
    });
    expect(answer.status).toBe(403);
    await ruled('news', {});
    as(await news('officer.policy'));
  });

  it('reaches the units below, and people by role or group', async () => {
    await ruled('news', { unitIds: [unit('agency')] });
    expect(await mayCreate('officer.policy', 'news')).toBe(true);
    await ruled('news', { roleIds: [await idOf('role', 'officer')] });
    expect(await mayCreate('officer.policy', 'news')).toBe(true);
    expect(await mayCreate('admin', 'news')).toBe(false);
    await ruled('news', { groupIds: [await idOf('user_group', 'heads')] });
    expect(await mayCreate('head.policy', 'news')).toBe(true);
    expect((await news('officer.policy'))['code']).toBe('creation.not-allowed');
  });

  it('must leave somebody (R5), and names only what there is', async () => {
    const nobody = await save('news', { roleIds: [await idOf('role', 'administrator')] });
    expect(nobody).toMatchObject({ status: 409, code: 'creation.nobody' });
    expect(nobody['message']).toContain('ต้องเหลืออย่างน้อยหนึ่งคน');
    const unknown = await save('news', { roleIds: ['01930000-0000-7000-8000-0000000fffff'] });
    expect(unknown['code']).toBe('settings.unknown-value');
  });

  it('stays closed when the group that it names ends, and tells so to who changes it', async () => {
    const heads = await idOf('user_group', 'heads');
    await ruled('news', { groupIds: [heads] });
    const ends = (day: string) =>
      instance.app.db.query(`update user_group set valid_to = ${day} where id = $1`, [heads]);
    await ends("date '2000-01-01'");
    expect(await mayCreate('head.policy', 'news')).toBe(false);
    const named = (await rules()).groups.find(({ id }) => id === heads);
    expect(named).toMatchObject({ isEnded: true });
    expect((await save('news', { groupIds: [heads] }))['code']).toBe('creation.nobody');
    const both = { groupIds: [heads], roleIds: [await idOf('role', 'officer')] };
    await ruled('news', both);
    await ends('null');
  });
});

describe('what offers to begin a document', () => {
  const menu = async (account: string) => {
    const path = '/sarabun/get-authen-user-menu-permission-header-bottom';
    const asked = { MENU_PARENT: 3099, MENU_LEVEL: 1, PM_QUERY: 1 };
    const { item } = as<{ item: { MENU_ACTION: string }[] }>(
      await office.post(account, path, asked),
    );
    return item.map(({ MENU_ACTION }) => MENU_ACTION);
  };
  const forLegalOnly = async () => {
    for (const { kind } of (await rules()).rows) await ruled(kind, { unitIds: [unit('legal')] });
  };

  it('is no button to answer a letter, for who may not create letters sent', async () => {
    const letter = await office.assignedLetter();
    const mayReply = async (from: Reading) =>
      (
        (await from.get('officer.policy', `/registry/document/${letter}/replies`)) as {
          mayReply: boolean;
        }
      ).mayReply;
    expect(await mayReply(office)).toBe(true);
    await ruled('outgoing', { unitIds: [unit('legal')] });
    expect([await mayReply(office), await mayReply(second)]).toEqual([false, false]);
    await ruled('outgoing', {});
    // Another kind is none of its business; a kind that ended is.
    await ruled('news', { unitIds: [unit('legal')] });
    expect(await mayReply(office)).toBe(true);
    const ends = (day: string) =>
      instance.app.db.query(`update document_type set valid_to = ${day} where code = 'outgoing'`);
    await ends("date '2000-01-01'");
    expect(await mayReply(office)).toBe(false);
    await ends('null');
  });

  it('is an entry of the menus, and buttons, until there is no kind left to create', async () => {
    expect(await menu('officer.policy')).toContain('sarabun/create');
    expect(await own('officer.policy')).toMatchObject({ mayBegin: true });
    await forLegalOnly();
    expect(await menu('officer.policy')).not.toContain('sarabun/create');
    expect(await menu('officer.legal')).toContain('sarabun/create');
    const there = await second.get('officer.policy', '/registry/creation');
    expect(there).toMatchObject({ mayBegin: false });
    expect(await own('officer.policy')).toMatchObject({ mayBegin: false });
    // Who registers letters begins there, too; who may not draft never does.
    expect(await own('saraban')).toMatchObject({ mayBegin: true, mayRegister: true });
    expect(await own('admin')).toMatchObject({ mayBegin: false });
    await ruled('note', {});
    expect(await menu('officer.policy')).toContain('sarabun/create');
    expect(await own('officer.policy')).toMatchObject({ mayBegin: true });
  });
});

describe('classes', () => {
  it('of speed that are not allowed are refused; a draft keeps the one it has', async () => {
    const urgent = as<object>(await memo('officer.policy', { speed: 'urgent' }));
    await ruled('inside', { speeds: ['normal', 'immediate'] });
    const refused = await memo('officer.policy', { speed: 'urgent' });
    expect(refused).toMatchObject({ status: 409, code: 'creation.speed' });
    expect(refused['message']).toContain('“ด่วน”');
    as(await memo('officer.policy', { speed: 'immediate' }));
    as(await memo('officer.policy', { ...urgent, speed: 'urgent', title: 'ขอเชิญประชุมด่วน' }));
    const mine = (await own('officer.policy')).rows.find(({ kind }) => kind === 'inside');
    expect(mine?.speeds).toEqual(['normal', 'immediate']);
  });

  it('of secrecy that are not allowed are neither offered nor taken', async () => {
    await ruled('inside', { secrecies: ['normal', 'confidential'] });
    const documentId = await office.draft('officer.policy', ['legal']);
    const seen = await office.get('officer.policy', `/registry/secret/of?documentId=${documentId}`);
    expect(seen['allowedClasses']).toEqual(['normal', 'confidential']);
    const classify = (secrecy: string) =>
      office.post('officer.policy', '/registry/secret/classify', {
        ...{ documentId, secrecy, reason: 'เนื้อหากระทบความมั่นคง' },
      });
    expect(await classify('secret')).toMatchObject({ status: 409, code: 'creation.secrecy' });
    as(await classify('confidential'));
  });

  it('always allow the one that drafts begin with', async () => {
    expect((await save('inside', { speeds: ['urgent'] }))['code']).toBe('creation.normal-stays');
    expect((await save('inside', { secrecies: ['secret'] }))['code']).toBe('creation.normal-stays');
    expect((await save('inside', { speeds: ['normal', 'no-such'] }))['code']).toBe(
      'settings.unknown-value',
    );
  });
});

describe('steps before the signature', () => {
  const submit = async (reviewers: readonly string[], signatory: string) => {
    const documentId = await office.draft('officer.policy', ['legal']);
    return office.tryAct('officer.policy', documentId, {
      ...{ on: 'document', targetId: documentId, act: 'submit' },
      form: {
        reviewerIds: reviewers.map((one) => office.person(one)),
        signatoryId: office.person(signatory),
      },
    });
  };

  it('the head of the unit reviews or signs', async () => {
    await ruled('inside', { steps: ['unit-head'] });
    const refused = await submit([], 'director');
    expect(refused).toMatchObject({ status: 409, code: 'creation.step' });
    expect(refused['message']).toContain('ต้องผ่านหัวหน้าหน่วยงานของผู้ร่างก่อน');
    expect((await submit(['head.legal'], 'director')).status).toBe(409);
    expect((await submit(['head.policy'], 'director')).status).toBe(200);
    expect((await submit([], 'head.policy')).status).toBe(200);
  });

  it('somebody reviews', async () => {
    await ruled('inside', { steps: ['reviewer'] });
    expect((await submit([], 'head.policy'))['code']).toBe('creation.step');
    expect((await submit(['officer2.policy'], 'head.policy')).status).toBe(200);
  });
});

describe('the signature', () => {
  const signed = async () => {
    const id = await office.draftLetter('officer.policy', 'outgoing');
    const signatoryId = office.person('head.policy');
    await office.act('officer.policy', id, 'submit', { signatoryId });
    return id;
  };
  const mayDo = async (account: string, id: string) =>
    (await office.document(account, id)).may.map(({ act }) => act);
  const form = { password: 'Sarn2569' };

  it('of a letter comes before its number, which the registry gives, as delivered', async () => {
    const id = await signed();
    const { number } = await office.act('head.policy', id, 'sign', form);
    expect(number).toBeNull();
    expect((await office.document('clerk.policy', id)).state).toBe('SIGNED');
    expect(await mayDo('clerk.policy', id)).toContain('number');
  });

  it('gives the number itself once that is set, and the registry sends it at once', async () => {
    const waiting = await signed();
    await office.act('head.policy', waiting, 'sign', form);
    const next = await signed();
    await ruled('outgoing', { numbering: 'at-signature' });
    const told = await office.document('head.policy', next);
    expect(told.creation).toMatchObject({ isNumberedAtSignature: true });
    const { number } = await office.act('head.policy', next, 'sign', form);
    expect(number).toMatch(/^ทส 0102\/\d+$/);
    const after = await office.document('clerk.policy', next);
    expect(after).toMatchObject({ state: 'NUMBERED', letterNo: number, letterDate: office.today });
    const offered = await mayDo('clerk.policy', next);
    expect([offered.includes('dispatch'), offered.includes('number')]).toEqual([true, false]);
    // What was signed before still waits for its number, and follows without a gap.
    const later = await office.act('clerk.policy', waiting, 'number', {});
    const runningOf = (text: string) => Number(text.split('/').at(-1));
    expect(runningOf(later.number)).toBe(runningOf(number) + 1);
    await ruled('outgoing', {});
    expect((await office.act('head.policy', await signed(), 'sign', form)).number).toBeNull();
  });

  it('takes a reserved number where it gives the number, and is offered none elsewhere', async () => {
    const { rows } = (await office.get('clerk.policy', '/registry/registers')) as unknown as {
      rows: { id: string; kind: string; unit: { id: string } }[];
    };
    const book = rows.find((row) => row.kind === 'outgoing' && row.unit.id === unit('policy'));
    const forDay = office.dayFromToday(-1);
    const reserve = { count: 1, forDay, expiresOn: office.today, reason: 'รอลงนาม' };
    await office.post('clerk.policy', `/registry/registers/${book?.id}/reserve`, reserve);
    const id = await signed();
    const offered = async () => {
      const { may } = await office.document('head.policy', id);
      return may.find(({ act }) => act === 'sign')?.reserved ?? [];
    };
    expect(await offered()).toEqual([]);
    await ruled('outgoing', { numbering: 'at-signature' });
    const [first] = await offered();
    expect(first).toMatchObject({ forDay });
    const taken = { ...form, reservedEntryId: first?.entryId };
    const { number } = await office.act('head.policy', id, 'sign', taken);
    expect(number).toBe(`ทส 0102/${first?.number}`);
    expect(await office.document('clerk.policy', id)).toMatchObject({
      ...{ state: 'NUMBERED', letterNo: number, letterDate: forDay },
    });
    await ruled('outgoing', {});
  });

  it('is proposed to be that of the head of the unit or of the agency, to who submits it', async () => {
    const id = await office.draftLetter('officer.policy', 'outgoing');
    const proposed = async (from: Reading) => {
      const { item } = (await from.get('officer.policy', `/registry/document/${id}`)) as {
        item: { creation: { signatory: { id: string } | null } | null };
      };
      return item.creation?.signatory?.id;
    };
    expect(await proposed(office)).toBeUndefined();
    await ruled('outgoing', { signatory: 'unit-head' });
    expect(await proposed(office)).toBe(office.person('head.policy'));
    expect(await proposed(second)).toBe(office.person('head.policy'));
    await ruled('outgoing', { signatory: 'agency-head' });
    expect(await proposed(office)).toBe(office.person('director'));
  });

  it('is not proposed of a kind whose signatory the law names otherwise', async () => {
    await ruled('command', { signatory: 'unit-head', numbering: 'at-signature' });
    expect(await ruleOf('command')).toMatchObject({
      ...{ signatory: null, numbering: 'after-signature' },
    });
    await ruled('command', { signatory: 'agency-head' });
    expect(await ruleOf('command')).toMatchObject({ signatory: 'agency-head' });
  });
});

it('tells who was first (R1), is not for a clerk (R10), and stands in the audit trail', async () => {
  const { version } = await ruleOf('news');
  await ruled('news', {});
  const stale = await save('news', {}, version);
  expect(stale).toMatchObject({ status: 409, code: 'settings.stale' });
  expect((await save('command', {}, 999))['code']).toBe('settings.stale');
  expect((await office.get('saraban', at)).status).toBe(403);
  const body = { kind: 'news', version: 0, ...open };
  expect((await office.post('saraban', `${at}/save`, body)).status).toBe(403);
  const entries = await instance.app.db.query(
    `select 1 from audit_entry where act = 'registry.creation-rule-set' and subject_id = 'news'`,
  );
  expect(entries.length).toBeGreaterThan(0);
});
