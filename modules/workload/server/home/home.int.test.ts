import { civilDateAt } from '@sarn/kernel';
import { fixedClock } from '@sarn/testing';
import type { Answer, TestApp } from '@sarn/server/testing';
import { OfficeInstance, password, sampleAgencyPosts, startTestApp } from '@sarn/server/testing';
import type { ListRow } from '@sarn/search/contract';
import type { AgeCount, DueCount, HeadView, UnitLoad, UrgentRow } from '@sarn/workload/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const clock = fixedClock('2026-11-23T02:00:00.000Z');
const day = 24 * 3_600_000;
const daysOn = (days: number): string => civilDateAt(new Date(clock.now().getTime() + days * day));
let app: TestApp;
let office: OfficeInstance;
/** Letters on the work of officer.policy, in the order in which they came. */
const letters: string[] = [];

interface Home {
  readonly urgent: UrgentRow[];
  readonly toDo: number;
  readonly watched: number;
  readonly ages: AgeCount[];
  readonly due: DueCount[];
}
interface OpenWork {
  readonly rows: ListRow[];
  readonly total: number;
  readonly name: string;
}

const as = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
};
const homeOf = async (account: string) => as<Home>(await office.get(account, '/registry/home'));
const openOf = async (account: string, query: string) =>
  as<OpenWork>(await office.get(account, `/registry/open-work?${query}`));
const idsOf = ({ rows }: OpenWork) => rows.map(({ documentId }) => documentId);

/** A letter assigned to an officer of the policy division. */
async function assigned(speed: string, dueDate: string | null): Promise<void> {
  const { documentId } = await office.register('saraban', { speed });
  await office.act('saraban', documentId, 'distribute', {
    recipients: [{ unitId: office.unit('policy') }],
  });
  await office.actOnTransmission('clerk.policy', documentId, 'receive');
  await office.actOnTransmission('clerk.policy', documentId, 'present');
  await office.actOnTransmission('head.policy', documentId, 'assign', {
    mainPersonId: office.person('officer.policy'),
    ...(dueDate === null ? {} : { dueDate }),
  });
  letters.push(documentId);
}

beforeAll(async () => {
  app = await startTestApp({ clock });
  office = new OfficeInstance(app, await sampleAgencyPosts(app.platform.db, app.services));
  const dueDay = daysOn(9);
  await assigned('normal', dueDay);
  clock.advance(5 * day);
  await assigned('immediate', dueDay);
  await assigned('normal', daysOn(1));
});
afterAll(() => office.close());

describe('[3.01] the dashboard of a person', () => {
  it('puts first what is due next, then by speed, and names the queue of each', async () => {
    const { urgent } = await homeOf('officer.policy');
    const [first, second, third] = letters;
    expect(urgent.map(({ documentId }) => documentId)).toEqual([third, second, first]);
    expect(new Set(urgent.map(({ queue }) => queue))).toEqual(new Set(['jobAssign']));
  });

  it('counts ages and due dates of what waits, and leads to the documents behind each', async () => {
    const { toDo, ages, due } = await homeOf('officer.policy');
    expect(toDo).toBe(3);
    expect(ages).toEqual([
      { band: '0-3', count: 2 },
      { band: '4-7', count: 1 },
    ]);
    expect(due.map(({ count }) => count)).toEqual([1, 2]);
    expect(idsOf(await openOf('officer.policy', 'band=4-7'))).toEqual([letters[0]]);
    const dueFirst = await openOf('officer.policy', `due=${due[0]?.date}`);
    expect(idsOf(dueFirst)).toEqual([letters[2]]);
    expect((await openOf('officer.policy', 'dueness=soon')).total).toBe(1);
    expect((await openOf('officer.policy', 'dueness=late')).total).toBe(0);
  });

  it('does not count what a person only follows as work to do', async () => {
    const { toDo, watched, urgent } = await homeOf('head.policy');
    expect([toDo, urgent]).toEqual([0, []]);
    expect(watched).toBeGreaterThan(0);
    const menu = { MENU_PARENT: 3090 };
    const path = '/sarabun/get-authen-user-menu-permission-header-bottom';
    const countOf = async (account: string) =>
      as<{ item: { MENU_ACTION: string; COUNT: number | null }[] }>(
        await office.post(account, path, menu),
      ).item.find(({ MENU_ACTION }) => MENU_ACTION === 'sarabun/dashboard')?.COUNT;
    expect([await countOf('head.policy'), await countOf('officer.policy')]).toEqual([0, 3]);
  });
});

