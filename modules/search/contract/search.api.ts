import { civilDate, endpoint, lineText, settingCode } from '@sarn/kernel';
import { z } from 'zod';
import { id } from '@sarn/document/contract';
import { FoundRow } from './list-row.ts';

/** What can be searched for: words and filters, all of which must match. */
export const DocumentFilter = z.object({
  search: lineText({ max: 200 }).default(''),
  year: z.coerce.number().int().min(2400).max(2700).optional(),
  kind: settingCode.optional().describe('a kind, or a sub-type below it'),
  state: z.string().max(40).optional(),
  unitId: id.optional(),
  registerId: id.optional(),
  /** The person who wrote it, acted on it or got an assignment in it. */
  personId: id.optional(),
  from: civilDate('1957-01-01', '2200-12-31').optional(),
  until: civilDate('1957-01-01', '2200-12-31').optional(),
});
export type DocumentFilter = z.output<typeof DocumentFilter>;

/** All documents the reader may see, or those of them that match. */
export const searchDocuments = endpoint({
  method: 'GET',
  path: '/registry/documents',
  input: DocumentFilter.extend({
    page: z.coerce.number().int().min(1).max(200).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({
    rows: z.array(FoundRow),
    total: z.number().int(),
    isCapped: z.boolean().describe('There are more than `total`: “2,000+”'),
  }),
  errors: [],
  access: 'session',
  scopes: ['documents.read'],
  summary: 'Search all documents the caller may read: hits in the subject first, then the newest',
  tag: 'registry',
});
