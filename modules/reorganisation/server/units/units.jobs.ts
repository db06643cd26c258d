import { defineJob } from '@sarn/platform-server';
import type { JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import type { Dependencies } from '@sarn/document/server';
import { moveReaders } from './reader-change.service.ts';
import { changePlanned } from './unit-plan.service.ts';

/** Every ten minutes: acts on units whose day has come in Bangkok. */
export function changePlannedJob(deps: Dependencies): JobDefinition {
  return defineJob({
    name: 'settings.change-planned-units',
    input: z.object({}),
    schedule: '*/10 * * * *',
    expireSeconds: 600,
    async handler(_input, { tx, log, key }) {
      await changePlanned(deps, tx, log, key);
    },
  }) as JobDefinition;
}

/** Every minute: the documents of moved units get their new heads as readers. */
export function moveReadersJob(deps: Dependencies): JobDefinition {
  return defineJob({
    name: 'settings.move-unit-readers',
    input: z.object({}),
    schedule: '* * * * *',
    expireSeconds: 300,
    async handler(_input, { tx, log }) {
      const documents = await moveReaders(deps, tx);
      if (documents > 0) log.info({ documents }, 'documents of moved units have their new readers');
    },
  }) as JobDefinition;
}
