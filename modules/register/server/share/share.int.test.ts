import { clockWithinYear } from '@sarn/testing';
import type { RegisterEntry } from '@sarn/document/contract';
import { openInstance, openSecondProcess } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PointAnswer, RegisterProof } from '../../contract/index.ts';

const password = 'Sarn2569';
let office: OfficeInstance;
let second: Awaited<ReturnType<typeof openSecondProcess>>;
beforeAll(async () => {
  office = await openInstance({ clock: clockWithinYear() });
  second = await openSecondProcess(office);
}, 180_000);
afterAll(async () => {
  await second.close();
  await office.close();
});

const as = <T>(answer: Answer): T => {
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as T;
};
const points = async () => as<PointAnswer>(await office.get('admin', '/registry/points'));
const own = { receive: null, send: null, memo: null };

/** Sets with whom a unit shares, the rest as it is. */
async function share(key: string, shares: object, change: object = {}): Promise<Answer> {
  const unitId = office.unit(key);
  const point = (await points()).points.find((one) => one.unitId === unitId);
  return office.post('admin', '/registry/points/save', {
    ...{ unitId, version: point?.version, level: 'division', validTo: '' },
    ...{ throughId: point?.through?.id ?? '', coverIds: point?.covers.map(({ id }) => id) ?? [] },
    ...{ shares: { ...own, ...shares }, reason: 'กลุ่มใช้ทะเบียนของกอง', ...change },
  });
}
const refused = async (answer: Promise<Answer>) => {
  const { status, code } = await answer;
  return [status, code];
};

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly years: number[];
  readonly unit: { readonly id: string };
  readonly mayReserve: boolean;
  readonly next: { readonly year: number; readonly number: number } | null;
}
const registersOf = async (account: string) =>
  as<{ rows: Row[]; openable: { kind: string; unit: { id: string } }[] }>(
    await office.get(account, '/registry/registers'),
  );
async function registerOf(account: string, kind: string): Promise<Row> {
  const found = (await registersOf(account)).rows.find((row) => row.kind === kind);
  if (!found) throw new Error(`${account} sees no ${kind}`);
  return found;
}
const open = (account: string, key: string, kind: string) =>
  office.post(account, '/registry/registers/open', { unitId: office.unit(key), kind });
const entriesOf = async (account: string, id: string, year = office.buddhistYear) =>
  as<{ rows: RegisterEntry[] }>(
    await office.get(account, `/registry/registers/${id}/entries?year=${year}&size=500`),
  ).rows;
const proofOf = async (account: string, id: string) =>
  as<RegisterProof>(
    await office.get(account, `/registry/registers/${id}/proof?year=${office.buddhistYear}`),
  );

/** A letter of a division that its clerk gives the number. */
async function signed(key: string): Promise<string> {
  const id = await office.draftLetter(`officer.${key}`, 'outgoing');
  await office.act(`officer.${key}`, id, 'submit', { signatoryId: office.person(`head.${key}`) });
  await office.act(`head.${key}`, id, 'sign', { password });
  return id;
}
const number = async (key: string, form = {}) =>
  (await office.act(`clerk.${key}`, await signed(key), 'number', form)).number;
/** A memo of a division that waits for its signature, which numbers it. */
async function memo(key: string): Promise<string> {
  const id = await office.draft(`officer.${key}`, ['office']);
  await office.act(`officer.${key}`, id, 'submit', { signatoryId: office.person(`head.${key}`) });
  return id;
}

