import { endpoint, longText } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '../id.ts';

export const replaceFile = endpoint({
  method: 'POST',
  path: '/registry/document/file/replace',
  input: z.object({
    documentId: id,
    fileId: id.describe('the present version'),
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
  summary: 'Replace a file by a newer version; the former version can still be read',
  tag: 'registry',
  isRepeatable: true,
});
