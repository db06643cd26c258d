import { z } from 'zod';
import { id } from '@sarn/document/contract';

/** What a list of members is for: stations of a draft, recipients, assignees. */
export const routingPurposes = ['route', 'send', 'work'] as const;
export type RoutingPurpose = (typeof routingPurposes)[number];

/** Roles of a member; the first of a purpose is the default. */
export const memberRoles = {
  route: ['review', 'sign'],
  send: ['info', 'main'],
  work: ['info', 'main'],
} as const satisfies Record<RoutingPurpose, readonly string[]>;

const as = z.enum(['review', 'sign', 'main', 'info']);
export type MemberRole = z.output<typeof as>;

/** The most characters of the name of a list. */
export const longestListName = 120;

/** Members of one list at most. */
export const memberLimit = 100;

/** A unit or a person of a list, as the browser sends it. */
export const Member = z
  .strictObject({ unitId: id.optional(), personId: id.optional(), as })
  .refine((to) => Boolean(to.unitId) !== Boolean(to.personId), 'recipient');
export type Member = z.output<typeof Member>;

/** A member with today's name; ended units and people who left are not included. */
export const NamedMember = z.object({
  unitId: z.string().nullable(),
  personId: z.string().nullable(),
  name: z.string(),
  hint: z.string().describe('position of a person; empty for a unit'),
  as,
});
export type NamedMember = z.output<typeof NamedMember>;
