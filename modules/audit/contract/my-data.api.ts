import { endpoint } from '@sarn/kernel';
import { z } from 'zod';

const tag = 'audit';

export const DataReading = z.object({
  id: z.string(),
  at: z.string(),
  readerName: z.string(),
  readerPost: z.string(),
  text: z.string().describe('Name of the act'),
});
export type DataReading = z.output<typeof DataReading>;

export const listMyDataReaders = endpoint({
  method: 'GET',
  path: '/audit/my-data/readings',
  input: z.object({ before: z.uuid().or(z.literal('')).default('') }),
  output: z.object({ rows: z.array(DataReading), next: z.string().nullable() }),
  errors: [],
  access: 'session',
  summary: 'Who looked at the personal data of the caller: one entry for each reader and hour',
  tag,
});

export const DocumentOpening = z.object({
  id: z.string(),
  at: z.string().describe('When that person opened it first'),
  readerName: z.string(),
  readerPost: z.string(),
  number: z.string().describe('Empty while the document has none'),
  title: z.string(),
  path: z.string(),
});
export type DocumentOpening = z.output<typeof DocumentOpening>;

export const listMyDocumentReaders = endpoint({
  method: 'GET',
  path: '/audit/my-data/openings',
  input: z.object({ before: z.string().max(120).default('') }),
  output: z.object({ rows: z.array(DocumentOpening), next: z.string().nullable() }),
  errors: [],
  access: 'session',
  summary: 'Who opened documents that the caller wrote or works on, and when first',
  tag,
});
