import { endpoint, flag, jsonOf } from '@sarn/kernel';
import { z } from 'zod';
import {
  AddedAnnotation,
  Annotation,
  QrContent,
  SignatureContent,
  annotationLimits,
} from './annotation.ts';
import { StampPlace } from './stamp-place.ts';

const tag = 'registry';
const readingRefusals = ['registry.not-found', 'registry.secret-reason'] as const;

/** Why somebody who reads a document may not write on it. */
export const writingRefusals = ['annotation.not-with-you'] as const;

export const listAnnotations = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/annotation',
  input: z.object({ documentId: z.uuid() }),
  output: z.object({
    rows: z.array(Annotation).describe('The oldest first'),
    refusal: z.enum(writingRefusals).nullable().describe('Why the caller may not write on it'),
    stamp: z.array(z.string()).describe('Lines of a receive stamp that is not placed yet'),
    stampPlace: StampPlace,
    qr: QrContent.nullable().describe(
      'The code that the caller may place; null for who may not write',
    ),
    signature: SignatureContent.nullable().describe(
      'The own signature that the caller may place; null without one, or for who may not write',
    ),
  }),
  errors: readingRefusals,
  access: 'session',
  scopes: ['documents.read'],
  summary: 'What was written, drawn and stamped on the pages of the files of a document',
  tag,
  isRepeatable: true,
});

export const addAnnotations = endpoint({
  method: 'POST',
  path: '/registry/document/:documentId/annotation/add',
  input: z.object({
    documentId: z.uuid(),
    fileId: z.uuid().describe('A current PDF file or picture of the document'),
    annotations: jsonOf(z.array(AddedAnnotation).min(1).max(annotationLimits.added)),
  }),
  output: z.object({ rows: z.array(Annotation) }),
  errors: [
    ...[...readingRefusals, ...writingRefusals],
    ...['annotation.no-pages', 'annotation.page-unknown', 'annotation.too-many'],
    ...['annotation.no-stamp', 'annotation.stamped-already', 'annotation.no-signature'],
  ],
  access: 'session',
  summary: 'Write on the pages of a file; its bytes stay as they are',
  tag,
  rateLimit: { max: 300, perSeconds: 600 },
});

export const takeBackAnnotation = endpoint({
  method: 'POST',
  path: '/registry/document/:documentId/annotation/take-back',
  input: z.object({ documentId: z.uuid(), annotationId: z.uuid() }),
  output: z.object({
    isStruck: z.boolean().describe('Others had acted after it: it stays, struck through'),
  }),
  errors: ['registry.not-found', 'annotation.not-found'],
  access: 'session',
  summary: 'Take back an own annotation',
  tag,
});

export const getAnnotatedFile = endpoint({
  method: 'GET',
  path: '/registry/document/:documentId/annotation/file',
  input: z.object({
    documentId: z.uuid(),
    fileId: z.uuid(),
    download: flag.default(false),
  }),
  output: z.object({}),
  errors: [
    ...[...readingRefusals, 'annotation.no-pages', 'annotation.unreadable-file'],
    ...['annotation.picture-too-large', 'annotation.classified', 'pdf.too-slow'],
    'file.marking-too-slow',
  ],
  access: 'session',
  scopes: ['documents.read'],
  summary: 'A copy of a file as PDF with all annotations on its pages',
  tag,
  rateLimit: { max: 120, perSeconds: 600 },
});
