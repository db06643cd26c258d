import { endpoint, flag, lineText, listOf, longText } from '@sarn/kernel';
import { Delegation, DelegationDraft, PostChoice } from '@sarn/organisation/contract';
import { z } from 'zod';
import { DocumentFile } from '@sarn/document/contract';
import { id } from '@sarn/document/contract';

const tag = 'acting';

/** An order of acting with the file of the order. */
export const ActingOrder = Delegation.extend({ files: z.array(DocumentFile) });
export type ActingOrder = z.output<typeof ActingOrder>;

/**
 * Orders that concern the reader: their own, and those of posts for which they may appoint; keepers
 * see all.
 */
export const listActing = endpoint({
  method: 'GET',
  path: '/registry/acting',
  input: z.object({}),
  output: z.object({
    rows: z.array(ActingOrder),
    mayBegin: z.boolean().describe('whether there is a post for which the reader may appoint'),
  }),
  errors: [],
  access: 'session',
  summary: 'Orders by which people act for each other, as far as they concern the reader',
  tag,
});

/** Posts to choose from when an order is entered. */
export const listActingPosts = endpoint({
  method: 'GET',
  path: '/registry/acting/posts',
  input: z.object({
    text: lineText({ max: 100 }).default(''),
    onlyMine: flag.default(false).describe('only posts for which the reader may appoint'),
  }),
  output: z.object({ rows: z.array(PostChoice) }),
  errors: [],
  access: 'session',
  summary: 'Posts by title, unit or person, as principal or as delegate',
  tag,
});

export const beginActing = endpoint({
  method: 'POST',
  path: '/registry/acting/begin',
  input: DelegationDraft.extend({ fileIds: listOf(id, 5).default([]) }),
  output: z.object({ id: z.string() }),
  errors: [
    'identity.acting-not-yours',
    'identity.acting-own-favour',
    'identity.acting-self',
    'identity.acting-cycle',
    'identity.acting-overlap',
    'identity.acting-period',
    'identity.acting-scope-required',
    'identity.acting-scope-none',
    'identity.acting-beyond-own',
    'identity.acting-may-not-sign',
    'identity.acting-unknown',
    'file.not-found',
  ],
  access: 'session',
  summary: 'Enter an order by which somebody acts for a post',
  tag,
  isRepeatable: true,
});

export const endActing = endpoint({
  method: 'POST',
  path: '/registry/acting/:id/end',
  input: z.object({ id, reason: longText({ min: 3, max: 500 }) }),
  output: z.object({ id: z.string() }),
  errors: ['platform.not-found', 'identity.acting-over', 'identity.acting-not-yours'],
  access: 'session',
  summary: 'End an order of acting before its time',
  tag,
  isRepeatable: true,
});
