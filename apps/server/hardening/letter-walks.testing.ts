import { password } from './stand.testing.ts';
import type { Stand } from './stand.testing.ts';

export type Step = (documentId: string) => Promise<unknown>;

/** A paper begun, and the steps by which it goes through its states. */
export interface Walk {
  readonly begin: () => Promise<string>;
  readonly steps: Readonly<Record<string, Step>>;
}

/** The house, once it is open. */
type At = () => Stand;

/**
 * Walks of the kinds that go out, certify, note and keep; together they reach every state such a
 * paper can rest in.
 */
export function letterWalks(stand: At): Record<string, Walk> {
  const submitLetter = (id: string, reviewers: readonly string[]) =>
    stand().office.act('officer.policy', id, 'submit', {
      reviewerIds: reviewers.map(stand().office.person),
      signatoryId: stand().office.person('head.policy'),
    });
  return {
    'a letter that goes out': letterWalk(stand, 'outgoing', submitLetter),
    'a stamped letter that goes out': letterWalk(stand, 'stamp', submitLetter),
    'a letter that is cancelled with its number': {
      begin: () => stand().office.draftLetter('officer.policy', 'outgoing'),
      steps: {
        AWAITING_SIGN: (id) => submitLetter(id, []),
        'DISAPPROVED not': (id) =>
          stand().office.act('head.policy', id, 'sendBack', { reason: 'ขอให้แก้ไขถ้อยคำ' }),
        'AWAITING_SIGN again': (id) => submitLetter(id, []),
        SIGNED: (id) => stand().office.act('head.policy', id, 'sign', { password }),
        NUMBERED: (id) => stand().office.act('clerk.policy', id, 'number', {}),
        CANCELLED: (id) =>
          stand().office.act('officer.policy', id, 'cancel', { reason: 'ผู้รับยกเลิกการประชุม' }),
      },
    },
    'a certificate that is issued and revoked': {
      begin: () => stand().office.draftLetter('officer.policy', 'guaranty'),
      steps: {
        DRAFT: async () => undefined,
        IN_REVIEW: (id) => submitLetter(id, ['officer2.policy']),
        'AWAITING_SIGN by skipping': (id) =>
          stand().office.act('officer.policy', id, 'skip', { reason: 'ผู้ตรวจลาพักผ่อน' }),
        ISSUED: (id) => stand().office.act('head.policy', id, 'sign', { password }),
        REVOKED: (id) =>
          stand().office.act('head.policy', id, 'revoke', { reason: 'ข้อความคลาดเคลื่อน' }),
      },
    },
    'a note that goes from hand to hand': {
      begin: () => stand().office.draftLetter('officer.policy', 'note'),
      steps: {
        DRAFT: async () => undefined,
        PRESENTED: (id) =>
          stand().office.act('officer.policy', id, 'present', { purpose: 'to-consider' }),
        'DRAFT sent back': (id) =>
          stand().office.act('head.policy', id, 'sendBack', { reason: 'ขอข้อมูลเพิ่มเติม' }),
        'PRESENTED again': (id) =>
          stand().office.act('officer.policy', id, 'present', { purpose: 'to-consider' }),
        'PRESENTED to another': (id) =>
          stand().office.act('head.policy', id, 'annotate', {
            to: 'person',
            personId: stand().office.person('director'),
            purpose: 'to-know',
            note: 'เห็นควรอนุมัติ',
          }),
        CLOSED: (id) =>
          stand().office.act('director', id, 'close', { retention: 'one-year', note: 'ทราบ' }),
        'PRESENTED once more': (id) =>
          stand().office.act('officer.policy', id, 'reopen', { reason: 'มีข้อมูลเพิ่มเติม' }),
        'DRAFT withdrawn': (id) =>
          stand().office.act('officer.policy', id, 'withdraw', { reason: 'ขอแก้ไข' }),
        CANCELLED: (id) =>
          stand().office.act('officer.policy', id, 'cancel', { reason: 'ไม่ใช้แล้ว' }),
      },
    },
    'a document of another make': {
      begin: () => stand().office.draftLetter('officer.policy', 'other'),
      steps: {
        DRAFT: async () => undefined,
        REGISTERED: (id) => stand().office.act('officer.policy', id, 'enter', {}),
        CLOSED: (id) =>
          stand().office.act('clerk.policy', id, 'close', { retention: 'forever', note: '' }),
        'REGISTERED again': (id) =>
          stand().office.act('head.policy', id, 'reopen', { reason: 'เก็บผิดประเภท' }),
        CANCELLED: (id) =>
          stand().office.act('clerk.policy', id, 'cancel', { reason: 'ลงทะเบียนซ้ำ' }),
      },
    },
  };
}

const recipientOf = async (stand: At, id: string) =>
  (await stand().office.document('clerk.policy', id)).letter?.recipients[0]?.id ?? '';

/** A letter to somebody outside: it comes back once, is sent again, arrives, and is closed. */
function letterWalk(
  stand: At,
  kind: 'outgoing' | 'stamp',
  submitLetter: (id: string, reviewers: readonly string[]) => Promise<unknown>,
): Walk {
  const clerk = (id: string, act: string, form: Record<string, unknown> = {}) =>
    stand().office.act('clerk.policy', id, act, form);
  const dispatch = async (id: string) =>
    clerk(id, 'dispatch', {
      sendings: [{ recipientId: await recipientOf(stand, id), method: 'ems' }],
    });
  const receipt = async (id: string, outcome: string) =>
    clerk(id, 'recordReceipt', { recipientId: await recipientOf(stand, id), outcome });
  const last: Walk['steps'] =
    kind === 'outgoing'
      ? {
          AWAITING_SIGN: (id) => stand().office.act('officer2.policy', id, 'pass', {}),
          SIGNED: (id) => stand().office.act('head.policy', id, 'sign', { password }),
        }
      : {
          AWAITING_INITIAL: (id) => stand().office.act('officer2.policy', id, 'pass', {}),
          INITIALLED: (id) => stand().office.act('head.policy', id, 'initial', { password }),
          SEALED: (id) => clerk(id, 'seal'),
        };
  return {
    begin: () => stand().office.draftLetter('officer.policy', kind),
    steps: {
      DRAFT: async () => undefined,
      IN_REVIEW: (id) => submitLetter(id, ['officer2.policy']),
      ...last,
      NUMBERED: (id) => clerk(id, 'number'),
      DISPATCHED: dispatch,
      'NUMBERED again': (id) => receipt(id, 'RETURNED'),
      'DISPATCHED again': dispatch,
      DELIVERED: (id) => receipt(id, 'DELIVERED'),
      CLOSED: (id) => clerk(id, 'close', { retention: 'ten-years' }),
      'DISPATCHED reopened': (id) =>
        stand().office.act('head.policy', id, 'reopen', { reason: 'ผู้รับขอสำเนา' }),
    },
  };
}
