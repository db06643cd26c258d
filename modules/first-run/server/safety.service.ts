import type { InputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { setFirstSafety } from '../contract/index.ts';
import type { FirstRun } from './needs.ts';
import { beginStep, endStep } from './turn.ts';

/** Sets where backups go and adds the days off of this year; either may be left for later. */
export async function setSafety(
  deps: FirstRun,
  tx: Tx,
  context: SignedContext,
  { seen, backup, holidays }: InputOf<typeof setFirstSafety>,
): Promise<void> {
  const run = await beginStep(tx, 'safety', seen);
  if (backup) await deps.backup.set(tx, context, backup);
  if (holidays !== '') await deps.holidays.take(tx, context, holidays);
  await endStep(deps, tx, {
    ...{ run, step: 'safety', state: backup ? 'done' : 'skipped', by: context.caller.id },
    requestId: context.requestId,
  });
}
