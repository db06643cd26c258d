import { awaitingState, publicationRules } from '@sarn/document/contract';
import type { DocumentDetail, PublicationKind } from '@sarn/document/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actsOn, targetsOf } from './acts-on.testing.ts';
import { letterWalks } from './letter-walks.testing.ts';
import type { Walk } from './letter-walks.testing.ts';
import { Rotation, accounts, expectRefusal, openTestInstance, password } from '../testing.ts';
import type { TestInstance } from '../testing.ts';

let instance: TestInstance;
let office: TestInstance['office'];
const rotation = new Rotation();
beforeAll(async () => {
  instance = await openTestInstance();
  ({ office } = instance);
});
afterAll(() => instance.close());

/** A published kind: sent back, withdrawn, and at last published or not approved. */
function publicationWalk(kind: PublicationKind, end: 'publish' | 'disapprove'): Walk {
  const submit = (id: string, reviewers: readonly string[]) =>
    office.act('officer.policy', id, 'submit', {
      reviewerIds: reviewers.map(office.person),
      signatoryId: office.person('director'),
    });
  const last = awaitingState(kind);
  const start: Walk['steps'] = {
    DRAFT: async () => undefined,
    IN_REVIEW: (id) => submit(id, ['officer2.policy']),
    'DRAFT sent back': (id) =>
      office.act('officer2.policy', id, 'sendBack', { reason: 'ขอให้แก้ไขถ้อยคำ' }),
    [last]: (id) => submit(id, []),
    'DRAFT sent back at last': (id) =>
      office.act('director', id, 'sendBack', { reason: 'ขอให้แก้ไขถ้อยคำ' }),
    'IN_REVIEW again': (id) => submit(id, ['officer2.policy']),
    'DRAFT withdrawn': (id) => office.act('officer.policy', id, 'withdraw', { reason: 'ขอแก้ไข' }),
    'IN_REVIEW at last': (id) => submit(id, ['officer2.policy']),
    [`${last} again`]: (id) => office.act('officer2.policy', id, 'pass', {}),
  };
  const { ending: finalAct } = publicationRules[kind];
  const certified: Walk['steps'] = {
    CERTIFIED: (id) =>
      office.act('officer.policy', id, 'certify', {
        meetingNo: '2/2569',
        meetingDate: office.today,
      }),
  };
  const gazette = { volume: 143, part: 'ตอนพิเศษ 10 ง', page: '1', date: '2026-01-05' };
  const record = (id: string) => office.act('officer.policy', id, 'recordGazette', gazette);
  const published: Walk['steps'] = {
    PUBLISHED: (id) => office.act('director', id, finalAct, { password }),
    ...(kind === 'report' ? certified : {}),
    ...(publicationRules[kind].isInGazette ? { 'PUBLISHED, in the Gazette': record } : {}),
  };
  const disapproved: Walk['steps'] = {
    DISAPPROVED: (id) => office.act('director', id, 'disapprove', { reason: 'ไม่สอดคล้อง' }),
  };
  return {
    begin: () => office.draftPublication('officer.policy', kind),
    steps: { ...start, ...(end === 'publish' ? published : disapproved) },
  };
}

