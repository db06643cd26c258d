import { endpoint } from '@sarn/kernel';
import { z } from 'zod';
import { access, accessTag as tag } from './change.api.ts';

const Named = z.object({ name: z.string() });

export const SeenAs = z.object({
  person: z.object({ id: z.string(), name: z.string(), text: z.string() }),
  canSignIn: z.boolean(),
  tiles: z.array(Named).describe('applications in the launcher'),
  menus: z.array(Named.extend({ isManaged: z.boolean() })).describe('of the header, in its order'),
  queues: z.array(Named).describe('cards of what waits, without their counts'),
  settings: z.array(Named.extend({ text: z.string() })).describe('what they may set'),
});
export type SeenAs = z.output<typeof SeenAs>;

export const seeAs = endpoint({
  method: 'GET',
  path: '/access/seen-as/:personId',
  input: z.object({ personId: z.uuid() }),
  output: z.object({ item: SeenAs }),
  errors: ['platform.not-found'],
  access,
  summary:
    'What the application offers a person today: names alone, no document and no count; it is kept who looked',
  tag,
});
