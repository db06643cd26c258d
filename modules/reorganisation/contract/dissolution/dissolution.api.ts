import { civilDate, endpoint, lineText, longText } from '@sarn/kernel';
import { unitPermissions } from '../units/units.permissions.ts';
import { z } from 'zod';
import { UnitLeft } from '../left/unit-left.ts';
import { SecondPerson } from '../proposal/second-person.ts';
import { UnitRef } from '@sarn/document/contract';
import { id } from '@sarn/document/contract';

const tag = 'registry settings';
const count = z.number().int();

/** What waits for a second person; null: nothing does. */
export const proposalId = z
  .string()
  .nullable()
  .describe('Where the agency asks for a second person: what waits for one');

/** Counts of what waits in a unit: the administrator has no right to read any of it. */
export const UnitWork = z.object({
  onWay: count.describe('Letters sent to it and not received yet'),
  inWork: count.describe('Letters that it received and has not finished'),
  assignments: count.describe('Assignments on those letters'),
  own: count.describe('Own documents that are not finished, drafts included'),
  reserved: count.describe('Reserved numbers without a document'),
  children: count.describe('Units directly below'),
  officers: count.describe('Officers, who go with a merged unit'),
  leaders: count.describe('People who lead it or keep its registry, who need other posts'),
});
export type UnitWork = z.output<typeof UnitWork>;

/** The counts that must not change between the preview and the dissolution. */
export const openMatters = (work: UnitWork): number => work.onWay + work.inWork + work.own;

export const ClosingRegister = z.object({
  kindTerm: z.object({ th: z.string(), en: z.string() }),
  year: z.number(),
  lastNumber: z.number(),
});

export const previewUnitDissolution = endpoint({
  method: 'GET',
  path: '/registry/unit-dissolution/:unitId',
  input: z.object({ unitId: id }),
  output: z.object({
    unit: UnitRef,
    above: UnitRef.nullable().describe('Null for the agency itself, which cannot be dissolved'),
    work: UnitWork,
    registers: z.array(ClosingRegister),
    left: z.array(UnitLeft).describe('What does not follow by itself'),
  }),
  errors: ['registry.recipient-unknown'],
  access: unitPermissions.organisation,
  summary: 'What waits in a unit, and what becomes of it when the unit is dissolved',
  tag,
});

export const endUnit = endpoint({
  method: 'POST',
  path: '/registry/unit-dissolution/:unitId/end',
  changesSettings: 'units',
  input: z.object({
    unitId: id,
    successorId: id.optional().describe('Merged into this unit; dissolved when left out'),
    lastDay: civilDate('1957-01-01', '2100-12-31').describe('A day before today'),
    orderNo: lineText({ min: 1, max: 100 }),
    note: longText({ max: 500 }).default(''),
    seen: z.coerce.number().int().min(0).describe('Open matters as the preview counted them'),
  }),
  output: z.object({
    returned: count.describe('Letters not received yet that went back to their senders'),
    moved: count.describe('Documents that are continued elsewhere'),
    goesOnAt: UnitRef.nullable().describe('Null while it waits for a second person'),
    proposalId,
  }),
  errors: [
    'reorganisation.proposal-there',
    'registry.recipient-unknown',
    'registry.unit-work-changed',
    'identity.unit-root',
    'identity.unit-ends-early',
    'identity.unit-successor',
    'platform.not-found',
  ],
  access: unitPermissions.organisation,
  summary: 'Dissolve a unit, or merge it into another one',
  tag,
  isRepeatable: true,
});

export const planUnitDissolution = endpoint({
  method: 'POST',
  path: '/registry/unit-dissolution/:unitId/plan',
  changesSettings: 'units',
  input: z.object({
    unitId: id,
    successorId: id.optional().describe('Merged into this unit; dissolved when left out'),
    lastDay: civilDate('2000-01-01', '2100-12-31').describe(
      'Today or later; the unit is dissolved when that day is over in Bangkok',
    ),
    orderNo: lineText({ min: 1, max: 100 }),
    note: longText({ max: 500 }).default(''),
  }),
  output: z.object({
    planId: z.string().nullable().describe('Null while it waits for a second person'),
    proposalId,
  }),
  errors: [
    'reorganisation.proposal-there',
    'registry.recipient-unknown',
    'registry.unit-plan-late',
    'registry.unit-plan-there',
    'identity.unit-root',
    'identity.unit-successor',
    'platform.not-found',
  ],
  access: unitPermissions.organisation,
  summary: 'Plan to dissolve or merge a unit at the end of a later day',
  tag,
  isRepeatable: true,
});

export const cancelUnitPlan = endpoint({
  method: 'POST',
  path: '/registry/unit-dissolution-plans/:planId/cancel',
  changesSettings: 'units',
  input: z.object({ planId: id, reason: longText({ min: 1, max: 500 }) }),
  output: z.object({}),
  errors: ['registry.unit-plan-over'],
  access: unitPermissions.organisation,
  summary: 'Cancel a planned dissolution, before its day is over',
  tag,
  isRepeatable: true,
});

export const reopenUnit = endpoint({
  method: 'POST',
  path: '/registry/unit-dissolution/:unitId/reopen',
  changesSettings: 'units',
  input: z.object({
    unitId: id,
    orderNo: lineText({ min: 1, max: 100 }),
    reason: longText({ min: 1, max: 500 }),
  }),
  output: z.object({
    registers: count.describe('Registers that give numbers again, after their last one'),
  }),
  errors: [
    'registry.unit-not-ended',
    'identity.unit-parent-ended',
    'identity.taken',
    'platform.not-found',
  ],
  access: unitPermissions.organisation,
  summary: 'Open a dissolved unit again under its old name; documents stay where they went',
  tag,
  isRepeatable: true,
});

export const UnitEnded = z.object({
  unit: UnitRef,
  successor: UnitRef.nullable(),
  lastDay: z.string(),
  orderNo: z.string(),
  note: z.string(),
  enteredName: z.string(),
  enteredAt: z.string().describe('When it was carried out'),
  second: SecondPerson.nullable(),
  reopened: z
    .object({ orderNo: z.string(), reason: z.string(), name: z.string(), at: z.string() })
    .nullable()
    .describe('When and why it was opened again'),
  left: z.array(UnitLeft).describe('What still names it; none of a unit that is open again'),
});
export type UnitEnded = z.output<typeof UnitEnded>;

/** States of a plan. */
export const unitPlanStates = ['planned', 'done', 'cancelled', 'failed'] as const;

export const UnitPlan = z.object({
  id: z.string(),
  unit: UnitRef,
  successor: UnitRef.nullable(),
  lastDay: z.string(),
  orderNo: z.string(),
  note: z.string(),
  enteredName: z.string(),
  enteredAt: z.string(),
  second: SecondPerson.nullable(),
  state: z.enum(unitPlanStates),
  reason: z.string().describe('Why it was cancelled'),
  problem: z
    .object({ th: z.string(), en: z.string() })
    .nullable()
    .describe('Why it could not be carried out when its day was over'),
});
export type UnitPlan = z.output<typeof UnitPlan>;

export const listUnitDissolutions = endpoint({
  method: 'GET',
  path: '/registry/unit-dissolutions',
  input: z.object({}),
  output: z.object({ rows: z.array(UnitEnded), plans: z.array(UnitPlan) }),
  errors: [],
  access: unitPermissions.organisation,
  summary: 'Units that were dissolved or merged, the latest first, and planned dissolutions',
  tag,
});