describe('[3.01] a draft that was sent back', () => {
  const drafter = 'officer2.policy';
  const menu = async () =>
    as<{ item: { MENU_ACTION: string; COUNT: number | null }[] }>(
      await office.post(drafter, '/sarabun/get-authen-user-menu-permission-header-bottom', {
        MENU_PARENT: 3090,
      }),
    ).item.find(({ MENU_ACTION }) => MENU_ACTION === 'sarabun/dashboard')?.COUNT;
  /** What waits for the drafter: on the page of work, in the list behind its numbers, and in the menu. */
  async function waiting() {
    const { urgent, toDo, ages } = await homeOf(drafter);
    const open = await openOf(drafter, 'of=me');
    expect([toDo, open.total, await menu()]).toEqual([urgent.length, urgent.length, urgent.length]);
    expect(ages.reduce((all, { count }) => all + count, 0)).toBe(urgent.length);
    expect(idsOf(open)).toEqual(urgent.map(({ documentId }) => documentId));
    return urgent;
  }

  it('waits for its drafter before what has no due date, until it is submitted again', async () => {
    const draft = await office.draft(drafter, ['legal']);
    const route = { signatoryId: office.person('head.policy') };
    await office.act(drafter, draft, 'submit', route);
    // Taken back by the drafter: nobody waits for it.
    await office.act(drafter, draft, 'withdraw', { reason: 'ขอแก้ไขเอง' });
    expect(await waiting()).toEqual([]);
    await office.act(drafter, draft, 'submit', route);
    expect(await waiting()).toEqual([]);
    await office.act('head.policy', draft, 'sendBack', { reason: 'ขอให้แก้ไขถ้อยคำ' });
    const back = {
      ...{ documentId: draft, queue: 'unsigned', act: null, state: 'DRAFT' },
      stateTerm: { th: 'ส่งกลับให้แก้ไข', en: 'Sent back to correct' },
    };
    expect(await waiting()).toMatchObject([back]);
    await office.edit(drafter, draft, ['legal']);
    expect(await waiting()).toMatchObject([back]);
    await office.act(drafter, draft, 'submit', route);
    expect(await waiting()).toEqual([]);
  });
});

describe('[3.16] open work of units', () => {
  it('is shown to those who answer for the unit, with its documents', async () => {
    const policy = office.unit('policy');
    const units = async (account: string) =>
      as<{ units: UnitLoad[] }>(await office.get(account, '/registry/home/units')).units;
    const load = { id: policy, name: 'กองนโยบาย', open: 3, late: 0 };
    expect(await units('head.policy')).toMatchObject([load]);
    expect(await units('director')).toMatchObject([load]);
    const open = await openOf('director', `of=units&unitId=${policy}&band=4-7`);
    expect([idsOf(open), open.name]).toEqual([[letters[0]], 'กองนโยบาย']);
    // The unit alone, as its bar counts it, and with the units below it.
    const [top] = as<{ units: { id: string }[] }>(
      await office.get('director', '/registry/report/workload'),
    ).units;
    const whole = await openOf('director', `of=units&unitId=${top?.id}`);
    const own = await openOf('director', `of=units&unitId=${top?.id}&depth=own`);
    expect([whole.total, own.total]).toEqual([3, 0]);
    const officer = office.person('officer.policy');
    const people = await openOf('head.policy', `of=people&personId=${officer}`);
    expect(people.rows.map(({ on }) => on)).toEqual(['assignment', 'assignment', 'assignment']);
  });

  it('is shown to nobody else', async () => {
    const policy = office.unit('policy');
    for (const account of ['officer.policy', 'head.legal', 'admin']) {
      const { units } = as<{ units: UnitLoad[] }>(
        await office.get(account, '/registry/home/units'),
      );
      expect(units, account).toEqual([]);
      for (const part of ['units', 'people']) {
        expect((await openOf(account, `of=${part}`)).rows, account).toEqual([]);
        const asked = await office.get(account, `/registry/open-work?of=${part}&unitId=${policy}`);
        expect(asked, account).toMatchObject({ status: 404, code: 'registry.not-found' });
      }
    }
    // The deputy answers for the whole agency, and may read none of these letters.
    expect((await openOf('deputy', 'of=units')).rows).toEqual([]);
  });
});

