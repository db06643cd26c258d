import { civilDate, endpoint, lineText } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';

/** A member in whose place another one was named before they answered. */
export const ReplacedMember = z.object({
  ...{ personId: z.string(), name: z.string(), positionName: z.string() },
  ...{ successorName: z.string(), orderNo: z.string(), orderOn: z.string() },
  ...{ at: z.string(), byName: z.string() },
});

export const replaceRetentionMember = endpoint({
  method: 'POST',
  path: '/registry/retention/list/replace-member',
  input: z.object({
    id,
    personId: id.describe('who is on the committee and has not answered'),
    successorId: id,
    orderNo: lineText({ min: 1, max: 100 }),
    orderOn: civilDate('2000-01-01', '2200-12-31'),
  }),
  output: z.object({}),
  errors: [
    'registry.retention-list-not-found',
    'registry.retention-list-moved',
    'registry.retention-member-answered',
    'registry.retention-member-known',
    'registry.retention-member-suspended',
  ],
  access: 'registry.retention',
  summary: 'Name another member of a committee in the place of one who has not answered',
  tag: 'registry',
  isRepeatable: true,
});
