import { defineOutsideJob } from '@sarn/platform-server';
import type { JobDefinition } from '@sarn/platform-server';
import type { ExchangeChannel } from './channel.ts';
import type { ExchangeDependencies } from './dependencies.ts';
import { takeMessage } from './intake.service.ts';
import { dropFiles, takeFiles } from './letter-files.ts';
import { pullInput, pullLater, pullName } from './pull-queue.ts';

/** Handles the oldest message of the queue. The files of a letter are checked before its transaction. */
export const pullJob = (deps: ExchangeDependencies, channel: ExchangeChannel): JobDefinition =>
  defineOutsideJob({
    ...{ name: pullName, input: pullInput },
    claim: async (_input, { tx }) => (await channel.pull(tx)) ?? null,
    outside: (pulled) => takeFiles(deps, pulled),
    async settle(files, pulled, { tx, key }) {
      try {
        const isTaken = await takeMessage(deps, channel, tx, { pulled, files });
        // Two processes took the same message: this one has not done what it was asked for.
        if (!isTaken) await pullLater(deps, tx, `${key} again`);
      } finally {
        await dropFiles(deps, files);
      }
    },
  }) as JobDefinition;
