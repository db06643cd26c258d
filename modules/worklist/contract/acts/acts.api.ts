import { endpoint, jsonOf } from '@sarn/kernel';
import { designReason, designShape } from '@sarn/register/contract';
import { z } from 'zod';
import { classPermissions } from '@sarn/document-classes/contract';
import { bulkActs } from '../bulk.ts';
import { actPlaces } from './book-acts.ts';

const tag = 'registry settings';
const access = classPermissions.manage;
const book = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,39}$/);

/** An act with where the lists of a register offer it. */
export const PlacedAct = z.object({ act: z.enum(bulkActs), place: z.enum(actPlaces) });

const ActDesign = z.object({ ...designShape, acts: z.array(PlacedAct) });
export type ActDesign = z.output<typeof ActDesign>;

export const getBookActs = endpoint({
  method: 'GET',
  path: '/registry/books/:book/acts',
  input: z.object({ book }),
  output: ActDesign,
  errors: ['platform.not-found'],
  access,
  summary: 'The acts that lists of a register offer on rows and in bulk, in their order',
  tag,
});

export const saveBookActs = endpoint({
  method: 'POST',
  path: '/registry/books/:book/acts/save',
  input: z.object({
    book,
    version: z.coerce.number().int().min(0),
    acts: jsonOf(z.array(z.object({ act: z.string().max(60), place: z.enum(actPlaces) })).max(50)),
    reason: designReason,
  }),
  output: ActDesign,
  errors: ['settings.stale', 'registry.act-not-of-flow', 'platform.not-found'],
  access,
  summary: 'Set which acts lists of a register offer; who may do them is decided elsewhere',
  tag,
  isRepeatable: true,
});
