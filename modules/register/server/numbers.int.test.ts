import { buddhistYear } from '@sarn/kernel';
import type { DocumentDetail } from '@sarn/document/contract';
import type { RegisterProof } from '@sarn/register/contract';
import { publicationKinds } from '@sarn/document/contract';
import { clockWithinYear } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deploymentNamed, openInstance } from '@sarn/server/testing';
import type { Answer, OfficeInstance } from '@sarn/server/testing';

const password = 'Sarn2569';
let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance({ clock: clockWithinYear() });
});
afterAll(() => officeInstance.close());

interface Register {
  readonly id: string;
  readonly kind: string;
  readonly years: number[];
  readonly unit: { readonly id: string };
}

async function registerOf(account: string, kind: string, at = officeInstance): Promise<Register> {
  const { rows } = (await at.get(account, '/registry/registers')) as unknown as {
    rows: Register[];
  };
  const found = rows.find((row) => row.kind === kind);
  if (!found) throw new Error(`${account} keeps no ${kind}`);
  return found;
}

/** Reserves the next number of a register for yesterday. */
async function reserved(account: string, kind: string) {
  const { id } = await registerOf(account, kind);
  const answer = await officeInstance.post(account, `/registry/registers/${id}/reserve`, {
    count: 1,
    forDay: officeInstance.dayFromToday(-1),
    expiresOn: officeInstance.today,
    reason: 'รอผู้มีอำนาจลงนาม',
  });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  const number = answer['first'] as number;
  const path = `/registry/registers/${id}/entries?year=${answer['year'] as number}&state=RESERVED`;
  const { rows } = (await officeInstance.get(account, path)) as unknown as {
    rows: { entryId: string; number: number }[];
  };
  return { number, entryId: rows.find((row) => row.number === number)?.entryId ?? '' };
}

const proofOf = async (account: string, kind: string, year: number, at = officeInstance) => {
  const { id } = await registerOf(account, kind, at);
  const answer = await at.get(account, `/registry/registers/${id}/proof?year=${year}`);
  return answer as unknown as RegisterProof;
};

async function submit(documentId: string, signatory: string, at = officeInstance): Promise<string> {
  const signatoryId = at.person(signatory);
  await at.act('officer.policy', documentId, 'submit', { signatoryId });
  return documentId;
}

/** A letter that waits for its number. */
async function signedLetter(at = officeInstance): Promise<string> {
  const id = await submit(await at.draftLetter('officer.policy', 'outgoing'), 'head.policy', at);
  await at.act('head.policy', id, 'sign', { password });
  return id;
}

async function sealedLetter(): Promise<string> {
  const id = await submit(
    await officeInstance.draftLetter('officer.policy', 'stamp'),
    'head.policy',
  );
  await officeInstance.act('head.policy', id, 'initial', { password });
  await officeInstance.act('clerk.policy', id, 'seal', {});
  return id;
}

const memo = async () =>
  submit(await officeInstance.draft('officer.policy', ['legal']), 'head.policy');
const command = async () =>
  submit(await officeInstance.draftPublication('officer.policy', 'command'), 'director');
const certificate = async () =>
  submit(await officeInstance.draftLetter('officer.policy', 'guaranty'), 'head.policy');

/** Every document that is numbered by an act of the flow, with the keeper of its register. */
const numbered = {
  memo: { make: memo, by: 'head.policy', act: 'sign', register: 'memo', keeper: 'clerk.policy' },
  outgoing: {
    make: () => signedLetter(),
    by: 'clerk.policy',
    act: 'number',
    register: 'outgoing',
    keeper: 'clerk.policy',
  },
  stamp: {
    make: sealedLetter,
    by: 'clerk.policy',
    act: 'number',
    register: 'outgoing',
    keeper: 'clerk.policy',
  },
  command: {
    make: command,
    by: 'director',
    act: 'sign',
    register: 'command',
    keeper: 'saraban',
  },
  certificate: {
    make: certificate,
    by: 'head.policy',
    act: 'sign',
    register: 'guaranty',
    keeper: 'saraban',
  },
} as const;

const form = (act: string) => (act === 'sign' ? { password } : {});
const offered = (detail: DocumentDetail, act: string) =>
  detail.may.find((may) => may.act === act)?.reserved.map((row) => row.entryId) ?? [];

