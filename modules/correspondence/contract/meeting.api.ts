import { endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';

/** Most names of meetings in an answer. */
export const mostMeetings = 20;

/** Meetings of which there are reports already, for the form of the next one. */
export const findMeetings = endpoint({
  method: 'GET',
  path: '/registry/meetings',
  input: z.object({ text: lineText({ max: 300 }).default('') }),
  output: z.object({
    rows: z.array(
      z.object({
        name: z.string().describe('as in the newest report'),
        numbers: z.array(z.string()).describe('of its meetings, the newest report first'),
      }),
    ),
  }),
  errors: [],
  access: 'session',
  summary:
    'Names and numbers of the meetings whose reports the caller may read, by a part of the name',
  tag: 'registry',
});
