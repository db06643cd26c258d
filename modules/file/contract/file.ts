import { z } from 'zod';
import type { Brand } from '@sarn/kernel';

export type FileId = Brand<'FileId'>;

/** `pending`: only its uploader may read it; `attached`: whoever may read its owner may read it. */
export const fileStates = ['pending', 'attached'] as const;

/** A file without its bytes, which are read with `getFileContent`. */
export const FileCard = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number().int().describe('Size in bytes'),
  pageCount: z.number().int().nullable().describe('Of a PDF; null for other kinds'),
  sha256: z.string().describe('Of the bytes, 64 hex digits'),
  state: z.enum(fileStates),
  uploadedAt: z.string(),
});
export type FileCard = z.output<typeof FileCard>;
