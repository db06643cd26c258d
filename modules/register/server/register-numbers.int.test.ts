import { buddhistYear } from '@sarn/kernel';
import type { RegisterEntry, ReservedNumber } from '@sarn/document/contract';
import type { RegisterProof } from '@sarn/register/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, openInstance, sheetTexts } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
let registerId = '';

interface Registers {
  readonly rows: { id: string; kind: string; mayReserve: boolean; unit: { id: string } }[];
  readonly reserveAtMost: number;
}

const as = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
};
const registersOf = async (account: string) =>
  as<Registers>(await officeInstance.get(account, '/registry/registers'));

beforeAll(async () => {
  officeInstance = await openInstance();
  await officeInstance.register('saraban');
  const { rows } = await registersOf('saraban');
  registerId = rows.find((row) => row.kind === 'receive')?.id ?? '';
});
afterAll(() => officeInstance.close());

const form = (change: object = {}) => ({
  count: 1,
  forDay: officeInstance.today,
  expiresOn: officeInstance.dayFromToday(7),
  reason: 'หนังสือเร่งด่วนรอฉบับจริง',
  ...change,
});
const reserve = (change: object = {}, account = 'saraban') =>
  officeInstance.post(account, `/registry/registers/${registerId}/reserve`, form(change));
const taken = async (change: object = {}) =>
  as<{ year: number; first: number; last: number }>(await reserve(change));

async function linesOf(account: string, ask = '', year = officeInstance.buddhistYear) {
  const path = `/registry/registers/${registerId}/entries?year=${year}&size=500${ask}`;
  return as<{ rows: RegisterEntry[] }>(await officeInstance.get(account, path)).rows;
}

async function lineOf(number: number, year = officeInstance.buddhistYear): Promise<RegisterEntry> {
  const line = (await linesOf('saraban', '', year)).find((one) => one.number === number);
  if (!line) throw new Error(`${number} is not in the register`);
  return line;
}

async function proof(year = officeInstance.buddhistYear) {
  const path = `/registry/registers/${registerId}/proof?year=${year}`;
  return as<RegisterProof>(await officeInstance.get('saraban', path));
}

const finish = (entryId: string, how: string, account = 'saraban') =>
  officeInstance.post(account, `/registry/register-entry/${entryId}/end`, {
    entryId,
    how,
    reason: 'เขียนผิด',
  });

async function registerWith(reservedEntryId: string): Promise<Answer> {
  const fileIds = [await officeInstance.upload('saraban')];
  const body = { ...officeInstance.letterForm(), fileIds, reservedEntryId };
  return officeInstance.post('saraban', '/registry/incoming/register', body);
}

