import type { JobDefinition, Platform } from '@sarn/platform-server';
import { z } from 'zod';
import type { Arrivals } from './arrival.service.ts';
import type { ByteFolder } from './byte-folder.ts';
import type { Contents } from './seal/seal.service.ts';

export const ReapInput = z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) });
/** Removes the bytes of a content that no file uses any more. */
export type ReapJob = JobDefinition<typeof ReapInput>;

/** Reads the text of a content that is a PDF. */
export type TextJob = JobDefinition<typeof ReapInput>;

/** Dependencies of the services of files. */
export interface FileDependencies {
  readonly platform: Platform;
  readonly folder: ByteFolder;
  readonly contents: Contents;
  readonly arrivals: Arrivals;
  readonly reapJob: ReapJob;
  readonly textJob: TextJob;
}
