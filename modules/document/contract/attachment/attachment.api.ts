import { endpoint, longText } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '../id.ts';

export const replaceFile = endpoint({
  method: 'POST',
  path: '/registry/document/file/replace',
  input: z.object({
    documentId: id,
    fileId: id.describe('the version that holds now'),
    newFileId: id.describe('an upload of the caller'),
    reason: longText({ min: 3, max: 1000 }),
  }),
  output: z.object({}),
  errors: [
    'registry.not-found',
    'registry.file-change-not-allowed',
    'registry.file-not-current',
    'file.not-found',
  ],
  access: 'session',
  summary: 'Put a newer version in the place of a file; the former stays readable beside it',
  tag: 'registry',
  isRepeatable: true,
});
