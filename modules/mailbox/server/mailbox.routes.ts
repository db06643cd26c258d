import { AppError } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { checkMailbox, getMailbox, saveMailbox } from '../contract/index.ts';
import type { MailboxHealth } from '../contract/index.ts';
import type { MailboxDependencies } from './dependencies.ts';
import { saveChoice } from './choice.service.ts';
import { countKinds, findChoice, findFailure, findState } from './mailbox.store.ts';
import { nameOf } from './watch.ts';
import type { Watch } from './watch.ts';

const countedMs = 30 * 86_400_000;

/** The calls of the settings screen, straight to the store: there are no rules. */
export function mailboxRoutes(deps: MailboxDependencies, watch: Watch | null): Route[] {
  const { db } = deps.platform;
  return [
    query(getMailbox, async () => ({ item: await health(deps, db) })),
    command(saveMailbox, async (choice, context, tx) => {
      await saveChoice(deps, tx, context, choice);
      return {};
    }),
    command(checkMailbox, () => {
      if (!watch) return Promise.reject(new AppError('mailbox.off'));
      watch.poke();
      return Promise.resolve({});
    }),
  ];
}

async function health(
  { settings, platform }: MailboxDependencies,
  h: Handle,
): Promise<MailboxHealth> {
  const name = settings ? nameOf(settings) : '';
  const since = new Date(platform.clock.now().getTime() - countedMs).toISOString();
  const kinds = await countKinds(h, since);
  const count = (kind: string) => kinds.find((one) => one.kind === kind)?.all ?? 0;
  const wrong = await findFailure(h, name);
  return {
    isOn: settings !== null,
    address: settings?.address ?? '',
    host: settings?.host ?? '',
    folder: settings?.folder ?? '',
    checkedAt: (await findState(h, name))?.checkedAt ?? null,
    failure: wrong?.failure ?? null,
    failedAt: wrong?.failedAt ?? null,
    letters: count('letter'),
    reports: count('report'),
    repeats: count('repeat'),
    ...(await findChoice(h)),
  };
}
