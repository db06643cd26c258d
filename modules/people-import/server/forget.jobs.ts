import { defineJob } from '@sarn/platform-server';
import type { JobDefinition } from '@sarn/platform-server';
import { z } from 'zod';
import { importLimits } from '../contract/index.ts';
import type { PeopleImport } from './needs.ts';
import { forgetRows } from './import-run.store.ts';

/** Every night: the rows of imports that can no longer be undone are deleted, their counts stay. */
export function forgetImportsJob({ platform: { clock } }: PeopleImport): JobDefinition {
  return defineJob({
    name: 'personnel.forget-imports',
    input: z.object({}),
    schedule: '50 2 * * *',
    async handler(_input, { tx, log }) {
      const now = clock.now();
      const before = new Date(now.getTime() - (importLimits.undoDays + 1) * 86_400_000);
      const imports = await forgetRows(tx, before.toISOString(), now.toISOString());
      if (imports > 0) log.info({ imports }, 'rows of old imports of people deleted');
    },
  }) as JobDefinition;
}
