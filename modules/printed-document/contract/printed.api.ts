import { endpoint, flag, jsonOf } from '@sarn/kernel';
import { z } from 'zod';
import { WrittenDraft } from './written-draft.ts';

const pdfRefusals = ['pdf.incomplete', 'pdf.unsupported-node', 'pdf.too-slow'] as const;
/** Somebody types for an hour, and their page follows some times a second. */
const whileTyping = { max: 5000, perSeconds: 600 };

/** The pages of a document as PDF/A-3b: in the page, or as a download. */
export const getPrintedDocument = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/printed',
  input: z.object({ documentId: z.uuid(), download: flag.default(false) }),
  output: z.object({}),
  errors: [
    ...['registry.not-found', 'registry.secret-reason', 'printed-document.none', ...pdfRefusals],
    'file.marking-too-slow',
  ],
  access: 'session',
  scopes: ['documents.read'],
  summary: 'A document written in the application, as it is printed',
  tag: 'registry',
});

/** The words of the same pages, for screen readers, and for a document that has no pages for its readers. */
export const getPrintedText = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/printed/text',
  input: z.object({ documentId: z.uuid() }),
  output: z.object({
    html: z.string().describe('An article with heads, lists and tables; no styles, no scripts'),
  }),
  errors: [
    ...['registry.not-found', 'registry.secret-reason', 'printed-document.none'],
    'pdf.unsupported-node',
  ],
  access: 'session',
  scopes: ['documents.read'],
  summary: 'The text of a document as it is printed, as structured HTML',
  tag: 'registry',
});

/** Where a field of the form stands on a page, over its whole width; points from its top. */
const PrintedField = z.object({
  name: z.string().describe('title, addressee, body, …'),
  at: z.number().describe('Of the body: which paragraph or table; 0 for other fields'),
  top: z.number(),
  bottom: z.number(),
});
export type PrintedField = z.output<typeof PrintedField>;

export const DrawnPage = z.object({
  /** The same as long as the page is. */
  digest: z.string(),
  /** Points; A4 is 595.276 by 841.89. */
  width: z.number(),
  height: z.number(),
  svg: z.string().nullable().describe('null for a page that the client has'),
  fields: z.array(PrintedField).readonly(),
});
export type DrawnPage = z.output<typeof DrawnPage>;

/** A call that reads only; a text is too long for an address. */
export const drawDraft = endpoint({
  method: 'POST',
  path: '/registry/printed/draft',
  input: z.object({
    draft: jsonOf(WrittenDraft),
    known: jsonOf(z.array(z.string().max(64)).max(200)).describe('Digests of pages it has'),
  }),
  output: z.object({ pages: z.array(DrawnPage) }),
  errors: pdfRefusals,
  access: 'session',
  takesNoKey: true,
  summary: 'The pages of a document while it is written, as pictures; nothing is stored',
  tag: 'registry',
  isRepeatable: true,
  rateLimit: whileTyping,
});

/** The same as PDF, marked as a draft. */
export const printDraft = endpoint({
  method: 'POST',
  path: '/registry/printed/draft/pdf',
  input: z.object({ draft: jsonOf(WrittenDraft) }),
  output: z.object({}),
  errors: pdfRefusals,
  access: 'session',
  takesNoKey: true,
  summary: 'The pages of a document while it is written, to be printed; nothing is stored',
  tag: 'registry',
  isRepeatable: true,
  rateLimit: whileTyping,
});

/** What a kept version was when it was kept: a draft, signed, or with its number. */
export const printedStates = ['draft', 'signed', 'issued'] as const;
export type PrintedState = (typeof printedStates)[number];

const PrintedVersion = z.object({
  id: z.uuid(),
  state: z.enum(printedStates),
  /** When it was kept. */
  at: z.iso.datetime(),
  number: z.string().describe('Empty before it has one'),
  readers: z.int().describe('How many people have read it'),
  readAt: z.iso.datetime().nullable().describe('When the caller first read it'),
});
export type PrintedVersion = z.output<typeof PrintedVersion>;

const readingRefusals = ['registry.not-found', 'registry.secret-reason'] as const;

export const listPrintedVersions = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/printed/versions',
  input: z.object({ documentId: z.uuid() }),
  output: z.object({ rows: z.array(PrintedVersion) }),
  errors: readingRefusals,
  access: 'session',
  scopes: ['documents.read'],
  summary:
    'Versions of its pages that are kept: signed, numbered, or read by the caller as a draft',
  tag: 'registry',
  isRepeatable: true,
});

/** The bytes as they were, whatever the templates have become. */
export const getPrintedVersion = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/printed/versions/:versionId',
  input: z.object({ documentId: z.uuid(), versionId: z.uuid(), download: flag.default(false) }),
  output: z.object({}),
  errors: [...readingRefusals, 'printed-document.none'],
  access: 'session',
  scopes: ['documents.read'],
  summary: 'A kept version as PDF/A-3b',
  tag: 'registry',
});

const comparedKinds = ['same', 'added', 'removed'] as const;
const ComparedParagraph = z.object({
  parts: z.array(z.object({ kind: z.enum(comparedKinds), text: z.string() })),
});
export type ComparedParagraph = z.output<typeof ComparedParagraph>;

export const comparePrintedVersions = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/printed/versions/:versionId/changes',
  input: z.object({
    documentId: z.uuid(),
    versionId: z.uuid(),
    to: z.uuid().optional().describe('Another version; left out: the document as it is now'),
  }),
  output: z.object({ paragraphs: z.array(ComparedParagraph) }),
  errors: [...readingRefusals, 'printed-document.none'],
  access: 'session',
  summary: 'What changed between two versions, word by word',
  tag: 'registry',
  isRepeatable: true,
});