/** One step per state: together the walks reach every state in which a document can wait. */
const walks: Record<string, Walk> = {
  'a letter that is dealt with': {
    begin: async () => (await office.arrive('saraban')).documentId,
    steps: {
      ARRIVED: async () => undefined,
      REGISTERED: (id) => office.act('saraban', id, 'register', office.letterForm()),
      PRESENTED: (id) => office.act('saraban', id, 'present', { purpose: 'to-consider' }),
      COMMANDED: (id) =>
        office.act('director', id, 'command', {
          decision: 'assign',
          recipients: [{ unitId: office.unit('policy') }],
          password,
        }),
      SENT: (id) =>
        office.act('saraban', id, 'dispatchCommand', {
          recipients: [
            { unitId: office.unit('policy') },
            { personId: office.person('deputy'), role: 'info' },
          ],
        }),
      UNIT_RECEIVED: (id) => onTransmissionOf('clerk.policy', id, 'receive'),
      STUDYING: (id) =>
        onTransmissionOf('clerk.policy', id, 'assignPresent', {
          personId: office.person('officer.policy'),
        }),
      UNIT_PRESENTED: (id) =>
        onTransmissionOf('officer.policy', id, 'presentStudy', { note: 'เห็นควร' }),
      CONSIDERED: (id) =>
        onTransmissionOf('head.policy', id, 'recordResult', { decision: 'agreed' }),
      ASSIGNED: (id) =>
        onTransmissionOf('head.policy', id, 'assign', {
          mainPersonId: office.person('officer.policy'),
          coPersonIds: [office.person('officer2.policy')],
          dueDate: office.dayFromToday(3),
        }),
      IN_PROGRESS: async (id) => {
        await office.actOnAssignment('officer.policy', id, 'accept');
        await office.actOnAssignment('officer2.policy', id, 'accept');
      },
      'REPORTED by one': (id) =>
        office.actOnAssignment('officer2.policy', id, 'report', {
          note: 'เสร็จ',
          percent: 100,
        }),
      REPORTED: (id) =>
        office.actOnAssignment('officer.policy', id, 'report', {
          note: 'เสร็จ',
          percent: 100,
        }),
      COMPLETED: (id) => onTransmissionOf('head.policy', id, 'approveReport'),
      CLOSED: (id) => onTransmissionOf('clerk.policy', id, 'close', { retention: 'one-year' }),
      'CONSIDERED again': (id) =>
        onTransmissionOf('head.policy', id, 'reopen', { reason: 'มีข้อมูลเพิ่มเติม' }),
    },
  },
  'a letter that is cancelled': {
    begin: async () => (await office.register('saraban')).documentId,
    steps: {
      CANCELLED: (id) => office.act('saraban', id, 'cancel', { reason: 'ลงทะเบียนซ้ำ' }),
    },
  },
  'a letter that is filed by order and taken up again': {
    begin: async () => (await office.register('saraban')).documentId,
    steps: {
      PRESENTED: (id) => office.act('saraban', id, 'present', { purpose: 'to-know' }),
      COMMANDED: (id) => office.act('director', id, 'command', { decision: 'keep', password }),
      CLOSED: (id) => office.act('saraban', id, 'close', { retention: 'one-year' }),
      'COMMANDED again': (id) => office.act('director', id, 'reopen', { reason: 'มีข้อมูลเพิ่มเติม' }),
    },
  },
  'a draft that is given up': {
    begin: () => office.draft('officer.policy', ['legal']),
    steps: {
      CANCELLED: (id) => office.act('officer.policy', id, 'cancel', { reason: 'ไม่ใช้แล้ว' }),
    },
  },
  'a letter that comes back': {
    begin: async () => (await office.register('saraban')).documentId,
    steps: {
      SENT: (id) =>
        office.act('saraban', id, 'distribute', {
          recipients: [{ unitId: office.unit('policy') }],
        }),
      RETURNED: (id) => onTransmissionOf('clerk.policy', id, 'sendBack', { reason: 'ไม่เกี่ยวข้อง' }),
      SETTLED: (id) => onTransmissionOf('saraban', id, 'settle'),
    },
  },
  'a letter that is recalled': {
    begin: async () => (await office.register('saraban')).documentId,
    steps: {
      SENT: (id) =>
        office.act('saraban', id, 'distribute', {
          recipients: [{ unitId: office.unit('policy') }],
        }),
      RECALLED: (id) => onTransmissionOf('saraban', id, 'recall', { reason: 'ส่งผิด' }),
      RESENT: (id) =>
        onTransmissionOf('saraban', id, 'resend', {
          recipients: [{ unitId: office.unit('legal') }],
        }),
    },
  },
  'a letter that is refused': {
    begin: async () => (await office.arrive('saraban')).documentId,
    steps: {
      REFUSED: (id) => office.act('saraban', id, 'refuse', { reason: 'ไม่ใช่ของหน่วยงาน' }),
    },
  },
  'a memo that is signed': {
    begin: () => office.draft('officer.policy', ['legal']),
    steps: {
      DRAFT: async () => undefined,
      IN_REVIEW: (id) =>
        office.act('officer.policy', id, 'submit', {
          reviewerIds: [office.person('officer2.policy')],
          signatoryId: office.person('head.policy'),
        }),
      AWAITING_SIGN: (id) => office.act('officer2.policy', id, 'pass', {}),
      DISPATCHED: (id) => office.act('head.policy', id, 'sign', { password }),
    },
  },
  'a memo that is disapproved': {
    begin: () => office.draft('officer.policy', ['legal']),
    steps: {
      AWAITING_SIGN: (id) =>
        office.act('officer.policy', id, 'submit', {
          signatoryId: office.person('head.policy'),
        }),
      DISAPPROVED: (id) => office.act('head.policy', id, 'disapprove', { reason: 'ไม่สอดคล้อง' }),
    },
  },
  ...letterWalks(() => instance),
  // The published kinds have one table (flows.test.ts looks at each): the one that is signed, the
  // one that is approved, and the one with a guard of its own.
  ...Object.fromEntries(
    (['command', 'news', 'report'] as const).map((kind) => [
      `${kind} that is published`,
      publicationWalk(kind, 'publish'),
    ]),
  ),
  'a command that is disapproved': publicationWalk('command', 'disapprove'),
  'news that are disapproved': publicationWalk('news', 'disapprove'),
};

