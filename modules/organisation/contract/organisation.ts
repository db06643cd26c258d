import { z } from 'zod';
import type { Brand } from '@sarn/kernel';
import { powerKinds } from './acting.ts';

export type PersonId = Brand<'PersonId'>;
export type UnitId = Brand<'UnitId'>;
export type PostId = Brand<'PostId'>;

/** Kinds of units from the ministry down (DOMAIN §7). */
export const unitKinds = ['ministry', 'agency', 'division', 'group', 'section', 'team'] as const;
export const UnitKind = z.enum(unitKinds);
export type UnitKind = z.output<typeof UnitKind>;

/** What a post does for the unit it serves; duty and unit form a principal key. */
export const duties = ['head', 'deputy', 'clerk', 'officer', 'secretary', 'none'] as const;
export const Duty = z.enum(duties);
export type Duty = z.output<typeof Duty>;

export const Unit = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  code: z.string().describe('Own code of the unit; registers stay with it'),
  kind: UnitKind,
  nameTh: z.string(),
  nameEn: z.string(),
  abbreviation: z.string(),
  letterCode: z.string().describe("Prefix of its letter numbers, as 'ดท 0101'; may be empty"),
});
export type Unit = z.output<typeof Unit>;

export const UnitNode = Unit.extend({ depth: z.int().describe('0 for the root') });
export type UnitNode = z.output<typeof UnitNode>;

/** A person as pickers and histories show one, without private fields. */
export const PersonCard = z.object({
  id: z.string(),
  name: z.string().describe('Prefix, first and last name in Thai'),
  nameEn: z.string(),
  positionName: z.string(),
  positionNameEn: z.string(),
  unitId: z.string().nullable(),
  unitName: z.string(),
  unitNameEn: z.string(),
});
export type PersonCard = z.output<typeof PersonCard>;

/** A position in a unit, whoever holds it. */
export const Post = z.object({
  id: z.string(),
  titleTh: z.string().describe('As printed under a signature'),
  titleEn: z.string(),
  duty: Duty,
  unitId: z.string(),
  unitName: z.string(),
  unitNameEn: z.string().describe('Empty where none is entered, as with the other English names'),
  servesUnitId: z.string().describe('Unit for which the duty is done'),
  servesUnitName: z.string(),
  servesUnitNameEn: z.string(),
  positionName: z.string(),
  positionNameEn: z.string(),
  levelCode: z.string().nullable().describe('O1–O4, K1–K5, M1–M2, S1–S2'),
  levelName: z.string().nullable(),
  levelNameEn: z.string().nullable(),
});
export type Post = z.output<typeof Post>;

/** The order by which somebody acts for a post of another person. */
export const ActingCapacity = z.object({
  delegationId: z.string(),
  /** Ids of the orders from the own post to this one, which is last. */
  chain: z.array(z.string()),
  power: z.enum(powerKinds),
  ownTitle: z.string().describe('Title of the own post'),
  lines: z.array(z.string()).describe('As printed under the name, one post to a line'),
  principalId: z.string().nullable(),
  principalName: z.string().describe('Empty for a vacant post'),
  isScoped: z.boolean(),
  kinds: z.array(z.string()),
  acts: z.array(z.string()),
  unitIds: z.array(z.string()),
  matters: z.string(),
  orderNo: z.string(),
  endsAt: z.string().nullable().describe('The moment at which it ends'),
});
export type ActingCapacity = z.output<typeof ActingCapacity>;

/** A post as somebody holds it on a day. */
export const HeldPost = Post.extend({
  isActing: z.boolean(),
  actingPhrase: z.string().nullable().describe("As 'รักษาราชการแทน'"),
  principal: z.string().nullable().describe('Key by which this post gets work'),
  acting: ActingCapacity.nullable().describe('Null for an own post'),
});
export type HeldPost = z.output<typeof HeldPost>;

/** Key for work of one person. */
export function personPrincipal(personId: string): string {
  return `p:${personId}`;
}

/** Key of everybody who is signed in, for reading published documents. */
export const everyonePrincipal = 'everyone';

/** Key for work of a duty of a unit, whoever does it today. */
export function dutyPrincipal(duty: Exclude<Duty, 'none'>, unitId: string): string {
  return `${duty}:${unitId}`;
}