it('without sharing every unit counts by itself', async () => {
  expect(await number('policy')).toBe('ทส 0102/1');
  expect((await registerOf('clerk.policy', 'outgoing')).unit.id).toBe(office.unit('policy'));
  const [point] = (await points()).points;
  expect(point?.shares.map(({ now, next }) => [now, next])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
});

describe('what is refused', () => {
  it('is a point that keeps no such register, until it is opened there', async () => {
    const wanted = { send: office.unit('agency') };
    expect(await refused(share('legal', wanted))).toEqual([409, 'registry.share-none']);
    as(await open('saraban', 'agency', 'outgoing'));
    as(await open('saraban', 'agency', 'memo'));
  });

  it('is a point that is not above', async () => {
    const wanted = { send: office.unit('policy') };
    expect(await refused(share('legal', wanted))).toEqual([422, 'registry.share-above']);
  });

  it('is a unit with numbers of this year, which begins with the next', async () => {
    const wanted = { send: office.unit('agency') };
    expect(await refused(share('policy', wanted))).toEqual([409, 'registry.share-year']);
    as(await share('policy', wanted, { sharesFrom: 'next-year' }));
    const { points: all } = await points();
    const planned = all.find(({ unitId }) => unitId === office.unit('policy'));
    expect(planned?.shares[1]).toMatchObject({ now: null, next: { id: office.unit('agency') } });
    expect(await number('policy')).toBe('ทส 0102/2');
    expect(await countingIn(office.buddhistYear + 1)).toBe(office.unit('agency'));
    // Taken back, nothing of it is left.
    as(await share('policy', own));
    expect(await countingIn(office.buddhistYear + 1)).toBe(office.unit('policy'));
  });

  it('is a ring', async () => {
    as(await open('clerk.legal', 'legal', 'memo'));
    const through = { throughId: office.unit('legal') };
    as(await share('policy', { memo: office.unit('legal') }, through));
    as(await share('policy', { memo: office.unit('legal') }, { throughId: '' }));
    const back = { throughId: office.unit('policy') };
    const ring = share('legal', { memo: office.unit('policy') }, back);
    expect(await refused(ring)).toEqual([409, 'registry.share-ring']);
    // With a point that it does not receive through any more: told until it is mended.
    expect((await points()).faults).toMatchObject([
      { kind: 'share-lost', name: 'กองนโยบาย', others: ['กองกฎหมาย'] },
    ]);
    as(await share('policy', own));
    expect((await points()).faults).toEqual([]);
  });

  it('is everybody without the permission for it (R10)', async () => {
    const sent = { unitId: office.unit('legal'), version: 0, level: 'division', reason: 'ทดลอง' };
    const answer = office.post('clerk.legal', '/registry/points/save', { ...sent, shares: own });
    expect((await answer).status).toBe(403);
  });
});

async function countingIn(year: number) {
  const rows = await office.app.db.query<{ unit: string }>(
    'select counting_unit($1, $2, $3) unit',
    [office.unit('policy'), 'outgoing', year],
  );
  return rows[0]?.unit;
}

describe('a register shared with the point above', () => {
  it('counts from the next number on, with the letter code of the unit itself', async () => {
    as(await share('legal', { send: office.unit('agency') }));
    expect(await number('legal')).toBe('ทส 0103/1');
    const { id } = await registerOf('saraban', 'outgoing');
    const form = { count: 1, forDay: office.today, expiresOn: office.today, reason: 'รอลงนาม' };
    const reserved = await office.post('saraban', `/registry/registers/${id}/reserve`, form);
    expect(reserved['first']).toBe(2);
    expect(await number('legal')).toBe('ทส 0103/3');
    // The other division goes on by itself.
    expect(await number('policy')).toBe('ทส 0102/3');
  });

  it('is the register of both, with the same entries and the same proof', async () => {
    const [shared, central] = [
      await registerOf('clerk.legal', 'outgoing'),
      await registerOf('saraban', 'outgoing'),
    ];
    expect(shared).toMatchObject({ id: central.id, unit: { id: office.unit('agency') } });
    expect([shared.mayReserve, shared.years]).toEqual([true, [office.buddhistYear]]);
    // The head of the page says the next number to both; the unit's own register gives none.
    expect(shared.next).toEqual({ year: office.buddhistYear, number: 4 });
    expect(central.next).toEqual(shared.next);
    const numbers = async (account: string) =>
      (await entriesOf(account, shared.id)).map((row) => row.number);
    expect(await numbers('clerk.legal')).toEqual([3, 2, 1]);
    expect(await numbers('saraban')).toEqual([3, 2, 1]);
    expect(await proofOf('clerk.legal', shared.id)).toMatchObject({ isWhole: true, last: 3 });
    const path = `/registry/registers/${shared.id}/entries?year=${office.buddhistYear}`;
    expect((await office.get('clerk.policy', path)).status).toBe(404);
    // Of the years before it was shared the unit sees nothing.
    const before = `/registry/registers/${shared.id}/entries?year=${office.buddhistYear - 1}`;
    expect((await office.get('clerk.legal', before)).status).toBe(404);
    expect((await office.get('saraban', before)).status).toBe(200);
  });

  it('offers the numbers reserved in it, to whichever of the units numbers', async () => {
    const { id } = await registerOf('clerk.legal', 'outgoing');
    const form = { count: 1, forDay: office.today, expiresOn: office.today, reason: 'รอฉบับจริง' };
    as(await office.post('clerk.legal', `/registry/registers/${id}/reserve`, form));
    const letter = await signed('legal');
    const { may } = await office.document('clerk.legal', letter);
    const offered = may.find(({ act }) => act === 'number')?.reserved ?? [];
    expect(offered.map((one) => one.number)).toEqual([2, 4]);
    const answer = await office.act('clerk.legal', letter, 'number', {
      reservedEntryId: offered[1]?.entryId,
    });
    expect(answer.number).toBe('ทส 0103/4');
    const entry = (await entriesOf('saraban', id)).find((row) => row.state === 'RESERVED');
    const end = { entryId: entry?.entryId, how: 'RELEASED', reason: 'ไม่ใช้แล้ว' };
    const path = `/registry/register-entry/${entry?.entryId}/end`;
    expect((await office.post('clerk.policy', path, end)).status).toBe(404);
    as(await office.post('clerk.legal', path, end));
  });

  it('leaves the unit no other of this kind: neither to open nor to reserve in', async () => {
    const { openable } = await registersOf('clerk.legal');
    const kinds = openable.filter(({ unit }) => unit.id === office.unit('legal'));
    expect(kinds.map(({ kind }) => kind)).not.toContain('outgoing');
    const opened = open('clerk.legal', 'legal', 'outgoing');
    expect(await refused(opened)).toEqual([409, 'registry.register-shared']);
  });

  it('is kept for the rest of the year once the unit got a number there', async () => {
    expect(await refused(share('legal', own))).toEqual([409, 'registry.share-year']);
    as(await share('legal', own, { sharesFrom: 'next-year' }));
    expect(await number('legal')).toBe('ทส 0103/5');
    as(await share('legal', { send: office.unit('agency') }));
    const { rows } = as<{ rows: { changes: { field: string; from: string; to: string }[] }[] }>(
      await office.get('admin', `/registry/points/${office.unit('legal')}/changes`),
    );
    expect(rows[1]?.changes).toEqual([
      { field: 'share-send', from: 'สำนักงานทดสอบงานสารบรรณ', to: '' },
      { field: 'share-from', from: '', to: String(office.buddhistYear + 1) },
    ]);
  });

  it('is refused by the database for a number of its own, whatever asks for it', async () => {
    const insert = office.app.db.query(
      `with own as (insert into register (id, unit_id, kind, created_at)
         values (gen_random_uuid(), $1, 'outgoing', now()) returning id)
       insert into register_entry (id, register_id, be_year, number, state, entered_by, entered_at)
       select gen_random_uuid(), own.id, $2, 1, 'RESERVED', $3, now() from own`,
      [office.unit('legal'), office.buddhistYear, office.person('admin')],
    );
    await expect(insert).rejects.toThrow();
  });
});

it('a unit whose shared register is closed goes on in its own after the last number there', async () => {
  const { id } = await registerOf('saraban', 'outgoing');
  const close = (day: string | null) =>
    office.app.db.query('update register set closed_on = $2 where id = $1', [id, day]);
  await close(office.today);
  const waiting = await signed('legal');
  const form = { on: 'document', targetId: waiting, act: 'number', form: {} };
  const act = office.post('clerk.legal', `/registry/document/${waiting}/act`, form);
  expect(await refused(act)).toEqual([409, 'registry.register-closed']);
  expect((await points()).faults).toMatchObject([{ kind: 'share-lost', name: 'กองกฎหมาย' }]);
  as(await share('legal', own));
  expect((await points()).faults).toEqual([]);
  const { number: given } = await office.act('clerk.legal', waiting, 'number', {});
  expect(given).toBe('ทส 0103/6');
  const { rows } = await registersOf('clerk.legal');
  const unitId = office.unit('legal');
  const kept = rows.find((row) => row.kind === 'outgoing' && row.unit.id === unitId);
  expect(await proofOf('clerk.legal', kept?.id ?? '')).toMatchObject({ isWhole: true, last: 6 });
  await close(null);
});

describe('two units that share, at once and on two processes', () => {
  it('leave no hole and no double', async () => {
    as(await share('policy', { memo: office.unit('agency') }));
    as(await share('legal', { memo: office.unit('agency') }));
    const keys = ['policy', 'legal', 'policy', 'legal', 'policy', 'legal'];
    const memos: string[] = [];
    for (const key of keys) memos.push(await memo(key));
    const sign = async (documentId: string, at: number) => {
      const account = `head.${keys[at]}`;
      const body = { on: 'document', targetId: documentId, act: 'sign', form: { password } };
      const path = `/registry/document/${documentId}/act`;
      if (at < 3) return office.post(account, path, body);
      const response = await second.fetch(`/api${path}`, {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: {
          authorization: `Bearer ${await office.token(account)}`,
          'content-type': 'application/json',
        },
      });
      return (await response.json()) as Answer;
    };
    const answers = await Promise.all(memos.map(sign));
    const numbers = answers.map((answer) => Number(String(answer['number']).split('/').at(-1)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    const { id } = await registerOf('saraban', 'memo');
    expect(await proofOf('saraban', id)).toMatchObject({ isWhole: true, last: 6 });
  });

  it('see the numbers of each other, and not what the documents are', async () => {
    const { id } = await registerOf('clerk.legal', 'memo');
    const rows = await entriesOf('clerk.legal', id);
    expect(rows.map((row) => row.number)).toEqual([6, 5, 4, 3, 2, 1]);
    const shown = rows.filter(({ documentId }) => documentId !== null);
    expect(shown).toHaveLength(3);
    const masked = rows.filter(({ documentId }) => documentId === null);
    expect(masked.map(({ title }) => title)).toEqual(['', '', '']);
  });
});