describe('[7.04] reserving numbers', () => {
  it('takes one or a range after the last, and the next letter follows it', async () => {
    const before = await officeInstance.highestNumber('saraban');
    const one = await taken();
    expect([one.first, one.last]).toEqual([before + 1, before + 1]);
    const range = await taken({ count: 5 });
    expect([range.first, range.last]).toEqual([before + 2, before + 6]);
    const { receiveNo } = await officeInstance.register('saraban');
    expect(receiveNo).toBe(`${before + 7}/${officeInstance.buddhistYear}`);
    const line = await lineOf(range.first);
    expect(line).toMatchObject({
      state: 'RESERVED',
      documentId: null,
      forDay: officeInstance.today,
      ended: null,
      reserved: {
        byName: expect.stringContaining('สารบรรณ') as string,
        reason: 'หนังสือเร่งด่วนรอฉบับจริง',
        expiresOn: officeInstance.dayFromToday(7),
        isExpired: false,
      },
    });
  });

  it('for a day of last year takes from the numbers of last year', async () => {
    const forDay = `${Number(officeInstance.today.slice(0, 4)) - 1}-12-31`;
    const year = buddhistYear(forDay);
    const first = await taken({ forDay, count: 2 });
    expect(first).toMatchObject({ year });
    expect((await lineOf(first.last, year)).forDay).toBe(forDay);
    expect(await proof(year)).toMatchObject({ isWhole: true, counts: { RESERVED: 2 } });
  });

  it('is refused beyond its bounds, and takes no number then', async () => {
    const before = (await proof()).last;
    const refusals: [object, string][] = [
      [{ count: 51 }, 'registry.reserve-too-many'],
      [{ forDay: officeInstance.dayFromToday(1) }, 'registry.reserve-day'],
      [{ expiresOn: officeInstance.dayFromToday(-1) }, 'registry.reserve-expiry'],
      [{ expiresOn: officeInstance.dayFromToday(91) }, 'registry.reserve-expiry'],
      [{ reason: '' }, 'platform.invalid-input'],
      [{ count: 0 }, 'platform.invalid-input'],
    ];
    for (const [change, code] of refusals) {
      expect(await reserve(change), code).toMatchObject({ status: 422, code });
    }
    expect((await proof()).last).toBe(before);
  });

  it('is for clerks of the register who have the permission, and for nobody else', async () => {
    const { last } = await taken();
    const { entryId } = await lineOf(last);
    for (const account of accounts.filter((one) => one !== 'saraban')) {
      expect([403, 404], account).toContain((await reserve({}, account)).status);
      expect([403, 404], account).toContain((await finish(entryId, 'VOID', account)).status);
      const { rows } = await registersOf(account);
      const mine = rows.filter((row) => row.mayReserve);
      expect(mine.map((row) => row.id)).not.toContain(registerId);
    }
    expect(await lineOf(last)).toMatchObject({ state: 'RESERVED' });
  });

  it('gives the clerk of a unit the register of that unit', async () => {
    await officeInstance.assignedLetter();
    const { rows, reserveAtMost } = await registersOf('clerk.policy');
    const own = rows.find((row) => row.kind === 'receive');
    expect(reserveAtMost).toBe(50);
    expect(own).toMatchObject({ mayReserve: true, unit: { id: officeInstance.unit('policy') } });
    const path = `/registry/registers/${own?.id}/reserve`;
    expect(await officeInstance.post('clerk.policy', path, form())).toMatchObject({
      status: 200,
      first: 2,
    });
    expect((await officeInstance.post('clerk.legal', path, form())).status).toBe(404);
    expect((await officeInstance.post('saraban', path, form())).status).toBe(404);
  });
});

describe('[7.04] a reserved number', () => {
  it('is given to one letter, under the day for which it was reserved', async () => {
    const forDay = officeInstance.dayFromToday(-3);
    const { first, year } = await taken({ forDay });
    const { entryId } = await lineOf(first, year);
    const offered = as<{ rows: ReservedNumber[] }>(
      await officeInstance.get('saraban', '/registry/incoming/reserved-numbers'),
    ).rows;
    expect(offered.map((row) => row.entryId)).toContain(entryId);
    const answers = await Promise.all([registerWith(entryId), registerWith(entryId)]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const done = answers.find((answer) => answer.status === 200);
    expect(done?.['receiveNo']).toBe(`${first}/${year}`);
    expect(await lineOf(first, year)).toMatchObject({
      state: 'USED',
      forDay,
      documentId: done?.['documentId'],
      reserved: { isExpired: false },
    });
    const after = as<{ rows: ReservedNumber[] }>(
      await officeInstance.get('saraban', '/registry/incoming/reserved-numbers'),
    ).rows;
    expect(after.map((row) => row.entryId)).not.toContain(entryId);
    const detail = await officeInstance.document('saraban', String(done?.['documentId']));
    expect(detail.receiveNo).toBe(`${first}/${year}`);
  });

  it('of another register is not used', async () => {
    const { rows } = await registersOf('clerk.policy');
    const own = rows.find((row) => row.kind === 'receive')?.id ?? '';
    const path = `/registry/registers/${own}/entries?year=${officeInstance.buddhistYear}&state=RESERVED`;
    const lines = as<{ rows: RegisterEntry[] }>(
      await officeInstance.get('clerk.policy', path),
    ).rows;
    const answer = await registerWith(lines[0]?.entryId ?? '');
    expect(answer).toMatchObject({ status: 409, code: 'registry.number-of-other-register' });
  });

  it.each(['VOID', 'RELEASED'])(
    'can be ended as %s: it stays, marked, once for all',
    async (how) => {
      const { first } = await taken();
      const { entryId } = await lineOf(first);
      expect(await finish(entryId, how)).toMatchObject({
        status: 200,
        number: `${first}/${officeInstance.buddhistYear}`,
      });
      expect(await lineOf(first)).toMatchObject({
        state: how,
        ended: { byName: expect.stringContaining('สารบรรณ') as string, reason: 'เขียนผิด' },
      });
      for (const answer of [await finish(entryId, 'RELEASED'), await registerWith(entryId)]) {
        expect(answer).toMatchObject({ status: 409, code: 'registry.number-not-reserved' });
      }
      expect((await taken()).first).toBe((await proof()).last);
    },
  );

  it('that has a letter is neither voided nor released by this call', async () => {
    const { receiveNo } = await officeInstance.register('saraban');
    const { entryId } = await lineOf(Number(receiveNo.split('/')[0]));
    expect(await finish(entryId, 'VOID')).toMatchObject({ code: 'registry.number-not-reserved' });
  });

  it('leaves its acts in the audit trail', async () => {
    const acts = ['reserve-numbers', 'use-reserved-number', 'void-number', 'release-number'];
    for (const act of acts) {
      const trail = await officeInstance.get('admin', `/audit/entries?act=registry.${act}`);
      expect((as<{ rows: unknown[] }>(trail).rows ?? []).length, act).toBeGreaterThan(0);
    }
  });
});

describe('[7.02] twenty people in one register at once', () => {
  it('reserve and register without a gap and without a double, and the proof says so', async () => {
    const before = (await proof()).last;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? officeInstance.register('saraban') : taken({ count: (index % 3) + 1 }),
      ),
    );
    const numbers = answers.flatMap((answer) =>
      'receiveNo' in answer
        ? [Number(answer.receiveNo.split('/')[0])]
        : Array.from({ length: answer.last - answer.first + 1 }, (_, i) => answer.first + i),
    );
    const expected = Array.from({ length: numbers.length }, (_, index) => before + 1 + index);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(expected);
    const said = await proof();
    expect(said).toMatchObject({ isWhole: true, faults: [], last: before + numbers.length });
    const listed = said.runs.flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    );
    expect(listed).toEqual(Array.from({ length: said.last }, (_, index) => index + 1));
  });
});

