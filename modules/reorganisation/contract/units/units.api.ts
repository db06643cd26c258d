import { civilDate, endpoint, jsonOf, lineText, longText } from '@sarn/kernel';
import {
  PostOfUnit,
  Unit,
  UnitContact,
  UnitKind,
  UnitTreeRow,
  UnitWithPath,
} from '@sarn/organisation/contract';
import { UnitRef, id } from '@sarn/document/contract';
import { z } from 'zod';
import { UnitLeft } from '../left/unit-left.ts';
import { SecondPerson } from '../proposal/second-person.ts';
import { ClosingRegister, proposalId, UnitWork } from '../dissolution/dissolution.api.ts';
import { UnitChange, UnitCorrection, UnitFounding, UnitOrder, unitActs } from './unit-acts.ts';
import { unitPermissions } from './units.permissions.ts';

const tag = 'registry settings';
const count = z.int();
const Term = z.object({ th: z.string(), en: z.string() });
const day = civilDate('1900-01-01').optional().describe('Today when left out');
const seen = z.coerce.number().int().min(1).describe('The version that was read');

const Tree = z.object({
  rows: z.array(UnitTreeRow),
  day: z.string(),
  kinds: z
    .array(z.object({ kind: UnitKind, rank: z.int(), term: Term }))
    .describe('Kinds of units in the words of this agency, the highest first'),
});
export type UnitTree = z.output<typeof Tree>;

const Found = z.object({ rows: z.array(UnitWithPath), total: count });
const openInput = z.object({ parentId: id.optional(), day });
const findInput = z.object({
  search: lineText({ max: 100 }).default(''),
  day,
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(50),
});