describe('[1.17] the portal of a head', () => {
  const headOf = async (account: string) =>
    as<{ item: HeadView | null }>(await office.get(account, '/registry/home/head')).item;

  it('has the papers of the units below that are due, their ages, and who is away', async () => {
    const view = await headOf('director');
    expect(view?.urgent.length).toBeGreaterThan(0);
    expect(view?.ages.length).toBeGreaterThan(0);
    expect(view?.away).toEqual([]);
  });

  it('is not shown to people without a head role, and not to clerks who answer for a unit', async () => {
    expect(await headOf('clerk.policy')).toBe(null);
    expect(await headOf('officer.policy')).toBe(null);
  });
});

describe('[3.16] work that is due at a time of today', () => {
  it('is due soon until then and overdue after it, on every part of the page', async () => {
    const due = { speed: 'urgent', dueDate: daysOn(0), dueTime: '16:00' };
    const { documentId } = await office.register('saraban', due);
    await office.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: office.unit('legal') }],
      dueDate: due.dueDate,
    });
    const legal = `of=units&unitId=${office.unit('legal')}`;
    const counts = async () => {
      const late = await openOf('head.legal', `${legal}&dueness=late`);
      const soon = await openOf('head.legal', `${legal}&dueness=soon`);
      const [unit] = as<{ units: UnitLoad[] }>(
        await office.get('head.legal', '/registry/home/units'),
      ).units;
      return [late.total, soon.total, unit?.late, unit?.soon];
    };
    // It is 09:00 in Bangkok.
    expect(await counts()).toEqual([0, 1, 0, 1]);
    clock.advance(7 * 3_600_000 - 60_000);
    expect(await counts()).toEqual([0, 1, 0, 1]);
    clock.advance(60_000);
    expect(await counts()).toEqual([1, 0, 1, 0]);
  });
});

describe('[3.01] a draft that was sent back, among other work', () => {
  const drafter = 'clerk.policy';
  async function sentThere(dueDate: string | null): Promise<string> {
    const due = dueDate === null ? {} : { dueDate };
    const { documentId } = await office.register('saraban', { speed: 'immediate', ...due });
    await office.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: office.unit('policy') }],
      ...due,
    });
    return documentId;
  }

  it('stands as work that is due today: before what came earlier and has no due date', async () => {
    const undated = await sentThere(null);
    const tomorrow = await sentThere(daysOn(1));
    const today = await sentThere(daysOn(0));
    const draft = await office.draft(drafter, ['legal']);
    await office.act(drafter, draft, 'submit', { signatoryId: office.person('head.policy') });
    await office.act('head.policy', draft, 'sendBack', { reason: 'ขอให้แก้ไขถ้อยคำ' });
    const shown = (await homeOf(drafter)).urgent.map(({ documentId }) => documentId);
    // The letter of today is before it by its speed.
    expect(shown).toEqual([today, draft, tomorrow, undated]);
  });
});