describe('[7.01] [7.05] [7.06] the register as a file for Excel', () => {
  const fileOf = async (account: string) =>
    officeInstance.app.fetch(
      `/api/registry/registers/${registerId}/export?year=${officeInstance.buddhistYear}`,
      {
        headers: { authorization: `Bearer ${await officeInstance.token(account)}` },
      },
    );

  it('has the columns of the form in Thai, dates, and every number', async () => {
    const answer = await fileOf('saraban');
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    const texts = sheetTexts(Buffer.from(await answer.arrayBuffer()));
    const headings = ['เลขทะเบียนรับ', 'ลงวันที่', 'จาก', 'ถึง', 'เรื่อง', 'การปฏิบัติ', 'หมายเหตุ'];
    for (const heading of headings) expect(texts).toContain(heading);
    for (const line of await linesOf('saraban')) {
      expect(texts).toContain(`>${line.number}/${officeInstance.buddhistYear}<`);
      expect(texts).toContain(line.title);
    }
    // The day as a date of Excel, which counts 1970-01-01 as 25569.
    const today = Date.parse(officeInstance.today) / 86_400_000 + 25_569;
    expect(texts).toContain(`<v>${today}</v>`);
  });

  it('is for whoever keeps the register', async () => {
    for (const account of ['clerk.policy', 'admin']) {
      expect((await fileOf(account)).status, account).toBe(404);
    }
  });
});

describe('[7.05] the entries of a register', () => {
  it('are filtered by state and by day, and sorted in both orders', async () => {
    const reserved = await linesOf('saraban', '&state=RESERVED');
    expect(new Set(reserved.map((line) => line.state))).toEqual(new Set(['RESERVED']));
    const day = officeInstance.dayFromToday(-3);
    const ofThatDay = `&from=${day}&until=${day}`;
    const back = await linesOf('saraban', ofThatDay, buddhistYear(day));
    expect(back.map((line) => line.forDay)).toEqual([day]);
    const rising = (await linesOf('saraban', '&after=0')).map((line) => line.number);
    const falling = (await linesOf('saraban')).map((line) => line.number);
    expect(rising).toEqual(falling.toReversed());
    expect(rising[0]).toBe(1);
  });

  it('[16.05] say what was written under disposal, and the document by what it was filed', async () => {
    const filed = { bookGroup: 'งบประมาณ', category: 'คำขอ', disposal: 'เก็บเข้าแฟ้มงบประมาณ' };
    const { documentId } = await officeInstance.register('saraban', filed);
    expect(await officeInstance.document('saraban', documentId)).toMatchObject(filed);
    const all = await linesOf('saraban');
    const line = all.find((one) => one.documentId === documentId);
    expect(line?.disposal?.th).toBe('เก็บเข้าแฟ้มงบประมาณ');
    // Where nothing was written it is what became of it.
    const others = all.filter((one) => one.documentId !== documentId && one.disposal !== null);
    expect(others.map(({ disposal }) => disposal?.th)).not.toContain('');
  });

  it('of documents one may not see keep their number and nothing else', async () => {
    const open = await lineOf(1);
    expect(open).toMatchObject({ documentId: expect.any(String) as string });
    expect(open.disposal?.th).toMatch(/[ก-๙]/);
    for (const account of ['clerk.policy', 'officer.policy', 'admin']) {
      const path = `/registry/registers/${registerId}`;
      for (const what of ['lines', 'proof']) {
        const answer = await officeInstance.get(
          account,
          `${path}/${what}?year=${officeInstance.buddhistYear}`,
        );
        expect(answer.status, account).toBe(404);
      }
    }
  });
});

