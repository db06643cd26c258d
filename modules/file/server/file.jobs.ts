import { defineJob } from '@sarn/platform-server';
import type { JobDefinition, Platform, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import { fileLimits } from '../contract/index.ts';
import type { ByteFolder } from './byte-folder.ts';
import { forget } from './file.service.ts';
import { deleteForgotten, deleteUnusedContent, lockContentForUpdate } from './file.store.ts';
import { ReapInput } from './file-dependencies.ts';
import type { ReapJob } from './file-dependencies.ts';

const hourMs = 3_600_000;

/** Removes the bytes of some content when no file uses them any more. */
export function createReapJob(folder: ByteFolder): ReapJob {
  return defineJob({
    name: 'file.reap',
    input: ReapInput,
    handler: async ({ sha256 }, { tx }) => reap(tx, folder, sha256),
  });
}

/**
 * Bytes are deleted while the row is locked: an upload of the same content waits for this one,
 * finds no row, and stores its own bytes.
 */
export async function reap(tx: Tx, folder: ByteFolder, sha256: string): Promise<void> {
  if (!(await lockContentForUpdate(tx, sha256))) return;
  if (await deleteUnusedContent(tx, sha256)) await folder.remove(sha256);
}

/** Every hour: deletes uploads that were never attached, and bytes that a killed process left. */
export function createSweepJob(
  platform: Platform,
  folder: ByteFolder,
  reapJob: ReapJob,
): JobDefinition {
  return defineJob({
    name: 'file.sweep',
    input: z.object({}),
    schedule: '23 * * * *',
    async handler(_input, { tx, log }) {
      const before = new Date(platform.clock.now().getTime() - fileLimits.pendingHours * hourMs);
      const deleted = await deleteForgotten(tx, before.toISOString());
      const by = { act: 'file.expired', callerId: null };
      await forget({ platform, reapJob }, tx, deleted, by);
      const arriving = await folder.sweep(before);
      log.info({ files: deleted.length, arriving }, 'forgotten uploads thrown away');
    },
  }) as JobDefinition;
}
