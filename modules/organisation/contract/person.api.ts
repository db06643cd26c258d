import { endpoint, flag, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { HeldPost, PersonCard, UnitNode } from './organisation.ts';

const take = z.coerce.number().int().min(1).max(50).default(20);

/**
 * Answers everybody, as specified; a photograph only to those signed in, whose cookie comes along
 * with an <img>, and the default picture to others.
 */
export const viewAvatar = endpoint({
  method: 'GET',
  path: '/users/view-file-avatar/:personId',
  input: z.object({ personId: z.string().min(1).max(64) }),
  output: z.object({}),
  errors: [],
  access: 'public',
  isForImages: true,
  summary: 'Picture of a person, or the default one; the ETag follows the content',
  tag: 'identity',
  isBinary: true,
  isRepeatable: true,
});

export const getMe = endpoint({
  method: 'GET',
  path: '/identity/me',
  input: z.object({}),
  output: z.object({
    person: PersonCard,
    sessionId: z.string(),
    posts: z.array(HeldPost),
    permissions: z.array(z.string()),
    limited: z
      .array(z.string())
      .optional()
      .describe('Permissions of these that do not reach the whole agency'),
  }),
  errors: [],
  access: 'session',
  summary: 'The signed-in person with the posts held today',
  tag: 'identity',
  isRepeatable: true,
});

export const listUnits = endpoint({
  method: 'GET',
  path: '/identity/units',
  input: z.object({ search: lineText({ max: 100 }).default('') }),
  output: z.object({ rows: z.array(UnitNode), total: z.int() }),
  errors: [],
  access: 'session',
  scopes: ['units.read'],
  summary: 'Units valid today in tree order, or those whose name or code holds the text',
  tag: 'identity',
  isRepeatable: true,
});

export const searchPeople = endpoint({
  method: 'GET',
  path: '/identity/people',
  input: z.object({
    search: lineText({ max: 100 }).default(''),
    unitId: z.string().max(36).optional().describe('Only people with a post in it or below'),
    maySign: flag.default(false).describe('Only people whose employee type may sign'),
    take,
  }),
  output: z.object({ rows: z.array(PersonCard), total: z.int() }),
  errors: [],
  access: 'session',
  scopes: ['people.read'],
  summary: 'People by name, position or unit, for pickers: nothing private',
  tag: 'identity',
  isRepeatable: true,
});