describe('[7.05] [9.01] a number looked for in its register', () => {
  it('is the first hit, with or without its year, also where it has no document', async () => {
    const { first } = await taken();
    const last = (await linesOf('saraban'))[0]?.number ?? 0;
    expect(last).toBe(first);
    for (const number of [1, 2, first]) {
      const { buddhistYear: inYear } = officeInstance;
      const years = [inYear, inYear - 543].map((year) => `${number}/${year}`);
      for (const typed of [`${number}`, `๐${number}`, ...years]) {
        const rows = await linesOf('saraban', `&search=${encodeURIComponent(typed)}`);
        const numbers = rows.map((row) => row.number);
        expect([typed, numbers[0]]).toEqual([typed, number]);
        expect(new Set(numbers).size).toBe(numbers.length);
      }
    }
    const otherYear = await linesOf(
      'saraban',
      `&search=${first}/${officeInstance.buddhistYear - 1}`,
    );
    expect(otherYear.map((row) => row.number)).not.toContain(first);
  });
});

describe('[7.04] [7.05] a register that has given no number yet', () => {
  interface Openable {
    readonly openable: readonly { unit: { id: string }; kind: string; kindTerm: { th: string } }[];
  }
  const openableOf = async (account: string) =>
    as<Openable>(await officeInstance.get(account, '/registry/registers')).openable;
  const open = (account: string, unitId: string, kind: string) =>
    officeInstance.post(account, '/registry/registers/open', { unitId, kind });

  it('is opened by the clerk of its unit, who reserves its numbers from 1 on', async () => {
    const unitId = officeInstance.unit('agency');
    const kinds = (await openableOf('saraban')).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['command', 'regularity', 'guaranty', 'other']));
    expect(kinds).not.toContain('receive');
    const { id } = as<{ id: string }>(await open('saraban', unitId, 'regularity'));
    expect(as<{ id: string }>(await open('saraban', unitId, 'regularity')).id).toBe(id);
    expect((await openableOf('saraban')).map(({ kind }) => kind)).not.toContain('regularity');
    const reserved = await officeInstance.post(
      'saraban',
      `/registry/registers/${id}/reserve`,
      form(),
    );
    expect(as<{ first: number }>(reserved).first).toBe(1);
    const path = `/registry/registers/${id}/proof?year=${officeInstance.buddhistYear}`;
    expect(as<RegisterProof>(await officeInstance.get('saraban', path))).toMatchObject({
      isWhole: true,
      counts: { RESERVED: 1, USED: 0 },
    });
  });

  it('is opened where its documents are numbered, and by nobody else', async () => {
    const ofUnit = (await openableOf('clerk.legal')).map(({ kind }) => kind);
    // Orders are numbered by the agency, and classified documents by the unit that keeps their
    // registers.
    expect(ofUnit).toContain('other');
    expect(ofUnit.filter((kind) => kind === 'command' || kind.startsWith('secret'))).toEqual([]);
    for (const [account, unit, kind] of [
      ['clerk.legal', 'legal', 'command'],
      ['clerk.legal', 'legal', 'secret-receive'],
      ['clerk.legal', 'policy', 'other'],
      ['clerk.legal', 'legal', 'no-such-kind'],
    ] as const) {
      expect(await open(account, officeInstance.unit(unit), kind)).toMatchObject({ status: 404 });
    }
    for (const account of ['officer.policy', 'head.policy', 'admin']) {
      expect(await openableOf(account)).toEqual([]);
      const answer = await open(account, officeInstance.unit('policy'), 'other');
      expect([403, 404]).toContain(answer.status);
    }
  });
});
