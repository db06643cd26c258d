import { AppError } from '@sarn/kernel';
import type { CallContext, Caller, Handle, Tx } from '@sarn/platform-server';
import { firstRunPermissions, firstRunStepCodes } from '../contract/index.ts';
import type { FirstRunStep } from '../contract/index.ts';
import { changeRun, findCodeExpiry, listSteps, lockRun, putStep } from './first-run.store.ts';
import type { RunRow } from './first-run.store.ts';
import type { FirstRun } from './needs.ts';
import { setupCodeHash } from './setup-code.rules.ts';

/** Who goes on with the setup: whoever has the code, or a signed-in administrator. */
export type Asker =
  | { readonly by: 'code' }
  | { readonly by: 'administrator'; readonly caller: Caller };

/**
 * Whether this call may see and do something here. The code counts only while nobody can sign in.
 *
 * @throws AppError 'first-run.code-wrong', '….code-expired', '….code-used'
 */
export async function askerOf(
  { accounts, platform }: FirstRun,
  h: Handle,
  { caller }: Pick<CallContext, 'caller'>,
  code: string,
): Promise<Asker> {
  if (caller && holdsEverywhere(caller)) return { by: 'administrator', caller };
  if (await accounts.hasAccounts(h)) throw new AppError('first-run.code-used');
  const until = await findCodeExpiry(h, setupCodeHash(code));
  if (until === undefined) throw new AppError('first-run.code-wrong');
  if (until <= platform.clock.now().toISOString()) throw new AppError('first-run.code-expired');
  return { by: 'code' };
}

/** The setup is about the whole agency: a right for a part of it is not enough. */
const holdsEverywhere = ({ permissions, reaches, program }: Caller): boolean =>
  permissions.has(firstRunPermissions.manage) &&
  !reaches?.has(firstRunPermissions.manage) &&
  program === undefined;

/**
 * Begins a step: locks the setup and checks that nobody was faster, and that the steps before are
 * behind. A step that was skipped may be done at any time, the others while the setup runs.
 *
 * @throws AppError 'first-run.moved-on', 'first-run.not-now', 'first-run.over'
 */
export async function beginStep(tx: Tx, step: FirstRunStep, seen: number): Promise<RunRow> {
  const run = await lockRun(tx);
  if (!run) throw new AppError('first-run.over');
  if (run.version !== seen) throw new AppError('first-run.moved-on');
  const steps = new Map((await listSteps(tx)).map((row) => [row.step, row.state]));
  const before = firstRunStepCodes.slice(0, firstRunStepCodes.indexOf(step));
  if (before.some((code) => !steps.has(code))) throw new AppError('first-run.not-now');
  if (run.finishedAt !== null && steps.get(step) === 'done') throw new AppError('first-run.over');
  return run;
}

interface Ended {
  readonly run: RunRow;
  readonly step: FirstRunStep;
  readonly state: 'done' | 'skipped';
  readonly by: string | null;
  readonly requestId: string;
  /** For the audit trail. */
  readonly detail?: Readonly<Record<string, string | number | null>>;
}

/** Ends a step in the transaction of what it set; the last one ends the setup. */
export async function endStep({ platform }: FirstRun, tx: Tx, ended: Ended): Promise<void> {
  const { run, step, state, by, requestId, detail = {} } = ended;
  const at = platform.clock.now().toISOString();
  await putStep(tx, { step, state, at, by });
  const steps = await listSteps(tx);
  const isOver = run.finishedAt === null && steps.length === firstRunStepCodes.length;
  await changeRun(tx, { version: run.version + 1, ...(isOver ? { finished_at: at } : {}) });
  const subject = { kind: 'first-run', id: step };
  await platform.audit.write(tx, {
    ...{ act: state === 'done' ? `first-run.${step}` : 'first-run.skipped', callerId: by },
    ...{ subject, requestId, detail },
  });
  if (isOver) {
    await platform.audit.write(tx, {
      ...{ act: 'first-run.finished', callerId: by, subject, requestId },
      detail: { skipped: steps.filter((one) => one.state === 'skipped').length },
    });
  }
}
