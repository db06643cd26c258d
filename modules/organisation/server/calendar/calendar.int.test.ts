import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTestDatabase } from '@sarn/testing';
import type { Holiday } from '../../contract/index.ts';
import { openHarness } from '../organisation.testing.ts';
import type { Harness, Persona } from '../organisation.testing.ts';

interface Calendar {
  readonly rows: readonly Holiday[];
  readonly missingYears: readonly number[];
}

const base = withTestDatabase();
const tokens = {} as Record<Persona, string>;
let instance: Harness;

beforeAll(async () => {
  instance = await openHarness(base);
  for (const persona of ['admin', 'officer', 'director'] as const) {
    tokens[persona] = await instance.enter(persona);
  }
});
afterAll(() => instance.close());

async function calendar(fromYear: number, toYear = fromYear): Promise<Calendar> {
  const path = `/identity/holidays?fromYear=${fromYear}&toYear=${toYear}`;
  const answer = await instance.get(path, tokens.officer);
  expect(answer.status).toBe(200);
  return answer.body as unknown as Calendar;
}

const loy = { day: '2028-11-02', nameTh: 'วันลอยกระทง', nameEn: '', kind: 'own' };

describe('the holiday calendar', () => {
  test('begins with the holidays of fixed date of this year and the next', async () => {
    const { rows, missingYears } = await calendar(2026, 2027);
    expect(missingYears).toEqual([]);
    expect(rows).toHaveLength(28);
    expect(rows).toContainEqual({
      day: '2027-04-14',
      nameTh: 'วันสงกรานต์',
      nameEn: 'Songkran Festival',
      kind: 'public',
    });
  });

  test('names the years without any day off', async () => {
    expect(await calendar(2030, 2032)).toMatchObject({
      rows: [],
      missingYears: [2030, 2031, 2032],
    });
    const known = await instance.organisation.organisation.calendar(base.db, 2026, 2030);
    expect(known.closed.has('2026-12-10')).toBe(true);
    expect(known.missingYears).toContain(2030);
  });

  test('is kept by the administrator: added, corrected, moved, removed, all in the trail', async () => {
    const { admin } = tokens;
    expect((await instance.post('/identity/holiday/save', loy, admin)).status).toBe(200);
    const again = await instance.post('/identity/holiday/save', loy, admin);
    expect([again.status, again.body.code]).toEqual([409, 'identity.holiday-twice']);
    const moved = { ...loy, day: '2028-11-03', nameEn: 'Loy Krathong', oldDay: loy.day };
    expect((await instance.post('/identity/holiday/save', moved, admin)).status).toBe(200);
    const { rows } = await calendar(2028);
    expect(rows).toEqual([{ ...loy, day: '2028-11-03', nameEn: 'Loy Krathong' }]);
    const day = { day: '2028-11-03' };
    expect((await instance.post('/identity/holiday/remove', day, admin)).status).toBe(200);
    expect((await instance.post('/identity/holiday/remove', day, admin)).status).toBe(404);
    expect((await calendar(2028)).missingYears).toEqual([2028]);
    expect(instance.audited.map((entry) => entry.act)).toEqual(
      expect.arrayContaining(['identity.holiday-saved', 'identity.holiday-removed']),
    );
  });

  test('takes a pasted list whole or not at all', async () => {
    const bad = { text: '1/1/2572\tวันขึ้นปีใหม่\nอะไรก็ไม่รู้' };
    const refused = await instance.post('/identity/holiday/import', bad, tokens.admin);
    expect([refused.status, refused.body.params]).toEqual([
      422,
      expect.objectContaining({ line: 2 }),
    ]);
    expect((await calendar(2029)).missingYears).toEqual([2029]);
    const good = { text: '1/1/2572\tวันขึ้นปีใหม่\n6/4/2572\tวันจักรี' };
    const taken = await instance.post('/identity/holiday/import', good, tokens.admin);
    expect(taken.body).toMatchObject({ added: 2, changed: 0 });
    const repeated = await instance.post('/identity/holiday/import', good, tokens.admin);
    expect(repeated.body).toMatchObject({ added: 0, changed: 2 });
  });

  test('is changed by nobody without the right, and read by nobody without a session', async () => {
    const calls = [
      ['/identity/holiday/save', loy],
      ['/identity/holiday/remove', { day: '2026-12-10' }],
      ['/identity/holiday/import', { text: '1/1/2573\tวันขึ้นปีใหม่' }],
    ] as const;
    for (const persona of ['officer', 'director'] as const) {
      for (const [path, fields] of calls) {
        expect([persona, (await instance.post(path, fields, tokens[persona])).status]).toEqual([
          persona,
          403,
        ]);
      }
    }
    const path = '/identity/holidays?fromYear=2026&toYear=2026';
    expect((await instance.get(path, null)).status).toBe(401);
    const wrong = '/identity/holidays?fromYear=2027&toYear=2026';
    expect((await instance.get(wrong, tokens.officer)).status).toBe(422);
  });
});
