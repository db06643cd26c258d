import { password } from '../testing.ts';
import type { TestInstance } from '../testing.ts';

export type Step = (documentId: string) => Promise<unknown>;

/** A document begun, and the steps by which it goes through its states. */
export interface Walk {
  readonly begin: () => Promise<string>;
  readonly steps: Readonly<Record<string, Step>>;
}

/** The instance, once it is started. */
type At = () => TestInstance;

/**
 * Walks of the kinds that go out, certify, note and file; together they reach every state in which
 * such a document can wait.
 */
export function letterWalks(instance: At): Record<string, Walk> {
  const submitLetter = (id: string, reviewers: readonly string[]) =>
    instance().office.act('officer.policy', id, 'submit', {
      reviewerIds: reviewers.map(instance().office.person),
      signatoryId: instance().office.person('head.policy'),
    });
  return {
    'a letter that goes out': letterWalk(instance, 'outgoing', submitLetter),
    'a stamped letter that goes out': letterWalk(instance, 'stamp', submitLetter),
    'a letter that is cancelled with its number': {
      begin: () => instance().office.draftLetter('officer.policy', 'outgoing'),
      steps: {
        AWAITING_SIGN: (id) => submitLetter(id, []),
        'DISAPPROVED not': (id) =>
          instance().office.act('head.policy', id, 'sendBack', { reason: 'ขอให้แก้ไขถ้อยคำ' }),
        'AWAITING_SIGN again': (id) => submitLetter(id, []),
        SIGNED: (id) => instance().office.act('head.policy', id, 'sign', { password }),
        NUMBERED: (id) => instance().office.act('clerk.policy', id, 'number', {}),
        CANCELLED: (id) =>
          instance().office.act('officer.policy', id, 'cancel', { reason: 'ผู้รับยกเลิกการประชุม' }),
      },
    },
    'a certificate that is issued and revoked': {
      begin: () => instance().office.draftLetter('officer.policy', 'guaranty'),
      steps: {
        DRAFT: async () => undefined,
        IN_REVIEW: (id) => submitLetter(id, ['officer2.policy']),
        'AWAITING_SIGN by skipping': (id) =>
          instance().office.act('officer.policy', id, 'skip', { reason: 'ผู้ตรวจลาพักผ่อน' }),
        ISSUED: (id) => instance().office.act('head.policy', id, 'sign', { password }),
        REVOKED: (id) =>
          instance().office.act('head.policy', id, 'revoke', { reason: 'ข้อความคลาดเคลื่อน' }),
      },
    },
    'a note that goes from hand to hand': {
      begin: () => instance().office.draftLetter('officer.policy', 'note'),
      steps: {
        DRAFT: async () => undefined,
        PRESENTED: (id) =>
          instance().office.act('officer.policy', id, 'present', { purpose: 'to-consider' }),
        'DRAFT sent back': (id) =>
          instance().office.act('head.policy', id, 'sendBack', { reason: 'ขอข้อมูลเพิ่มเติม' }),
        'PRESENTED again': (id) =>
          instance().office.act('officer.policy', id, 'present', { purpose: 'to-consider' }),
        'PRESENTED to another': (id) =>
          instance().office.act('head.policy', id, 'annotate', {
            to: 'person',
            personId: instance().office.person('director'),
            purpose: 'to-know',
            note: 'เห็นควรอนุมัติ',
          }),
        CLOSED: (id) =>
          instance().office.act('director', id, 'close', { retention: 'one-year', note: 'ทราบ' }),
        'PRESENTED once more': (id) =>
          instance().office.act('officer.policy', id, 'reopen', { reason: 'มีข้อมูลเพิ่มเติม' }),
        'DRAFT withdrawn': (id) =>
          instance().office.act('officer.policy', id, 'withdraw', { reason: 'ขอแก้ไข' }),
        CANCELLED: (id) =>
          instance().office.act('officer.policy', id, 'cancel', { reason: 'ไม่ใช้แล้ว' }),
      },
    },
    'a document of another make': {
      begin: () => instance().office.draftLetter('officer.policy', 'other'),
      steps: {
        DRAFT: async () => undefined,
        REGISTERED: (id) => instance().office.act('officer.policy', id, 'enter', {}),
        CLOSED: (id) =>
          instance().office.act('clerk.policy', id, 'close', { retention: 'forever', note: '' }),
        'REGISTERED again': (id) =>
          instance().office.act('head.policy', id, 'reopen', { reason: 'เก็บผิดประเภท' }),
        CANCELLED: (id) =>
          instance().office.act('clerk.policy', id, 'cancel', { reason: 'ลงทะเบียนซ้ำ' }),
      },
    },
  };
}

const recipientOf = async (instance: At, id: string) =>
  (await instance().office.document('clerk.policy', id)).letter?.recipients[0]?.id ?? '';

/** A letter to somebody outside: it is undelivered once, is sent again, arrives, and is closed. */
function letterWalk(
  instance: At,
  kind: 'outgoing' | 'stamp',
  submitLetter: (id: string, reviewers: readonly string[]) => Promise<unknown>,
): Walk {
  const clerk = (id: string, act: string, form: Record<string, unknown> = {}) =>
    instance().office.act('clerk.policy', id, act, form);
  const dispatch = async (id: string) =>
    clerk(id, 'dispatch', {
      sendings: [{ recipientId: await recipientOf(instance, id), method: 'ems' }],
    });
  const receipt = async (id: string, outcome: string) =>
    clerk(id, 'recordReceipt', { recipientId: await recipientOf(instance, id), outcome });
  const last: Walk['steps'] =
    kind === 'outgoing'
      ? {
          AWAITING_SIGN: (id) => instance().office.act('officer2.policy', id, 'pass', {}),
          SIGNED: (id) => instance().office.act('head.policy', id, 'sign', { password }),
        }
      : {
          AWAITING_INITIAL: (id) => instance().office.act('officer2.policy', id, 'pass', {}),
          INITIALLED: (id) => instance().office.act('head.policy', id, 'initial', { password }),
          SEALED: (id) => clerk(id, 'seal'),
        };
  return {
    begin: () => instance().office.draftLetter('officer.policy', kind),
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
        instance().office.act('head.policy', id, 'reopen', { reason: 'ผู้รับขอสำเนา' }),
    },
  };
}
