import { endpoint, lineText } from '@sarn/kernel';
import { organisationPermissions } from '@sarn/organisation/contract';
import { z } from 'zod';

/** Rows of one page of the list of people. */
export const peoplePageSize = 50;

/** In office, leaving on a day that is set, gone, everybody. */
export const peopleStates = ['active', 'leaving', 'left', 'all'] as const;
export type PeopleState = (typeof peopleStates)[number];

/** A person as the personnel office sees the list. */
export const ListedPerson = z.object({
  personId: z.string(),
  employeeCode: z.string(),
  name: z.string(),
  positionName: z.string().describe('of the first post today; empty for none'),
  unitName: z.string(),
  employment: z.string().describe('code of the employee type; empty where nobody said'),
  leftOn: z.string().nullable().describe('last day in office'),
  isActive: z.boolean(),
  account: z
    .enum(['none', 'invited', 'active', 'suspended'])
    .describe('invited: no password was set yet'),
});
export type ListedPerson = z.output<typeof ListedPerson>;

export const listPeople = endpoint({
  method: 'GET',
  path: '/personnel/people',
  input: z.object({
    search: lineText({ max: 100 }).default('').describe('Name or employee code'),
    unitId: z
      .union([z.literal(''), z.uuid()])
      .default('')
      .describe('This unit and those below it'),
    employment: lineText({ max: 40 }).default('').describe('Code of an employee type'),
    state: z.enum(peopleStates).default('active'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  output: z.object({ rows: z.array(ListedPerson), total: z.number().int() }),
  errors: [],
  access: organisationPermissions.personnel,
  hasScopes: true,
  summary: 'People with their post, employment and account',
  tag: 'personnel',
});
