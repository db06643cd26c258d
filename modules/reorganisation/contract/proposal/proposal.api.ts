import { endpoint, longText } from '@sarn/kernel';
import { id, UnitRef } from '@sarn/document/contract';
import { z } from 'zod';
import { UnitLeft } from '../left/unit-left.ts';
import { changeUnit } from '../units/units.api.ts';
import { unitPermissions } from '../units/units.permissions.ts';
import {
  ClosingRegister,
  endUnit,
  planUnitDissolution,
  UnitWork,
} from '../dissolution/dissolution.api.ts';

const tag = 'registry settings';
const access = unitPermissions.organisation;

/** The end or the split of a unit that waits for a second person. Settings centre §1.3. */
export const UnitProposal = z.object({
  id: z.string(),
  unit: UnitRef,
  act: z.enum(['merge', 'dissolve', 'split']),
  to: z.string().describe('The unit that goes on, or the new units'),
  day: z.string().describe('The last day of the unit; of a split the first day of its parts'),
  orderNo: z.string(),
  note: z.string(),
  isOwn: z.boolean().describe('The caller proposed it, and may withdraw it but not confirm it'),
  askedName: z.string(),
  askedAt: z.string(),
  expiresAt: z.string(),
  aloneAt: z.string().nullable().describe('Carried out by itself then: nobody else may confirm it'),
  shown: UnitWork.describe('What waited in the unit when it was proposed'),
  work: UnitWork.describe('What waits there now'),
  registers: z.array(ClosingRegister),
  left: z.array(UnitLeft).describe('What does not follow by itself; none of a unit that goes on'),
  isStale: z.boolean().describe('A unit that it names was changed since: it cannot be confirmed'),
});
export type UnitProposal = z.output<typeof UnitProposal>;

export const listUnitProposals = endpoint({
  method: 'GET',
  path: '/settings/unit-proposals',
  input: z.object({}),
  output: z.object({ rows: z.array(UnitProposal), asksSecond: z.boolean() }),
  errors: [],
  access,
  summary: 'Ends and splits of units that wait for a second person, with what waits there now',
  tag,
});

export const decideUnitProposal = endpoint({
  method: 'POST',
  path: '/settings/unit-proposals/:proposalId/decide',
  changesSettings: 'units',
  input: z.object({
    proposalId: id,
    decision: z.enum(['confirm', 'refuse']),
    seen: z.coerce.number().int().min(0).describe('Open matters as the second person saw them'),
    reason: longText({ max: 500 }).default(''),
  }),
  output: z.object({}),
  errors: [
    'reorganisation.proposal-over',
    'reorganisation.proposal-own',
    'reorganisation.proposal-stale',
    // What prevents the act now.
    ...new Set([...endUnit.errors, ...planUnitDissolution.errors, ...changeUnit.errors]),
  ],
  access,
  summary: 'Confirm or refuse what another person proposed; withdraw what is proposed by oneself',
  tag,
  isRepeatable: true,
});
