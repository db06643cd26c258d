import { samplePasswordHash } from '@sarn/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal, openTestInstance, password } from '../testing.ts';
import type { RawAnswer, TestInstance } from '../testing.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
  await placeSecond('clerk2.policy', 'clerk', 'registrar');
  await placeSecond('head2.policy', 'head', 'executive');
});
afterAll(() => instance.close());

/** A second principal of a duty in the unit of `policy`. */
async function placeSecond(account: string, duty: 'clerk' | 'head', role: string): Promise<void> {
  const { accounts } = instance.app.services.authentication;
  const { people } = instance.app.services.organisation;
  const by = { callerId: null, requestId: 'hardening' };
  await instance.app.platform.db.transaction(async (tx) => {
    const unitId = instance.office.unit('policy');
    const positionId = await people.createPosition(tx, by, { nameTh: `ข้าราชการ ${account}` });
    const personId = await people.createPerson(tx, by, {
      employeeCode: account,
      prefixTh: 'นาง',
      firstNameTh: `สำรอง${duty}`,
      lastNameTh: 'ทดลองงาน',
    });
    const post = { unitId, servesUnitId: unitId, positionId, titleTh: 'ตำแหน่งสำรอง', duty };
    const postId = await people.createPost(tx, by, post);
    await people.holdPost(tx, by, { postId, personId });
    await accounts.createAccount(tx, by, {
      personId,
      username: account,
      passwordHash: samplePasswordHash,
    });
    await people.grantRole(tx, by, role, { personId });
  });
}

interface Act {
  readonly account: string;
  readonly on: 'document' | 'transmission' | 'assignment';
  readonly act: string;
  readonly form?: object;
}

/** Sends acts on one document at the same moment. */
async function atOnce(documentId: string, acts: readonly Act[]): Promise<RawAnswer[]> {
  const document = await instance.office.document(acts[0]?.account ?? '', documentId);
  const targets = {
    document: documentId,
    transmission: document.transmissions[0]?.id ?? '',
    assignment: document.assignments.find((assignment) => assignment.isMain)?.id ?? '',
  };
  for (const { account } of acts) await instance.token(account);
  return Promise.all(
    acts.map(({ account, on, act, form = {} }) =>
      instance.as(account, `/registry/document/${documentId}/act`, {
        on,
        targetId: targets[on],
        act,
        form,
      }),
    ),
  );
}

function expectOneWinner(answers: readonly RawAnswer[]): void {
  const won = answers.filter((answer) => answer.status === 200);
  expect(won, answers.map((answer) => answer.text).join('\n')).toHaveLength(1);
  for (const lost of answers.filter((answer) => answer.status !== 200)) {
    expectRefusal(lost, 'the one who came second', [409]);
  }
}

const sent = async () => {
  const { documentId } = await instance.office.register('saraban');
  const recipients = [{ unitId: instance.office.unit('policy') }];
  await instance.office.act('saraban', documentId, 'distribute', { recipients });
  return documentId;
};
const presented = async () => {
  const documentId = await sent();
  await instance.office.actOnTransmission('clerk.policy', documentId, 'receive');
  await instance.office.actOnTransmission('clerk.policy', documentId, 'present');
  return documentId;
};
const inReview = async () => {
  const documentId = await instance.office.draft('officer.policy', ['legal']);
  await instance.office.act('officer.policy', documentId, 'submit', {
    reviewerIds: [instance.office.person('officer2.policy')],
    signatoryId: instance.office.person('head.policy'),
  });
  return documentId;
};
const assignTo = (main: string) => ({
  mainPersonId: instance.office.person(main),
  dueDate: instance.office.dayFromToday(3),
});

/**
 * How the document reaches the state, who does what at once, and the counts expected afterwards.
 */
const races: Record<
  string,
  { begin: () => Promise<string>; acts: () => Act[]; transmissions: number; assignments: number }
