import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestInstance } from './test-instance.testing.ts';

/** All bytes in `files` of the data folder. */
export function filesOnDisk(dataDir: string): Buffer[] {
  const folder = join(dataDir, 'files');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
}

export const digest = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** A file of the page as the account receives it. */
export async function bytesOf(
  instance: TestInstance,
  account: string,
  fileId: string,
): Promise<Buffer> {
  const headers = { authorization: `Bearer ${await instance.token(account)}` };
  const response = await instance.app.fetch(`/api/file/${fileId}/content`, { headers });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** The encrypted files of a document, as their rows say. */
export const sealedFiles = ({ app }: TestInstance, documentId: string) =>
  app.db.query<{ sha256: string; version: number; fileId: string }>(
    `select sealed.sha256, key_version as version, file.id as "fileId" from file
     join sealed_content sealed using (sha256) where owner_id = $1`,
    [documentId],
  );
