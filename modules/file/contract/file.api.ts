import { endpoint, flag } from '@sarn/kernel';
import { z } from 'zod';
import { FileCard } from './file.ts';

const tag = 'file';
const fileId = z.uuid();

/**
 * Takes files (any field name) and keeps them for the caller until a command attaches them to
 * a subject; unattached ones are deleted after 24 hours.
 */
export const uploadFiles = endpoint({
  method: 'POST',
  path: '/file/upload',
  body: 'multipart',
  input: z.object({}),
  output: z.object({ items: z.array(FileCard).describe('In the order in which they were sent') }),
  errors: [
    'file.none',
    'file.too-many-pending',
    'file.empty',
    'file.too-large',
    'file.type-not-allowed',
    'file.extension-mismatch',
    'file.pdf-unreadable',
    'file.pdf-protected',
    'file.infected',
    'file.scanner-away',
    'file.scanner-limit',
  ],
  access: 'session',
  takesNoKey: true,
  scopes: ['documents.register', 'documents.draft'],
  summary: 'Upload files; type decided by their bytes',
  tag,
  rateLimit: { max: 600, perSeconds: 600 },
});

export const getFile = endpoint({
  method: 'GET',
  path: '/file/:fileId',
  input: z.object({ fileId }),
  output: z.object({ item: FileCard }),
  errors: ['file.not-found'],
  access: 'session',
  scopes: ['files.read'],
  summary: 'Name, type, size and pages of a file',
  tag,
});

/** Only PDF, PNG and JPEG are shown in the page; everything else is sent as a download. */
export const getFileContent = endpoint({
  method: 'GET',
  path: '/file/:fileId/content',
  input: z.object({ fileId, download: flag.default(false) }),
  output: z.object({}),
  errors: [
    ...['file.not-found', 'file.view-only', 'file.too-many-pixels', 'file.marking-too-slow'],
  ],
  access: 'session',
  scopes: ['files.read'],
  summary: 'The bytes of a file',
  tag,
  isBinary: true,
});

/** Deletes an own upload that is not attached yet. */
export const discardUpload = endpoint({
  method: 'POST',
  path: '/file/:fileId/discard',
  input: z.object({ fileId }),
  output: z.object({}),
  errors: ['file.not-found'],
  access: 'session',
  summary: 'Discard an upload that is attached to nothing yet',
  tag,
  isRepeatable: true,
});
