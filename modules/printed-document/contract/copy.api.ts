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
    ...['pdf.incomplete', 'pdf.unsupported-node', 'pdf.too-slow', 'file.marking-too-slow'],
  ],
  access: 'session',
  summary:
    'A copy of an issued document: with who drafted, typed and checked it, with the word copy, or to be certified',
  tag: 'registry',
});

/** What is made of a received file: of others there is no file copy. */
export const receivedCopyKinds = ['copy', 'certified'] as const;
export type ReceivedCopyKind = (typeof receivedCopyKinds)[number];

const ReceivedCopyKind = z.enum(receivedCopyKinds);

/** Of which files of a received document the caller may have copies, and which; none of a classified one. */
export const listReceivedCopies = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/received/copies',
  input: z.object({ documentId: z.uuid() }),
  output: z.object({
    files: z.array(z.object({ id: z.uuid(), name: z.string() })),
    kinds: z.array(ReceivedCopyKind),
  }),
  errors: ['registry.not-found', 'registry.secret-reason'],
  access: 'session',
  scopes: ['documents.read'],
  summary: 'Of which received files the caller may have copies',
  tag: 'registry',
  isRepeatable: true,
});

/** The pages of a received PDF as a copy; the file stays as it came. */
export const getReceivedCopy = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/received/copy',
  input: z.object({
    ...{ documentId: z.uuid(), fileId: z.uuid(), kind: ReceivedCopyKind },
    download: flag.default(false),
  }),
  output: z.object({}),
  errors: [
    ...refusals,
    'printed-document.not-certifier',
    ...['printed-document.unreadable-file', 'pdf.too-slow', 'file.marking-too-slow'],
  ],
  access: 'session',
  summary: 'A copy of a received PDF: with the word copy, or to be certified',
  tag: 'registry',
  rateLimit: { max: 120, perSeconds: 600 },
});
