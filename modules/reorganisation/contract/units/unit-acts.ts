import { civilDate, lineText, longText } from '@sarn/kernel';
import { UnitContact, UnitKind } from '@sarn/organisation/contract';
import { id } from '@sarn/document/contract';
import { z } from 'zod';

/** By which order something changes, from which day, and why. Settings centre §3.1. */
export const UnitOrder = z.object({
  from: civilDate('1900-01-01').describe('The first day; one to come is a plan'),
  orderNo: lineText({ min: 1, max: 100 }),
  reason: longText({ min: 3, max: 500 }),
});
export type UnitOrder = z.output<typeof UnitOrder>;

export const UnitNames = z.object({
  nameTh: lineText({ min: 1, max: 300 }),
  nameEn: lineText({ max: 300 }).default(''),
  abbreviation: lineText({ max: 40 }).default(''),
});
export type UnitNames = z.output<typeof UnitNames>;

const code = lineText({ min: 1, max: 40 });
const letterCode = lineText({ max: 40 }).default('');

/** A unit that a split makes, with the posts that go to it. */
export const UnitPart = UnitNames.extend({
  code,
  letterCode,
  postIds: z.array(id).max(2000).default([]),
});
export type UnitPart = z.output<typeof UnitPart>;

/** Kinds of work that nobody on a moved post has, for which a split says where it goes. */
export const restKinds = ['onWay', 'inWork', 'own'] as const;
export type RestKind = (typeof restKinds)[number];

const place = z.int().min(0).max(9);

/** Where the rest goes: the place of a part; with no place it stays with the unit, if that goes on. */
export const SplitRest = z.partialRecord(z.enum(restKinds), place);

/** What an act gives a unit. */
export const UnitChange = z.discriminatedUnion('act', [
  z.object({ act: z.literal('rename'), ...UnitNames.shape }),
  z.object({ act: z.literal('letter-code'), letterCode }),
  z.object({ act: z.literal('move'), parentId: id }),
  z.object({
    act: z.literal('split'),
    parts: z.array(UnitPart).min(1).max(10),
    goesOn: z.boolean().describe('Whether the unit itself continues beside its parts'),
    rest: SplitRest.default({}),
  }),
]);
export type UnitChange = z.output<typeof UnitChange>;
export type UnitAct = UnitChange['act'];
export const unitActs = ['rename', 'letter-code', 'move', 'split'] as const;

/** A unit as it is founded. */
export const UnitFounding = UnitNames.extend({
  parentId: id,
  code,
  kind: UnitKind,
  letterCode,
  ...UnitContact.shape,
});
export type UnitFounding = z.output<typeof UnitFounding>;

/** Values that are corrected without an order: they have no days. */
export const UnitCorrection = z.object({
  code,
  kind: UnitKind,
  sortKey: lineText({ min: 1, max: 100 }),
  ...UnitContact.shape,
});
export type UnitCorrection = z.output<typeof UnitCorrection>;
