import { addDays, civilDateAt } from '@sarn/kernel';
import { defineJob } from '@sarn/platform-server';
import type { JobDefinition, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import type { Dependencies } from '@sarn/document/server';
import { remindOf } from './circulation.service.ts';
import { closeMatter, completeLeftOpen } from './complete.service.ts';
import type { StartClosing } from './complete.service.ts';
import { listComingDue } from './circulation.store.ts';

/** Reminds of circulations due today or tomorrow that had no reminder today. */
export async function remindDue(deps: Dependencies, tx: Tx): Promise<number> {
  const today = civilDateAt(deps.platform.clock.now());
  let people = 0;
  for (const row of await listComingDue(tx, [today, addDays(today, 1)])) {
    people += (await remindOf(deps, tx, row)) ?? 0;
  }
  return people;
}

/** The jobs of circulations, and how the closing of a matter is started. */
export function circulationJobs(deps: Dependencies) {
  const close = defineJob({
    name: 'registry.circulation-close',
    input: z.object({ id: z.string() }),
    handler: ({ id }, { tx, log, key }) => closeMatter(deps, tx, id, { key, log }),
  });
  const startClosing: StartClosing = (tx, id) =>
    deps.platform.jobs.send(tx, close, { id }, { key: `circulation:${id}` });
  const remind = defineJob({
    name: 'registry.circulation-remind',
    input: z.object({}),
    // Every morning at 08:35 in Bangkok.
    schedule: '35 8 * * *',
    expireSeconds: 600,
    async handler(_input, { tx, log }) {
      const completed = await completeLeftOpen(deps, tx, startClosing);
      log.info({ completed, people: await remindDue(deps, tx) }, 'readers of circulars reminded');
    },
  });
  return { jobs: [close as JobDefinition, remind as JobDefinition], startClosing };
}