/** All of one unit today. */
export const UnitDetail = Unit.extend({
  ...UnitContact.shape,
  sortKey: z.string(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  version: z.int(),
  changed: z.object({ name: z.string(), at: z.string() }).nullable(),
  path: z.array(UnitRef).describe('The units above, the highest first'),
  codedAs: z
    .object({ unit: UnitRef, letterCode: z.string() })
    .nullable()
    .describe('Whose letter code stands before its numbers; null: they have none'),
  isCodeFixed: z.boolean().describe('Its code is used by registers, documents or posts'),
});
export type UnitDetail = z.output<typeof UnitDetail>;

const HistoryEntry = z.object({
  id: z.string(),
  at: z.string(),
  name: z.string().describe('Who did it; empty for the system'),
  act: Term,
  changes: z.array(z.object({ field: z.string(), old: z.string(), new: z.string() })),
  from: z.string().nullable(),
  orderNo: z.string(),
  reason: z.string(),
});
export type UnitHistoryEntry = z.output<typeof HistoryEntry>;

const History = z.object({ rows: z.array(HistoryEntry) });
const errorsOfPlace = [
  'identity.unit-one-root',
  'identity.unit-code-known',
  'identity.unit-rank',
  'identity.unit-too-deep',
  'identity.letter-code-taken',
  'identity.unit-ended',
  'identity.taken',
  'platform.not-found',
] as const;
const errorsOfChange = [
  ...errorsOfPlace,
  'identity.unit-stale',
  'identity.unit-day',
  'identity.unit-changed-after',
  'identity.unit-cycle',
  'reorganisation.unit-plan-there',
] as const;

const organisation = unitPermissions.organisation;
const sections = unitPermissions.sections;

export const openUnits = endpoint({
  method: 'GET',
  path: '/settings/units',
  input: openInput,
  output: Tree,
  errors: [],
  access: organisation,
  summary: 'The units below a unit on a day, or the highest unit',
  tag,
});

export const findUnits = endpoint({
  method: 'GET',
  path: '/settings/units/find',
  input: findInput,
  output: Found,
  errors: [],
  access: organisation,
  summary: 'Units of a day in tree order with the units above them, by name or code',
  tag,
});

export const unitDetail = endpoint({
  method: 'GET',
  path: '/settings/units/:unitId',
  input: z.object({ unitId: id }),
  output: z.object({ unit: UnitDetail }),
  errors: ['platform.not-found'],
  access: organisation,
  summary: 'All of one unit today',
  tag,
});

export const unitHistory = endpoint({
  method: 'GET',
  path: '/settings/units/:unitId/history',
  input: z.object({ unitId: id }),
  output: History,
  errors: ['platform.not-found'],
  access: organisation,
  summary: 'Who changed what of a unit, when and why, the latest first',
  tag,
});

export const unitEffect = endpoint({
  method: 'GET',
  path: '/settings/units/:unitId/effect',
  input: z.object({ unitId: id, parentId: id.optional().describe('The unit it would move to') }),
  output: z.object({
    units: count.describe('It and all units below'),
    people: count,
    work: UnitWork,
    registers: z.array(ClosingRegister),
    posts: z.array(PostOfUnit),
    left: z.array(UnitLeft).describe('What does not follow by itself when it ends'),
    heads: z
      .object({
        waiting: count.describe('Documents that wait for heads who are no longer above it'),
        documents: count.describe('Documents that the heads of the new line read'),
        coded: z
          .object({ before: UnitRef, after: UnitRef })
          .nullable()
          .describe('Whose letter code is printed, where that changes'),
      })
      .nullable()
      .describe('For a move'),
  }),
  errors: ['platform.not-found'],
  access: organisation,
  summary: 'What an act on a unit touches, in numbers',
  tag,
});

export const foundUnit = endpoint({
  method: 'POST',
  path: '/settings/units',
  changesSettings: 'units',
  input: z.object({ unit: jsonOf(UnitFounding), order: jsonOf(UnitOrder) }),
  output: z.object({ unitId: z.string() }),
  errors: [...errorsOfPlace, 'reorganisation.unit-from-later'],
  access: organisation,
  summary: 'Make a unit that begins today or began before',
  tag,
  isRepeatable: true,
});

export const correctUnit = endpoint({
  method: 'POST',
  path: '/settings/units/:unitId/correct',
  changesSettings: 'units',
  input: z.object({ unitId: id, seen, unit: jsonOf(UnitCorrection) }),
  output: z.object({ version: z.int() }),
  errors: [
    'identity.unit-stale',
    'identity.unit-code-known',
    'identity.unit-code-fixed',
    'identity.unit-rank',
    'identity.taken',
    'platform.not-found',
  ],
  access: organisation,
  summary: 'Correct code, kind, place among its neighbours and contact of a unit',
  tag,
  isRepeatable: true,
});

export const changeUnit = endpoint({
  method: 'POST',
  path: '/settings/units/:unitId/change',
  changesSettings: 'units',
  input: z.object({
    unitId: id,
    seen,
    order: jsonOf(UnitOrder),
    change: jsonOf(UnitChange),
  }),
  output: z.object({
    planId: z.string().nullable().describe('Null when it was carried out at once'),
    unitIds: z.array(z.string()).describe('Units that a split made'),
    proposalId,
  }),
  errors: [
    ...errorsOfChange,
    'identity.unit-root',
    'reorganisation.split-rest',
    'reorganisation.split-post',
    'reorganisation.proposal-there',
  ],
  access: organisation,
  summary: 'Rename, move or split a unit, or give it another letter code, from a day on',
  tag,
  isRepeatable: true,
});

export const UnitPlanned = z.object({
  id: z.string(),
  unit: UnitRef,
  act: z.enum(unitActs),
  to: z.string().describe('The new name, letter code, unit above, or new units'),
  from: z.string(),
  orderNo: z.string(),
  reason: z.string(),
  enteredName: z.string(),
  enteredAt: z.string(),
  second: SecondPerson.nullable(),
  state: z.enum(['planned', 'done', 'cancelled', 'failed']),
  settledReason: z.string().describe('Why it was called off'),
  problem: Term.nullable().describe('Why it could not be carried out'),
});
export type UnitPlanned = z.output<typeof UnitPlanned>;

export const listUnitPlans = endpoint({
  method: 'GET',
  path: '/settings/unit-plans',
  input: z.object({}),
  output: z.object({
    rows: z.array(UnitPlanned),
    moving: z
      .array(z.object({ unit: UnitRef, documents: count }))
      .describe('Moved units whose documents are still being gone through'),
  }),
  errors: [],
  access: organisation,
  summary: 'Acts on units that are planned, called off or failed',
  tag,
});

export const cancelUnitChange = endpoint({
  method: 'POST',
  path: '/settings/unit-plans/:planId/cancel',
  changesSettings: 'units',
  input: z.object({ planId: id, reason: longText({ min: 3, max: 500 }) }),
  output: z.object({}),
  errors: ['reorganisation.unit-plan-over'],
  access: organisation,
  summary: 'Call off a planned act on a unit, before its day',
  tag,
  isRepeatable: true,
});

// The same units for the head of a division: groups, sections and teams below the own units.

const outside = 'reorganisation.outside-scope';

export const openSections = endpoint({
  ...openUnits,
  path: '/settings/sections',
  errors: [...openUnits.errors, outside],
  access: sections,
  hasScopes: true,
  summary: 'The units that the grant of the caller reaches',
});

export const findSections = endpoint({
  ...findUnits,
  path: '/settings/sections/find',
  access: sections,
  hasScopes: true,
  summary: 'Units that the grant of the caller reaches, by name or code',
});

export const sectionDetail = endpoint({
  ...unitDetail,
  path: '/settings/sections/:unitId',
  errors: [...unitDetail.errors, outside],
  access: sections,
  hasScopes: true,
});

export const sectionHistory = endpoint({
  ...unitHistory,
  path: '/settings/sections/:unitId/history',
  errors: [...unitHistory.errors, outside],
  access: sections,
  hasScopes: true,
});

export const foundSection = endpoint({
  ...foundUnit,
  path: '/settings/sections',
  changesSettings: 'units',
  errors: [...foundUnit.errors, outside],
  access: sections,
  hasScopes: true,
  summary: 'Make a group, section or team below a unit of the caller',
});

export const correctSection = endpoint({
  ...correctUnit,
  path: '/settings/sections/:unitId/correct',
  changesSettings: 'units',
  errors: [...correctUnit.errors, outside],
  access: sections,
  hasScopes: true,
  summary: 'Correct a group, section or team',
});
