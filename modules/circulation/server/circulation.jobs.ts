import { addDays, civilDateAt } from '@sarn/kernel';
import { defineJob } from '@sarn/platform-server';
import type { JobDefinition, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import type { Dependencies } from '@sarn/document/server';
import { remindOf } from './circulation.service.ts';
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

/** Every morning at 08:35 in Bangkok. */
export function remindCirculationsJob(deps: Dependencies): JobDefinition {
  return defineJob({
    name: 'registry.circulation-remind',
    input: z.object({}),
    schedule: '35 8 * * *',
    expireSeconds: 600,
    async handler(_input, { tx, log }) {
      log.info({ people: await remindDue(deps, tx) }, 'readers of circulars reminded');
    },
  }) as JobDefinition;
}