> = {
  'two clerks receive': {
    begin: sent,
    acts: () => [
      { account: 'clerk.policy', on: 'transmission', act: 'receive' },
      { account: 'clerk2.policy', on: 'transmission', act: 'receive' },
    ],
    transmissions: 1,
    assignments: 0,
  },
  'one clerk receives three times': {
    begin: sent,
    acts: () =>
      Array.from({ length: 3 }, () => ({
        account: 'clerk.policy',
        on: 'transmission',
        act: 'receive',
      })),
    transmissions: 1,
    assignments: 0,
  },
  'the sender recalls while the unit receives': {
    begin: sent,
    acts: () => [
      { account: 'saraban', on: 'transmission', act: 'recall', form: { reason: 'ส่งผิดหน่วยงาน' } },
      { account: 'clerk.policy', on: 'transmission', act: 'receive' },
    ],
    transmissions: 1,
    assignments: 0,
  },
  'two clerks send back': {
    begin: sent,
    acts: () => [
      { account: 'clerk.policy', on: 'transmission', act: 'sendBack', form: { reason: 'มิใช่หน้าที่' } },
      {
        account: 'clerk2.policy',
        on: 'transmission',
        act: 'sendBack',
        form: { reason: 'ไม่เกี่ยวข้อง' },
      },
    ],
    transmissions: 1,
    assignments: 0,
  },
  'the head assigns twice': {
    begin: presented,
    acts: () =>
      ['officer.policy', 'officer2.policy'].map((main) => ({
        account: 'head.policy',
        on: 'transmission',
        act: 'assign',
        form: assignTo(main),
      })),
    transmissions: 1,
    assignments: 1,
  },
  'two heads decide differently': {
    begin: presented,
    acts: () => [
      {
        account: 'head.policy',
        on: 'transmission',
        act: 'assign',
        form: assignTo('officer.policy'),
      },
      {
        account: 'head2.policy',
        on: 'transmission',
        act: 'sendBack',
        form: { reason: 'ขอข้อมูลเพิ่ม' },
      },
    ],
    transmissions: 1,
    assignments: -1,
  },
  'the officer gives the assignment back while the head ends it': {
    begin: () => instance.office.assignedLetter(),
    acts: () => [
      {
        account: 'officer.policy',
        on: 'assignment',
        act: 'sendBack',
        form: { reason: 'ติดราชการ' },
      },
      { account: 'head.policy', on: 'assignment', act: 'endJob', form: { reason: 'ไม่ต้องทำแล้ว' } },
    ],
    transmissions: 1,
    assignments: 2,
  },
  'the reviewer passes twice': {
    begin: inReview,
    acts: () =>
      Array.from({ length: 2 }, () => ({
        account: 'officer2.policy',
        on: 'document',
        act: 'pass',
      })),
    transmissions: 0,
    assignments: 0,
  },
  'the reviewer sends back while the drafter withdraws': {
    begin: inReview,
    acts: () => [
      { account: 'officer.policy', on: 'document', act: 'withdraw', form: { reason: 'ขอแก้ไข' } },
      { account: 'officer2.policy', on: 'document', act: 'sendBack', form: { reason: 'ขอให้แก้' } },
    ],
    transmissions: 0,
    assignments: 0,
  },
  'the head signs twice': {
    begin: async () => {
      const documentId = await inReview();
      await instance.office.act('officer2.policy', documentId, 'pass', {});
      return documentId;
    },
    acts: () =>
      Array.from({ length: 2 }, () => ({
        account: 'head.policy',
        on: 'document',
        act: 'sign',
        form: { password },
      })),
    transmissions: 1,
    assignments: 0,
  },
};

