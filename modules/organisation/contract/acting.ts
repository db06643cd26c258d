import { civilDate, flag, lineText, listOf, longText } from '@sarn/kernel';
import { z } from 'zod';

interface Power {
  /** As printed under a signature. */
  readonly phrase: string;
  readonly en: string;
  /** When the power is used; shown to the person who chooses one. */
  readonly when: { readonly th: string; readonly en: string };
  /** `none`: all powers of the post; `required`: listed matters only; `optional`: either. */
  readonly scope: 'none' | 'optional' | 'required';
}

/**
 * The kinds of power by which one acts for another.
 * State Administration Act 2534: s.38 delegated power, s.41–49 absence, s.48 same powers.
 */
export const powers = {
  substitute: {
    phrase: 'รักษาราชการแทน',
    en: 'Acting (absence or vacancy)',
    when: {
      th: 'ผู้ดำรงตำแหน่งไม่อยู่หรือตำแหน่งว่าง มีอำนาจเช่นเดียวกับตำแหน่งนั้น',
      en: 'The person on the post is absent or the post vacant; same powers as the post',
    },
    scope: 'none',
  },
  caretaker: {
    phrase: 'รักษาการในตำแหน่ง',
    en: 'Caretaker of the post',
    when: {
      th: 'ตำแหน่งว่างหรือผู้ดำรงตำแหน่งปฏิบัติหน้าที่ไม่ได้ ตามกฎหมายว่าด้วยระเบียบข้าราชการ',
      en: 'The post is vacant, by civil-service law; duties of that post',
    },
    scope: 'none',
  },
  delegated: {
    phrase: 'ปฏิบัติราชการแทน',
    en: 'Performing for (delegated matters)',
    when: {
      th: 'ผู้มอบยังปฏิบัติหน้าที่อยู่ มอบอำนาจเป็นหนังสือเฉพาะเรื่องที่ระบุ',
      en: 'The principal is present and delegates listed matters in writing',
    },
    scope: 'required',
  },
  'in-place': {
    phrase: 'ทำการแทน',
    en: 'Acting in place of',
    when: {
      th: 'ตามกฎหมายเฉพาะหรือข้อบังคับ ขอบเขตตามคำสั่ง',
      en: 'By a special law or rules; as the order says',
    },
    scope: 'optional',
  },
  'on-duty': {
    phrase: 'ปฏิบัติหน้าที่แทน',
    en: 'Performing duties for',
    when: {
      th: 'ตามคำสั่งของหน่วยงาน เช่น คณะกรรมการหรือรัฐวิสาหกิจ ขอบเขตตามคำสั่ง',
      en: 'By an order of the agency, as in committees; as the order says',
    },
    scope: 'optional',
  },
} as const satisfies Record<string, Power>;

export type PowerKind = keyof typeof powers;
export const powerKinds = Object.keys(powers) as [PowerKind, ...PowerKind[]];

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const id = z.uuid();
const code = z.string().regex(/^[a-zA-Z-]{1,40}$/);

/** Limits of a power; an empty list does not limit. Other modules define the codes. */
export const ActingScope = z.object({
  kinds: listOf(code, 30).default([]).describe('Kinds of documents'),
  acts: listOf(code, 60).default([]).describe('Acts of the flow'),
  unitIds: listOf(id, 100).default([]).describe('Documents of these units and those below'),
});
export type ActingScope = z.output<typeof ActingScope>;

/** An order by which somebody acts for a post, as it is entered. */
export const DelegationDraft = ActingScope.extend({
  power: z.enum(powerKinds),
  principalPostId: id.optional().describe('The post acted for'),
  principalUnitId: id.optional().describe('Instead: all leading and registry posts of a unit'),
  delegatePersonId: id.optional(),
  delegatePostId: id.optional().describe('Instead of a person: whoever holds this post'),
  matters: longText({ max: 1000 }).default('').describe('Matters and limits as text'),
  mayRedelegate: flag.default(false),
  fromDay: civilDate('2000-01-01', '2100-12-31'),
  fromTime: time.optional().describe('Bangkok time; the whole day when left out'),
  toDay: civilDate('2000-01-01', '2100-12-31')
    .optional()
    .describe('Last day inside; until another order when left out'),
  toTime: time.optional().describe('It ends at this time of the last day'),
  orderNo: lineText({ min: 1, max: 100 }),
  orderDate: civilDate('2000-01-01', '2100-12-31'),
});
export type DelegationDraft = z.output<typeof DelegationDraft>;

const named = z.object({ id: z.string(), name: z.string() });

/** State of a delegation at the moment of reading. */
export const delegationStates = ['coming', 'live', 'over', 'ended'] as const;

export const Delegation = ActingScope.extend({
  id: z.string(),
  power: z.enum(powerKinds),
  state: z.enum(delegationStates),
  principalPost: named.nullable(),
  principalUnit: named.nullable(),
  principalName: z.string().describe('Who holds the post; empty when the post is vacant'),
  delegatePerson: named.nullable(),
  delegatePost: named.nullable(),
  delegateName: z.string().describe('Who acts today; empty when the post is vacant'),
  units: z.array(named).describe('Names of unitIds'),
  matters: z.string(),
  mayRedelegate: z.boolean(),
  beginsAt: z.string(),
  endsAt: z.string().nullable().describe('The moment at which it ends'),
  orderNo: z.string(),
  orderDate: z.string(),
  enteredByName: z.string(),
  enteredAt: z.string(),
  endedByName: z.string(),
  endedAt: z.string().nullable(),
  endReason: z.string(),
  mayEnd: z.boolean(),
});
export type Delegation = z.output<typeof Delegation>;

/** A post that can be chosen as principal or as delegate. */
export const PostChoice = z.object({
  id: z.string(),
  title: z.string(),
  unitId: z.string(),
  unitName: z.string(),
  duty: z.string(),
  holderName: z.string().describe('Empty when the post is vacant'),
});
export type PostChoice = z.output<typeof PostChoice>;

/** Key for work of a named post, for everybody who has its full power. */
export function postPrincipal(postId: string): string {
  return `post:${postId}`;
}

/** Key for work of a delegate with a limited power. */
export function delegationPrincipal(delegationId: string): string {
  return `d:${delegationId}`;
}
