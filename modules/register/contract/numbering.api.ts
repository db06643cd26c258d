import { endpoint } from '@sarn/kernel';
import { organisationPermissions } from '@sarn/organisation/contract';
import { z } from 'zod';
import { UnitRef } from '@sarn/document/contract';
import { id } from '@sarn/document/contract';
import { codeOwners } from './numbering.ts';

const tag = 'registry settings';

/** Whose code and register the documents of a unit, and of those below it, get. */
export const UnitNumbering = z.object({ unit: UnitRef, codeOwner: z.enum(codeOwners) });
export type UnitNumbering = z.output<typeof UnitNumbering>;

const UnitNumberings = z.object({
  usual: z
    .enum(codeOwners)
    .describe('used for units for which nothing is set, nor for a unit above them'),
  circularSeries: z.enum(['own', 'outgoing']),
  rows: z.array(UnitNumbering),
});

export const listUnitNumbering = endpoint({
  method: 'GET',
  path: '/registry/numbering/units',
  input: z.object({}),
  output: UnitNumberings,
  errors: [],
  access: organisationPermissions.manage,
  summary: 'Whose letter code is printed and whose register numbers, for each unit',
  tag,
});

const owner = z.enum([...codeOwners, 'usual']);

export const saveUnitNumbering = endpoint({
  method: 'POST',
  path: '/registry/numbering/units/:unitId/save',
  changesSettings: 'registry',
  input: z.object({
    unitId: id,
    codeOwner: owner.describe('usual: as the unit above, or the agency'),
    seen: owner.optional().describe('As it was read; another one is refused'),
  }),
  output: UnitNumberings,
  errors: ['registry.recipient-unknown', 'settings.stale'],
  access: organisationPermissions.manage,
  summary: 'Set for a unit whose letter code is printed and whose register numbers',
  tag,
  isRepeatable: true,
});