describe('two at the same moment: one succeeds, the other is refused', () => {
  it.each(Object.keys(races))('%s', async (name) => {
    const race = races[name];
    if (!race) throw new Error(name);
    for (let turn = 0; turn < 4; turn += 1) {
      const documentId = await race.begin();
      const [{ account } = { account: '' }] = race.acts();
      const before = await instance.office.document(account, documentId);
      const answers = await atOnce(documentId, race.acts());
      expectOneWinner(answers);
      const after = await instance.office.document(account, documentId);
      expect(after.history).toHaveLength(before.history.length + 1);
      expect(after.transmissions).toHaveLength(race.transmissions);
      if (race.assignments >= 0) expect(after.assignments).toHaveLength(race.assignments);
      expect(after.may.length + after.principals.length).toBeGreaterThan(0);
    }
  });

  it('a draft saved in two windows: the second is refused as outdated', async () => {
    const documentId = await instance.office.draft('officer.policy', ['legal']);
    const body = {
      documentId,
      version: 1,
      addressee: 'ผู้อำนวยการ',
      unitIds: [instance.office.unit('legal')],
      bodyJson: { type: 'doc', content: [] },
    };
    const answers = await Promise.all(
      ['หนึ่ง', 'สอง', 'สาม'].map((title) =>
        instance.as('officer.policy', '/registry/memo/save', { ...body, title: `ฉบับที่${title}` }),
      ),
    );
    expectOneWinner(answers);
  });

  it('a draft saved without its version is refused: it might replace another text', async () => {
    const documentId = await instance.office.draft('officer.policy', ['legal']);
    const answer = await instance.as('officer.policy', '/registry/memo/save', {
      ...{ documentId, title: 'ไม่บอกฉบับ', addressee: 'ผู้อำนวยการ' },
      unitIds: [instance.office.unit('legal')],
      bodyJson: { type: 'doc', content: [] },
    });
    expect(answer.status).toBe(409);
    expect((await instance.office.document('officer.policy', documentId)).title).not.toBe(
      'ไม่บอกฉบับ',
    );
  });
});

describe('numbers', () => {
  it('are given without gap or duplicate to 16 clerks at once, bad calls in between', async () => {
    const { office, app } = instance;
    const first = await office.highestNumber('saraban');
    const allDeps = Array.from({ length: 16 }, async (_, deps) => {
      const given: number[] = [];
      for (let turn = 0; turn < 10; turn += 1) {
        const letter = { ...office.letterForm(), fileIds: [await office.upload('saraban')] };
        const bad = badLetters[(deps * 10 + turn) % badLetters.length]?.(letter);
        const path = '/registry/incoming/register';
        const [good, refused] = await Promise.all([
          instance.as('saraban', path, letter),
          instance.as('saraban', path, bad ?? {}),
        ]);
        expect(good.status, good.text).toBe(200);
        expectRefusal(refused, 'a bad letter', [403, 404, 409, 422]);
        given.push(Number(String(good.body['receiveNo']).split('/')[0]));
      }
      return given;
    });
    const numbers = (await Promise.all(allDeps)).flat().toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 160 }, (_, index) => first + index + 1));
    const rows = await app.db.query<{ number: number }>(
      `select entry.number from register_entry entry join register on register.id = register_id
       where unit_id = $1 and kind = 'receive' order by number`,
      [office.unit('agency')],
    );
    expect(rows.map((row) => row.number)).toEqual(
      Array.from({ length: first + 160 }, (_, index) => index + 1),
    );
    const orphans = await app.db.query(
      `select 1 from document where kind = 'outside' and state <> 'ARRIVED'
         and not exists (select 1 from register_entry where document_id = document.id)`,
    );
    expect(orphans).toEqual([]);
  });
});

/** Each fails at another point, the last ones after everything except the number is done. */
const badLetters: ((letter: Record<string, unknown>) => object)[] = [
  (letter) => ({ ...letter, title: '' }),
  (letter) => ({ ...letter, letterNo: `${String(letter['letterNo'])}/2`, secrecy: 'secret' }),
  (letter) => ({ ...letter, letterNo: 'ใหม่', letterDate: '2099-01-01' }),
  (letter) => ({
    ...letter,
    letterNo: `${String(letter['letterNo'])}/3`,
    fileIds: ['019aa000-0000-7000-8000-000000000000'],
  }),
];

it('logged no subject, no name and no secret', () => {
  instance.expectQuietLog(['ขอเชิญประชุม', 'สำนักงานตัวอย่าง', 'ฉบับที่']);
});
