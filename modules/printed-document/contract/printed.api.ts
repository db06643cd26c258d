import { endpoint, flag } from '@sarn/kernel';
import { z } from 'zod';

/** The pages of a document as PDF/A-3b: in the page, or as a download. */
export const getPrintedDocument = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/printed',
  input: z.object({ documentId: z.uuid(), download: flag.default(false) }),
  output: z.object({}),
  errors: [
    'registry.not-found',
    'registry.secret-reason',
    'printed-document.none',
    'pdf.incomplete',
    'pdf.unsupported-node',
    'pdf.too-slow',
  ],
  access: 'session',
  scopes: ['documents.read'],
  summary: 'A document written in the application, as it is printed',
  tag: 'registry',
});
