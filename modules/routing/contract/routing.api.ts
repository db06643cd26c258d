import { endpoint, jsonOf, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { longestListName, Member, NamedMember, memberLimit, routingPurposes } from './routing.ts';

const tag = 'registry';
const purpose = z.enum(routingPurposes);
const unit = z.object({ id: z.string(), name: z.string() });

export const RouteTemplate = z.object({
  id: z.string(),
  name: z.string(),
  purpose,
  unit: unit.nullable().describe('null for one of the reader’s own'),
  members: z.array(NamedMember),
  gone: z
    .number()
    .int()
    .describe('members who no longer work in the agency, or units that were dissolved'),
  mayKeep: z.boolean(),
});
export type RouteTemplate = z.output<typeof RouteTemplate>;

export const listRouteTemplates = endpoint({
  method: 'GET',
  path: '/registry/route-templates',
  input: z.object({ purpose: purpose.optional() }),
  output: z.object({
    rows: z.array(RouteTemplate),
    units: z.array(unit).describe('units whose lists the reader keeps'),
  }),
  errors: [],
  access: 'session',
  summary: 'Lists of usual recipients of documents: the reader’s own and those of their units',
  tag,
});

export const saveRouteTemplate = endpoint({
  method: 'POST',
  path: '/registry/route-templates/save',
  input: z.object({
    id: id.optional().describe('left out for a new one'),
    name: lineText({ min: 1, max: longestListName }),
    purpose,
    unitId: id.optional().describe('list of this unit; of the caller where left out'),
    members: jsonOf(z.array(Member).min(1).max(memberLimit)),
  }),
  output: z.object({ id: z.string() }),
  errors: [
    'registry.template-not-found',
    'registry.template-not-yours',
    'registry.template-name-taken',
    'registry.template-members',
  ],
  access: 'session',
  summary: 'Save such a list, or change one',
  tag,
  isRepeatable: true,
});

export const deleteRouteTemplate = endpoint({
  method: 'POST',
  path: '/registry/route-templates/delete',
  input: z.object({ id }),
  output: z.object({}),
  errors: ['registry.template-not-found', 'registry.template-not-yours'],
  access: 'session',
  summary: 'Delete such a list; documents already sent are not changed',
  tag,
  isRepeatable: true,
});

/** Where similar documents went before: one member, or a whole route. */
export const UsualWay = z.object({
  members: z.array(NamedMember),
  times: z.number().int(),
  isSameSender: z
    .boolean()
    .describe('known from letters of the same sender, not only from the kind'),
});
export type UsualWay = z.output<typeof UsualWay>;

export const usualWays = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/usual',
  input: z.object({ documentId: id, purpose }),
  output: z.object({ ways: z.array(UsualWay) }),
  errors: ['registry.not-found'],
  access: 'session',
  summary: 'To whom documents like this one usually went next, as far as the reader may know',
  tag,
});
