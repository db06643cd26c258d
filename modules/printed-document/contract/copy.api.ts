import { endpoint, flag } from '@sarn/kernel';
import { z } from 'zod';

/**
 * What is made of an issued document beside the original: the file copy, a copy, and a copy that somebody certifies.
 *
 * @rule saraban-2526 ข้อ 30, ข้อ 31
 */
export const copyKinds = ['file-copy', 'copy', 'certified'] as const;
export type CopyKind = (typeof copyKinds)[number];

const CopyKind = z.enum(copyKinds);
const refusals = ['registry.not-found', 'registry.secret-reason', 'printed-document.none'] as const;

/** Which copies the caller may have of a document; none before it is issued. */
export const listCopies = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/printed/copies',
  input: z.object({ documentId: z.uuid() }),
  output: z.object({ kinds: z.array(CopyKind) }),
  errors: refusals,
  access: 'session',
  scopes: ['documents.read'],
  summary: 'Which copies of an issued document the caller may have',
  tag: 'registry',
  isRepeatable: true,
});

/** The pages of a document as a copy, in the page or as a download; never the signed file. */
export const getPrintedCopy = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/printed/copy',
  input: z.object({ documentId: z.uuid(), kind: CopyKind, download: flag.default(false) }),
  output: z.object({}),
  errors: [
    ...refusals,
    'printed-document.not-issued',
    'printed-document.no-file-copy',
    'printed-document.not-certifier',
    ...['pdf.incomplete', 'pdf.unsupported-node', 'pdf.too-slow'],
  ],
  access: 'session',
  summary:
    'A copy of an issued document: with who drafted, typed and checked it, with the word copy, or to be certified',
  tag: 'registry',
});