/** Acts on the transmission sent to the unit of `policy`. */
async function onTransmissionOf(account: string, documentId: string, act: string, form = {}) {
  const document = await office.document(account, documentId);
  const transmission = document.transmissions.find(
    (one) => one.toUnit?.id === office.unit('policy'),
  );
  const answer = await office.tryAct(account, documentId, {
    on: 'transmission',
    targetId: transmission?.id ?? '',
    act,
    form,
  });
  expect(answer.status, `${account} ${act}: ${JSON.stringify(answer)}`).toBe(200);
}

/** Names that no table has; `approve` and `cancel` are acts of other kinds or of other parts. */
const noActs = ['arrive', 'settled', 'constructor', '__proto__', 'ลบ', '', 'approve', 'cancel'];

/**
 * People, a few in each state, try every act on every part of the document; what the flow offers them
 * is left out. An act that only its guard forbids may be refused for its empty form first.
 */
async function tryEverything(documentId: string, state: string): Promise<void> {
  for (const account of rotation.take(accounts, 2)) {
    const seen = await office.get(account, `/registry/document/${documentId}`);
    if (seen.status !== 200) continue;
    const document = (seen as unknown as { item: DocumentDetail }).item;
    for (const target of targetsOf(document)) {
      const offered = new Set(
        document.may.filter((may) => may.targetId === target.targetId).map((may) => may.act),
      );
      const path = `/registry/document/${documentId}/act`;
      // An unknown name is refused before the caller is checked: one caller is enough.
      const unknown = account === 'admin' || offered.size > 0 ? noActs : [];
      const misdeeds = [...new Set([...actsOn(document.kind, target.on), ...unknown])].filter(
        (one) => !offered.has(one),
      );
      const answers = await Promise.all(
        misdeeds.map((act) => instance.as(account, path, { ...target, act, form: {} })),
      );
      for (const [at, answer] of answers.entries()) {
        expectRefusal(answer, `${account} ${state}: ${misdeeds[at]}`, [403, 409, 422]);
      }
    }
  }
}

describe('what the flow does not offer is refused, by whomever, and changes nothing', () => {
  it.each(Object.keys(walks))(
    '%s',
    async (name) => {
      const { begin, steps } = walks[name] as Walk;
      const documentId = await begin();
      for (const [state, step] of Object.entries(steps)) {
        await step(documentId);
        await instance.leavesNothing(() => tryEverything(documentId, state));
      }
    },
    300_000,
  );
});

describe('what the flow offers is refused with a bad form', () => {
  const letter = (change: object) => ({ ...office.letterForm(), ...change });
  const bad: Record<string, () => readonly [string, unknown, number?]> = {
    'no reason': () => ['refuse', {}],
    'a reason of blanks': () => ['refuse', { reason: '  \u200B ' }],
    'a reason of 1,001 characters': () => ['refuse', { reason: 'ก'.repeat(1001) }],
    'a form that is a list': () => ['refuse', [1]],
    'a form that is text': () => ['refuse', 'reason'],
    'a letter of tomorrow': () => ['register', letter({ letterDate: office.dayFromToday(1) })],
    'a letter due yesterday': () => ['register', letter({ dueDate: office.dayFromToday(-1) })],
    'a classified letter': () => ['register', letter({ secrecy: 'secret' })],
    'a version that is gone': () => ['refuse', { reason: 'ไม่ใช่ของเรา' }, 99],
  };

  it.each(Object.keys(bad))('%s', async (name) => {
    const { documentId } = await office.arrive('saraban');
    const [act, form, version] = bad[name]?.() ?? ['', {}];
    const body = { on: 'document', targetId: documentId, act, form, version };
    await instance.leavesNothing(async () => {
      const answer = await instance.as('saraban', `/registry/document/${documentId}/act`, body);
      expectRefusal(answer, name, [409, 422]);
    });
  });
});

