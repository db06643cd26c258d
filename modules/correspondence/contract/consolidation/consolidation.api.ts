import { civilDate, endpoint, longText } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';

export const keepConsolidation = endpoint({
  method: 'POST',
  path: '/registry/document/consolidation',
  input: z.object({
    documentId: id,
    fileId: id.describe('an upload of the caller'),
    upTo: civilDate('1900-01-01', '2100-12-31').describe(
      'The text includes the amendments in force on this day',
    ),
    note: longText({ max: 500 }).default(''),
  }),
  output: z.object({}),
  errors: [
    'registry.not-found',
    'registry.consolidation-not-allowed',
    'registry.nothing-amended',
    'registry.date-in-future',
    'file.not-found',
  ],
  access: 'session',
  summary: 'Keep a consolidated text of a published document, beside the original',
  tag: 'registry',
  isRepeatable: true,
});
