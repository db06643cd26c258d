import { endpoint } from '@sarn/kernel';
import { z } from 'zod';

/** The sheet before photographs, recordings and media: what they are, and what is in them. */
export const printCover = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/printed/cover',
  input: z.object({ documentId: z.uuid() }),
  output: z.object({}),
  errors: [
    ...['registry.not-found', 'registry.secret-reason', 'printed-document.none'],
    'pdf.too-slow',
  ],
  access: 'session',
  scopes: ['documents.read'],
  summary: 'The cover sheet of a document of another make (photographs, recordings, media) as PDF',
  tag: 'registry',
  isBinary: true,
});