describe('the same command again', () => {
  const register = (body: object, key?: string) =>
    instance.as(
      'saraban',
      '/registry/incoming/register',
      body,
      key ? { 'idempotency-key': key } : {},
    );
  const letter = async () => ({
    ...office.letterForm(),
    fileIds: [await office.upload('saraban')],
  });

  it('with its key, one after the other: one letter, one number, one answer', async () => {
    const body = await letter();
    const first = await register(body, 'again-0001');
    const before = await instance.count();
    for (let turn = 0; turn < 3; turn += 1) {
      const again = await register(body, 'again-0001');
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
    expect(await instance.count()).toEqual(before);
  });

  it('with its key, ten at once: one letter, one number, one answer', async () => {
    const body = await letter();
    const before = await instance.count();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register(body, 'again-0002')),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    for (const { body: answer } of answers) expect(answer).toEqual(answers[0]?.body);
    const after = await instance.count();
    expect([after['document'], after['register_entry'], after['numbers']]).toEqual(
      ['document', 'register_entry', 'numbers'].map((name) => (before[name] ?? 0) + 1),
    );
  });

  it('with its key and other content is refused', async () => {
    const body = await letter();
    expect((await register(body, 'again-0003')).status).toBe(200);
    await instance.leavesNothing(async () => {
      for (const change of [{ title: 'เรื่องอื่น' }, { confirmDuplicate: true }, { note: 'เพิ่ม' }]) {
        const answer = await register({ ...body, ...change }, 'again-0003');
        expectRefusal(answer, 'other content', [409]);
        expect(answer.body['code']).toBe('platform.key-reused');
      }
      const path = '/registry/incoming/arrive';
      const other = await instance.as('saraban', path, body, { 'idempotency-key': 'again-0003' });
      expectRefusal(other, 'another call', [409]);
    });
  });

  it('without a key warns of the letter that is there, until the clerk confirms', async () => {
    const body = await letter();
    const first = await register(body);
    expect(first.status).toBe(200);
    const again = { ...body, fileIds: [await office.upload('saraban')] };
    await instance.leavesNothing(async () => {
      const answer = await register(again);
      expectRefusal(answer, 'the same letter', [409]);
      expect(answer.body).toMatchObject({
        code: 'registry.duplicate',
        receiveNo: first.body['receiveNo'],
      });
    });
    expect((await register({ ...again, confirmDuplicate: true })).status).toBe(200);
  });

  it('without a key, five at once, is one letter and four warnings', async () => {
    const form = office.letterForm();
    const files = [];
    for (let turn = 0; turn < 5; turn += 1) files.push(await office.upload('saraban'));
    const answers = await Promise.all(files.map((id) => register({ ...form, fileIds: [id] })));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
  });

  it('of an act: done once, the same answer twice', async () => {
    const { documentId } = await office.register('saraban');
    const body = {
      on: 'document',
      targetId: documentId,
      act: 'distribute',
      form: { recipients: [{ unitId: office.unit('policy') }] },
    };
    const send = () =>
      instance.as('saraban', `/registry/document/${documentId}/act`, body, {
        'idempotency-key': 'again-0004',
      });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    const document = await office.document('saraban', documentId);
    expect(document.transmissions).toHaveLength(1);
    expect(document.history.map((entry) => entry.act)).toEqual(['register', 'distribute']);
  });
});

it('logged no subject, no name and no secret', () => {
  instance.expectQuietLog(['ขอเชิญประชุม', 'สำนักงานตัวอย่าง', 'ไม่เกี่ยวข้อง']);
});