describe('[3.16] one truth for each reader', () => {
  /** What a row of open work says of a document, beside what its head says when it is opened from there. */
  async function compared(account: string, query: string) {
    const { rows } = await openOf(account, query);
    expect(rows.length).toBeGreaterThan(0);
    const heads = await Promise.all(
      rows.map(async ({ key, documentId }) => {
        const { forReader } = await office.document(account, documentId);
        return forReader.find((one) => one.key === key);
      }),
    );
    const facts = (one: Pick<ListRow, 'key' | 'state' | 'dueDate' | 'isSettled'> | undefined) =>
      one && [one.key, one.state, one.dueDate, one.isSettled];
    return { rows: rows.map(facts), heads: heads.map(facts) };
  }

  it('the head of a document that is opened from the work of others says what the row says', async () => {
    for (const query of ['of=units', 'of=people']) {
      const { rows, heads } = await compared('director', query);
      expect(heads).toEqual(rows);
    }
    const own = await compared('officer.policy', 'of=me');
    expect(own.heads).toEqual(own.rows);
  });

  it('the button of urgent work is the first act of the document that it opens', async () => {
    const { documentId } = await office.register('saraban', {
      speed: 'immediate',
      dueDate: daysOn(0),
    });
    const offered = async (account: string) => {
      const { urgent } = await homeOf(account);
      const row = urgent.find((one) => one.documentId === documentId);
      const { may } = await office.document(account, documentId);
      const first = may.find(
        ({ tone, targetId }) => tone === 'primary' && targetId === row?.targetId,
      );
      expect(row?.act?.code, account).toBe(first?.act);
      return row?.act?.term.th;
    };
    expect(await offered('saraban')).toBe('เสนอ');
    await office.act('saraban', documentId, 'present', { to: 'head', purpose: 'to-consider' });
    // Both wait in the same queue: the director gives orders, the head of a unit assigns.
    expect(await offered('director')).toBe('สั่งการ');
    const recipients = [{ unitId: office.unit('policy'), role: 'main' }];
    const order = { decision: 'assign', note: 'มอบกองนโยบายพิจารณา', recipients, password };
    await office.act('director', documentId, 'command', order);
    expect(await offered('saraban')).toBe('ส่งตามคำสั่งการ');
    await office.act('saraban', documentId, 'dispatchCommand', { recipients });
    expect(await offered('clerk.policy')).toBe('ลงรับ');
    await office.actOnTransmission('clerk.policy', documentId, 'receive');
    await office.actOnTransmission('clerk.policy', documentId, 'present');
    expect(await offered('head.policy')).toBe('มอบหมาย');
    await office.actOnTransmission('head.policy', documentId, 'assign', {
      mainPersonId: office.person('officer2.policy'),
      dueDate: daysOn(0),
    });
    expect(await offered('officer2.policy')).toBe('รับงาน');
    await office.actOnAssignment('officer2.policy', documentId, 'accept');
    expect(await offered('officer2.policy')).toBe('รายงานผล');
  });

  it('the five most urgent are shown, and no more; all are counted', async () => {
    for (let at = 0; at < 6; at += 1) await office.register('saraban');
    const { urgent, toDo } = await homeOf('saraban');
    expect(urgent).toHaveLength(5);
    expect(toDo).toBeGreaterThanOrEqual(6);
  });

  it('work whose results were accepted is not late while it waits to be closed', async () => {
    const { documentId } = await office.register('saraban');
    const dueDate = daysOn(1);
    await office.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: office.unit('legal') }],
      dueDate,
    });
    await office.actOnTransmission('clerk.legal', documentId, 'receive');
    await office.actOnTransmission('clerk.legal', documentId, 'present');
    await office.actOnTransmission('head.legal', documentId, 'assign', {
      mainPersonId: office.person('officer.legal'),
      dueDate,
    });
    await office.actOnAssignment('officer.legal', documentId, 'accept');
    await office.actOnAssignment('officer.legal', documentId, 'report', {
      note: 'เสร็จแล้ว',
      percent: 100,
    });
    clock.advance(3 * day);
    const legal = `of=units&unitId=${office.unit('legal')}`;
    const lateOf = async () => {
      const late = await openOf('head.legal', `${legal}&dueness=late`);
      const { units } = as<{ units: UnitLoad[] }>(
        await office.get('head.legal', '/registry/home/units'),
      );
      return [
        late.rows.some((row) => row.documentId === documentId),
        late.total === units[0]?.late,
      ];
    };
    const overdueIn = async (account: string) =>
      idsOf(as<OpenWork>(await office.get(account, '/registry/queue/jobCompleted?due=overdue')));
    expect(await lateOf()).toEqual([true, true]);
    expect(await overdueIn('head.legal')).toEqual([documentId]);
    await office.actOnTransmission('head.legal', documentId, 'approveReport');
    expect(await lateOf()).toEqual([false, true]);
    expect(await overdueIn('clerk.legal')).toEqual([]);
    const { rows } = await openOf('head.legal', legal);
    expect(rows.find((row) => row.documentId === documentId)).toMatchObject({
      ...{ state: 'COMPLETED', dueDate, isSettled: true },
    });
    const [own] = (await office.document('clerk.legal', documentId)).forReader;
    expect(own).toMatchObject({ state: 'COMPLETED', dueDate, isSettled: true });
  });
});