describe('[7.04] a number reserved before', () => {
  it.each(Object.entries(numbered))('is given to a %s, with its day, once', async (_name, one) => {
    const { by, act } = one;
    // Numbers can be reserved once a register has its first entry.
    await officeInstance.act(by, await one.make(), act, form(act));
    const { number, entryId } = await reserved(one.keeper, one.register);
    const [first, second] = [await one.make(), await one.make()];
    expect(offered(await officeInstance.document(by, first), act)).toContain(entryId);
    const send = (id: string): Promise<Answer> =>
      officeInstance.tryAct(by, id, {
        ...{ on: 'document', targetId: id, act },
        form: { ...form(act), reservedEntryId: entryId },
      });
    // Two documents ask for the same number at once: one gets it, the other is unchanged.
    const answers = await Promise.all([send(first), send(second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const isFirst = answers[0]?.status === 200;
    const [won, lost] = isFirst ? [first, second] : [second, first];
    expect(answers[isFirst ? 1 : 0]).toMatchObject({ code: 'registry.number-not-reserved' });
    const document = await officeInstance.document(by, won);
    expect(document.letterNo).toMatch(new RegExp(`(^|/)${number}(/\\d{4})?$`));
    expect(document.letterDate).toBe(officeInstance.dayFromToday(-1));
    const other = await officeInstance.document(by, lost);
    expect(other.letterNo).toBe('');
    expect(offered(other, act)).not.toContain(entryId);
    const next = await officeInstance.act(by, lost, act, form(act));
    expect(next.number).toMatch(new RegExp(`(^|/)${number + 1}(/\\d{4})?$`));
    const proof = await proofOf(one.keeper, one.register, officeInstance.buddhistYear);
    expect(proof).toMatchObject({ isWhole: true, faults: [] });
  });

  it('is given to a transmission that a unit receives, of that unit alone', async () => {
    await officeInstance.assignedLetter();
    const { number, entryId } = await reserved('clerk.policy', 'receive');
    const { documentId } = await officeInstance.register('saraban');
    await officeInstance.act('saraban', documentId, 'distribute', {
      recipients: ['policy', 'legal'].map((key) => ({ unitId: officeInstance.unit(key) })),
    });
    const { transmissions } = await officeInstance.document('saraban', documentId);
    const take = (account: string, unit: string) =>
      officeInstance.tryAct(account, documentId, {
        on: 'transmission',
        targetId:
          transmissions.find(
            (transmission) => transmission.toUnit?.id === officeInstance.unit(unit),
          )?.id ?? '',
        act: 'receive',
        form: { reservedEntryId: entryId },
      });
    expect(await take('clerk.legal', 'legal')).toMatchObject({
      status: 409,
      code: 'registry.number-of-other-register',
    });
    const printed = `${number}/${officeInstance.buddhistYear}`;
    expect(await take('clerk.policy', 'policy')).toMatchObject({ status: 200, number: printed });
    const received = (await officeInstance.document('clerk.policy', documentId)).transmissions;
    expect(received.map((transmission) => transmission.receiveNo)).toContain(printed);
  });

  it('of another register is refused with a sentence that says so, and nothing happens', async () => {
    const { entryId } = await reserved('clerk.policy', 'memo');
    const id = await signedLetter();
    const request = { on: 'document', targetId: id, act: 'number' };
    const answer = await officeInstance.tryAct('clerk.policy', id, {
      ...request,
      form: { reservedEntryId: entryId },
    });
    expect(answer).toMatchObject({ status: 409, code: 'registry.number-of-other-register' });
    expect(await officeInstance.document('clerk.policy', id)).toMatchObject({
      state: 'SIGNED',
      letterNo: '',
    });
  });
});

describe('[7.02] twenty letters numbered at once, half of the commands sent twice', () => {
  it('leaves no gap and no double, and the proof says so', async () => {
    // A register exists once it has its first entry.
    await officeInstance.act('clerk.policy', await signedLetter(), 'number', {});
    const ids: string[] = [];
    for (let at = 0; at < 20; at += 1) ids.push(await signedLetter());
    const before = await proofOf('clerk.policy', 'outgoing', officeInstance.buddhistYear);
    const token = await officeInstance.token('clerk.policy');
    const send = async (id: string) => {
      const response = await officeInstance.app.fetch(`/api/registry/document/${id}/act`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': `number-of-${id}`,
        },
        body: JSON.stringify({ on: 'document', targetId: id, act: 'number', form: {} }),
      });
      const body = (await response.json()) as { number: string };
      return { id, ...body, status: response.status };
    };
    const answers = await Promise.all([...ids, ...ids.slice(0, 10)].map(send));
    const done = answers.filter(({ status }) => status === 200);
    // The second of a pair gets either the answer of the first or that it is still being done.
    const byDocument = Map.groupBy(done, ({ id }) => id);
    expect(byDocument.size, JSON.stringify(answers.slice(0, 2))).toBe(20);
    for (const same of byDocument.values()) {
      expect(new Set(same.map(({ number }) => number)).size).toBe(1);
    }
    const numbers = [...byDocument.values()].map(([one]) => Number(one?.number.split('/').at(-1)));
    const expected = Array.from({ length: 20 }, (_, at) => before.last + 1 + at);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(expected);
    expect(await proofOf('clerk.policy', 'outgoing', officeInstance.buddhistYear)).toMatchObject({
      isWhole: true,
      faults: [],
      last: before.last + 20,
    });
  });

  it('one that cannot be numbered does not hold up the others', async () => {
    const [first, second, third] = [
      await signedLetter(),
      await signedLetter(),
      await signedLetter(),
    ];
    await officeInstance.act('clerk.policy', second, 'cancel', { reason: 'ผู้รับขอให้งด' });
    const results: Answer[] = [];
    for (const id of [third, second, first]) {
      const request = { on: 'document', targetId: id, act: 'number', form: {} };
      results.push(await officeInstance.tryAct('clerk.policy', id, request));
    }
    expect(results.map(({ status }) => status)).toEqual([200, 409, 200]);
    const [early, , late] = results.map((one) => Number(String(one['number']).split('/').at(-1)));
    expect(late).toBe((early ?? 0) + 1);
  });
});

describe('[7.03] whose letter code is printed', () => {
  const set = (codeOwner: string, unit = 'policy', account = 'admin') =>
    officeInstance.post(account, `/registry/numbering/units/${officeInstance.unit(unit)}/save`, {
      codeOwner,
    });

  it('is set for a unit by the administrator, shown to the drafter, and holds from then on', async () => {
    const id = await signedLetter();
    expect((await officeInstance.document('officer.policy', id)).numbering).toMatchObject({
      sample: 'ทส 0102/…',
      unit: { id: officeInstance.unit('policy') },
      register: { th: 'ทะเบียนหนังสือส่ง' },
    });
    expect((await set('department', 'policy', 'clerk.policy')).status).toBe(403);
    expect(await set('department')).toMatchObject({
      status: 200,
      usual: 'division',
      rows: [{ unit: { name: 'กองนโยบาย' }, codeOwner: 'department' }],
    });
    try {
      const later = await officeInstance.draftLetter('officer.policy', 'outgoing');
      const { numbering } = await officeInstance.document('officer.policy', later);
      expect(numbering).toMatchObject({
        sample: 'ทส 0100/…',
        unit: { id: officeInstance.unit('agency') },
      });
      await submit(later, 'head.policy');
      await officeInstance.act('head.policy', later, 'sign', { password });
      const { number } = await officeInstance.act('saraban', later, 'number', {});
      expect(number).toMatch(/^ทส 0100\/\d+$/);
      expect((await officeInstance.document('officer.policy', later)).numbering).toBeNull();
    } finally {
      expect(await set('usual')).toMatchObject({ rows: [] });
    }
  });
});

describe('[7.03] [7.04] an agency that numbers by its department, circulars among its letters', () => {
  let other: OfficeInstance;
  const numbering = { codeOwner: 'department', circularSeries: 'outgoing' };
  beforeAll(async () => {
    Object.assign(deploymentNamed('kru'), { numbering });
    other = await openInstance({ config: { deployment: 'kru' } });
  });
  afterAll(() => other.close());

  it('gives a circular and a letter numbers of one series, of the department', async () => {
    const letter = await signedLetter(other);
    const first = await other.act('saraban', letter, 'number', {});
    const circular = await other.publish('officer.policy', 'cycle');
    const runningOf = (text: string) => Number(/(\d+)$/.exec(text)?.[1]);
    expect(first.number).toMatch(/^ทส 0100\/\d+$/);
    expect(circular.number).toMatch(/^ทส 0100\/ว \d+$/);
    expect(runningOf(circular.number)).toBe(runningOf(first.number) + 1);
    const { rows } = (await other.get('saraban', '/registry/registers')) as unknown as {
      rows: Register[];
    };
    expect(rows.map(({ kind }) => kind)).not.toContain('cycle');
    expect(await proofOf('saraban', 'outgoing', other.buddhistYear, other)).toMatchObject({
      isWhole: true,
    });
  });
});

describe('[7.02] at the turn of the year in Bangkok', () => {
  let later: OfficeInstance;
  let now = new Date('2026-12-31T16:30:00Z');
  beforeAll(async () => {
    later = await openInstance({ clock: { now: () => now } });
  });
  afterAll(() => later.close());

  /** One entry in every register. @returns numbers as printed, by register */
  async function oneOfEach(): Promise<Record<string, string>> {
    const { documentId, receiveNo } = await later.register('saraban');
    await later.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: later.unit('policy') }],
    });
    const received = await later.actOnTransmission('clerk.policy', documentId, 'receive');
    const draft = await later.draft('officer.policy', ['legal']);
    await submit(draft, 'head.policy', later);
    const signed = await later.act('head.policy', draft, 'sign', { password });
    const letter = await later.act('clerk.policy', await signedLetter(later), 'number', {});
    const proofOfBearer = await later.draftLetter('officer.policy', 'guaranty');
    await submit(proofOfBearer, 'head.policy', later);
    const issued = await later.act('head.policy', proofOfBearer, 'sign', { password });
    const photo = await later.draftLetter('officer.policy', 'other');
    const entered = await later.act('officer.policy', photo, 'enter', {});
    const numbers: Record<string, string> = {
      'saraban receive': receiveNo,
      'clerk.policy receive': received.number,
      'clerk.policy memo': signed.number,
      'clerk.policy outgoing': letter.number,
      'saraban guaranty': issued.number,
      'clerk.policy other': entered.number,
    };
    for (const kind of publicationKinds) {
      const keeper = kind === 'cycle' ? 'clerk.policy' : 'saraban';
      numbers[`${keeper} ${kind}`] = (await later.publish('officer.policy', kind)).number;
    }
    return numbers;
  }

  it('every register begins again at 1 with the new Buddhist year at midnight there', async () => {
    await later.register('saraban');
    const { id } = await registerOf('saraban', 'receive', later);
    const reserve = { count: 1, forDay: '2026-12-31', expiresOn: '2026-12-31', reason: 'สำรองสิ้นปี' };
    const kept = await later.post('saraban', `/registry/registers/${id}/reserve`, reserve);
    expect(kept).toMatchObject({ status: 200, year: 2569 });
    const old = await oneOfEach();
    // Still 2026 in London, the first day of 2570 in Bangkok.
    now = new Date('2026-12-31T17:30:00Z');
    const fresh = await oneOfEach();
    const places = Object.keys(fresh);
    expect(places).toHaveLength(14);
    for (const place of places) {
      expect(old[place], place).not.toMatch(/\/2570$/);
      expect(fresh[place], place).toMatch(/(^|\/|ว )1(\/2570)?$/);
      const [account = '', kind = ''] = place.split(' ');
      const { years } = await registerOf(account, kind, later);
      expect(
        years.toSorted((a, b) => a - b),
        place,
      ).toEqual([2569, 2570]);
      for (const year of years) {
        expect(await proofOf(account, kind, year, later), place).toMatchObject({ isWhole: true });
      }
    }
    // The number reserved for the old year could be used until midnight.
    const path = `/registry/registers/${id}/entries?year=2569&state=RESERVED`;
    const { rows } = (await later.get('saraban', path)) as unknown as {
      rows: { entryId: string }[];
    };
    const late = await later.post('saraban', '/registry/incoming/register', {
      ...later.letterForm(),
      fileIds: [await later.upload('saraban')],
      reservedEntryId: rows[0]?.entryId,
    });
    expect(late).toMatchObject({ status: 409, code: 'registry.number-expired' });
    expect(buddhistYear('2027-01-01')).toBe(2570);
  }, 180_000);
});
