import { defineJob } from '@sarn/platform-server';
import type { JobDefinition, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import type { PeopleImport } from './needs.ts';

const Input = z.object({ personIds: z.array(z.uuid()), by: z.uuid() });
type Input = z.output<typeof Input>;

/** People who are mailed in one transaction. */
const batch = 100;

/** Mails invitations after an import, so that thousands of them do not hold it up. */
export function inviteJob({ invitations }: Pick<PeopleImport, 'invitations'>): JobDefinition {
  return defineJob({
    name: 'personnel.invite',
    input: Input,
    expireSeconds: 300,
    async handler({ personIds, by }, { tx }) {
      await invitations.invite(tx, { callerId: by }, personIds);
    },
  }) as JobDefinition;
}

/** Queues the invitations with what made the accounts: both are committed, or neither. */
export async function sendInvitations(
  { platform }: PeopleImport,
  tx: Tx,
  job: JobDefinition,
  { personIds, by, about }: Input & { readonly about: string },
): Promise<void> {
  for (let from = 0; from < personIds.length; from += batch) {
    const part = personIds.slice(from, from + batch);
    await platform.jobs.send(tx, job, { personIds: part, by }, { key: `${about}/${from}` });
  }
}
