import { civilDateAt } from '@sarn/kernel';
import type {
  AgeCount,
  Compared,
  FlowCount,
  FlowStep,
  HandoffRow,
  Workload,
} from '@sarn/workload/contract';
import { readBack } from '@sarn/pdf/testing';
import { fixedClock } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startTestApp,
  accounts,
  sampleAgencyPosts,
  OfficeInstance,
  sheetTexts,
} from '@sarn/server/testing';
import type { TestApp, Answer } from '@sarn/server/testing';

const clock = fixedClock('2026-11-23T02:00:00.000Z');
const day = 24 * 3_600_000;
let app: TestApp;
let officeInstance: OfficeInstance;
let finished: string;
let open: string;

interface Report {
  readonly units: { id: string; name: string; depth: number }[];
  readonly byUnit: Workload[];
  readonly byPerson: Workload[];
  readonly ages: AgeCount[];
  readonly compared: Compared;
  readonly flowStep: FlowStep;
  readonly flow: FlowCount[];
}

const as = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
};
const workload = async (account: string, query = '') =>
  as<Report>(await officeInstance.get(account, `/registry/report/workload${query}`));
const handoffs = async (account: string, query = '') =>
  as<{ rows: HandoffRow[]; moreThan: number; units: unknown[] }>(
    await officeInstance.get(account, `/registry/report/handoffs${query}`),
  );

/** A letter that waits with the unit policy, due in two days. */
async function assigned(): Promise<string> {
  const { documentId } = await officeInstance.register('saraban');
  await officeInstance.act('saraban', documentId, 'distribute', {
    recipients: [{ unitId: officeInstance.unit('policy') }],
  });
  await officeInstance.actOnTransmission('clerk.policy', documentId, 'receive');
  await officeInstance.actOnTransmission('clerk.policy', documentId, 'present');
  await officeInstance.actOnTransmission('head.policy', documentId, 'assign', {
    mainPersonId: officeInstance.person('officer.policy'),
    dueDate: civilDateAt(new Date(clock.now().getTime() + 2 * day)),
  });
  return documentId;
}

beforeAll(async () => {
  app = await startTestApp({ clock });
  const book = await sampleAgencyPosts(app.platform.db, app.services);
  officeInstance = new OfficeInstance(app, book);
  finished = await assigned();
  open = await assigned();
  clock.advance(day);
  await officeInstance.actOnAssignment('officer.policy', finished, 'accept');
  await officeInstance.actOnAssignment('officer.policy', finished, 'report', {
    note: 'เสร็จ',
    percent: 100,
  });
  await officeInstance.actOnTransmission('head.policy', finished, 'approveReport');
  await officeInstance.actOnTransmission('clerk.policy', finished, 'close', {
    retention: 'one-year',
  });
  clock.advance(4 * day);
});
afterAll(() => officeInstance.close());

