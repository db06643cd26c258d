import { AppError } from '@sarn/kernel';
import type { FileSink } from '@sarn/platform-server';
import { fileLimits } from '../contract/index.ts';
import type { Arrival } from './arrival.service.ts';
import { reap } from './file.jobs.ts';
import type { FileDependencies } from './file-dependencies.ts';
import { countPending, keepContentForUpdate } from './file.store.ts';

/** The limits of one upload call. */
export interface ArrivalLimits {
  /** Bytes of one file. */
  readonly maxBytes: number;
  readonly maxFiles: number;
  readonly mediaTypes: readonly string[];
}

/** Stores the files of an upload call and checks their bytes; deletes them when the call fails. */
export function arrivalSink(
  { platform, folder, arrivals }: FileDependencies,
  { maxBytes, maxFiles, mediaTypes }: ArrivalLimits,
): FileSink<Arrival> {
  return {
    maxBytes,
    maxFiles,
    async accept(file, { caller }) {
      if ((await countPending(platform.db, caller.id)) >= fileLimits.pendingFiles) {
        throw new AppError('file.too-many-pending', { limit: fileLimits.pendingFiles });
      }
      const arrival = await arrivals.take(file.name, file.bytes, { maxBytes });
      if (mediaTypes.includes(arrival.mediaType)) return arrival;
      await folder.drop(arrival.arrived);
      throw new AppError('file.type-not-allowed', { name: arrival.name });
    },
    async discard({ arrived }) {
      if (await folder.drop(arrived)) return;
      // The call failed after the bytes were stored: they are deleted unless another file has them.
      await platform.db.transaction(async (tx) => {
        const at = platform.clock.now().toISOString();
        await keepContentForUpdate(tx, { ...arrived, pageCount: null, at });
        await reap(tx, folder, arrived.sha256);
      });
    },
  };
}
