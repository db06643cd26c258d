import { command, defineJob, query } from '@sarn/platform-server';
import type { Clock, JobDefinition, Platform, Route } from '@sarn/platform-server';
import { z } from 'zod';
import {
  findKeptInput,
  forgetKeptInput,
  keepInput,
  keptInputDays,
  listKeptInput,
  mostKeptInputs,
} from '../contract/index.ts';
import {
  deleteKeptInput,
  deleteOldInput,
  readKeptEntries,
  readKeptInput,
  writeKeptInput,
} from './kept-input.store.ts';

/** What the caller typed and did not send; nobody else can ask for it. */
export function keptInputRoutes({ db, clock }: Platform): Route[] {
  return [
    query(listKeptInput, async ({ form }, { caller }) => ({
      items: [...(await readKeptEntries(db, caller.id, form))],
    })),
    query(findKeptInput, async ({ form, entry }, { caller }) => ({
      item: await readKeptInput(db, caller.id, { form, entry }),
    })),
    command(keepInput, async (input, { caller }, tx) => {
      const savedAt = clock.now().toISOString();
      await writeKeptInput(tx, { ...input, personId: caller.id, savedAt }, mostKeptInputs);
      return {};
    }),
    command(forgetKeptInput, async (which, { caller }, tx) => {
      await deleteKeptInput(tx, caller.id, which);
      return {};
    }),
  ];
}

/** Runs every night: deletes input that nobody continued. */
export function keptInputJob(clock: Clock): JobDefinition {
  return defineJob({
    name: 'account.forget-input',
    input: z.object({}),
    schedule: '50 2 * * *',
    async handler(_input, { tx, log }) {
      const before = new Date(clock.now().getTime() - keptInputDays * 86_400_000);
      const count = await deleteOldInput(tx, before.toISOString());
      log.info({ count }, 'old input forgotten');
    },
  }) as JobDefinition;
}