describe('[3.16] the report on the work', () => {
  it('counts open, late and finished by unit and person, with the days in hand', async () => {
    const figures = {
      open: 1,
      soon: 0,
      late: 1,
      finished: 1,
      finishedLate: 0,
      days: 3,
      longestDays: 5,
    };
    for (const account of ['head.policy', 'clerk.policy']) {
      const report = await workload(account);
      expect(report.units.map(({ name, depth }) => [name, depth])).toEqual([['กองนโยบาย', 0]]);
      expect(report.byUnit).toEqual([
        { id: officeInstance.unit('policy'), name: 'กองนโยบาย', unitName: '', ...figures },
      ]);
      // One is closed, the other came five days ago.
      expect(report.ages).toEqual([{ band: '4-7', count: 1 }]);
      // Both came on Monday the 23rd; one was closed the day after.
      expect(report.flow.slice(-2)).toEqual([
        { from: '2026-11-16', received: 0, finished: 0 },
        { from: '2026-11-23', received: 2, finished: 1 },
      ]);
      expect(report.byPerson).toMatchObject([
        { id: officeInstance.person('officer.policy'), unitName: 'กองนโยบาย', ...figures },
      ]);
    }
  });

  it('takes in the units below, and is narrowed by unit and days', async () => {
    const whole = await workload('director');
    expect(whole.units.map(({ depth }) => depth)).toEqual([0, 1, 1, 1]);
    expect(whole.byUnit.map(({ name }) => name)).toEqual(['กองนโยบาย']);
    const legal = await workload('director', `?unitId=${officeInstance.unit('legal')}`);
    expect([legal.byUnit, legal.byPerson]).toEqual([[], []]);
    const later = await workload('director', '?from=2026-11-25&until=2026-11-28');
    expect([later.byUnit, later.flowStep]).toEqual([[], 'week']);
    const year = await workload('director', '?from=2026-01-01');
    expect([year.flowStep, year.flow.length, year.flow.at(-1)]).toEqual([
      'month',
      11,
      { from: '2026-11-01', received: 2, finished: 1 },
    ]);
  });

  it('is narrowed to a kind, and compared with a week ago and the period before', async () => {
    const whole = await workload('director');
    expect((await workload('director', '?kind=outside')).byUnit).toEqual(whole.byUnit);
    const memos = await workload('director', '?kind=inside');
    expect([memos.byUnit, memos.byPerson, memos.ages.every(({ count }) => count === 0)]).toEqual([
      ...[[], [], true],
    ]);
    expect((await handoffs('director', '?moreThan=2&kind=inside')).rows).toEqual([]);
    // All came within the week, and nothing before the ninety days.
    expect(whole.compared).toEqual({ openWeekAgo: 0, finishedBefore: 0, daysBefore: null });
    const from25 = await workload('director', '?from=2026-11-25&until=2026-11-26');
    // The two days before: one was finished after a day, the other was open for one and a half.
    expect(from25.compared).toMatchObject({ finishedBefore: 1, daysBefore: 1.3 });
    // A day of the past has no week before it that could be compared with now.
    expect((await workload('director', '?until=2026-11-23')).compared.openWeekAgo).toBeNull();
  });

  it('shows nobody the work of a unit they do not answer for', async () => {
    for (const account of ['officer.policy', 'officer2.legal', 'admin']) {
      const report = await workload(account);
      expect([report.units, report.byUnit, report.byPerson], account).toEqual([[], [], []]);
    }
    for (const account of accounts.filter(
      (one) => !['director', 'saraban', 'deputy', 'secretary'].includes(one),
    )) {
      const unit = account.endsWith('policy') ? 'legal' : 'policy';
      const answer = await officeInstance.get(
        account,
        `/registry/report/workload?unitId=${officeInstance.unit(unit)}`,
      );
      expect(answer, account).toMatchObject({ status: 404, code: 'registry.not-found' });
    }
    // The deputy answers for the whole agency, and may read none of these letters.
    expect((await workload('deputy')).byUnit).toEqual([]);
  });

  it('is printed by the typesetter of documents, with the same figures', async () => {
    const answer = await officeInstance.app.fetch(`/api/registry/report/workload/export?form=pdf`, {
      headers: { authorization: `Bearer ${await officeInstance.token('head.policy')}` },
    });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const report = await workload('head.policy');
    const text = (await readBack(new Uint8Array(await answer.arrayBuffer()))).join('');
    expect(text).toContain('รายงานภาระงาน');
    expect(text).toContain('ค้างเกินกำหนด');
    const named = [...report.byUnit, ...report.byPerson].map(({ name }) => name);
    expect(named.length).toBeGreaterThan(1);
    for (const name of named) expect(text).toContain(name.replaceAll(' ', ''));
  });

  it('is a file for Excel with the same figures', async () => {
    const answer = await officeInstance.app.fetch(`/api/registry/report/workload/export`, {
      headers: { authorization: `Bearer ${await officeInstance.token('head.policy')}` },
    });
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    const texts = sheetTexts(Buffer.from(await answer.arrayBuffer()));
    for (const text of ['กองนโยบาย', 'ค้างเกินกำหนด', '2569']) expect(texts).toContain(text);
  });
});

describe('[3.16] documents of many handoffs', () => {
  it('are those that passed more people than the agency has set, each once', async () => {
    expect((await handoffs('director')).rows).toEqual([]);
    const three = await handoffs('director', '?moreThan=3');
    expect(three.rows).toMatchObject([{ documentId: finished, handoffs: 4, days: 1 }]);
    const two = await handoffs('director', '?moreThan=2');
    expect(two.rows.map(({ documentId }) => documentId)).toEqual([finished, open]);
    expect((await handoffs('deputy', '?moreThan=2')).rows).toEqual([]);
    expect((await handoffs('head.legal', '?moreThan=2')).rows).toEqual([]);
  });

  it('go by a number that an administrator sets, and nobody else', async () => {
    const path = '/registry/report/setting/save';
    expect((await officeInstance.post('director', path, { handoffsAtMost: 3 })).status).toBe(403);
    expect((await officeInstance.post('admin', path, { handoffsAtMost: 0 })).status).toBe(422);
    expect((await officeInstance.post('admin', path, { handoffsAtMost: 3 })).status).toBe(200);
    const report = await handoffs('director');
    expect([report.moreThan, report.rows.length]).toEqual([3, 1]);
  });

  it('are printed too', async () => {
    const path = '/api/registry/report/handoffs/export?moreThan=2&form=pdf';
    const answer = await officeInstance.app.fetch(path, {
      headers: { authorization: `Bearer ${await officeInstance.token('director')}` },
    });
    const pages = await readBack(new Uint8Array(await answer.arrayBuffer()));
    expect(pages.join('')).toContain('ขอเชิญประชุม');
  });

  it('are a file for Excel too', async () => {
    const answer = await officeInstance.app.fetch(
      `/api/registry/report/handoffs/export?moreThan=2`,
      {
        headers: { authorization: `Bearer ${await officeInstance.token('director')}` },
      },
    );
    const texts = sheetTexts(Buffer.from(await answer.arrayBuffer()));
    expect(texts).toContain('ขอเชิญประชุม');
  });
});
