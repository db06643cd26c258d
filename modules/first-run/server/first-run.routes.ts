import { AppError } from '@sarn/kernel';
import { command, commandInSteps, publicCommand, publicQuery } from '@sarn/platform-server';
import type { Route, SignedContext, Tx } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { FirstRunView } from '../contract/index.ts';
import { addAdministrator } from './administrator.service.ts';
import { saveAgency } from './agency.service.ts';
import { setDuties } from './duties.service.ts';
import { confirmTest, sendTest } from './mail.service.ts';
import type { FirstRun } from './needs.ts';
import { countOffice } from './office.store.ts';
import { openRegisters } from './registers.service.ts';
import { setSafety } from './safety.service.ts';
import { askerOf, beginStep, endStep } from './turn.ts';
import { todayOf, viewOf } from './view.service.ts';

/** The calls of the first setup: two by the setup code, the others by the administrator. */
export function firstRunRoutes(deps: FirstRun): Route[] {
  const { db } = deps.platform;
  const view = async (tx: Tx): Promise<{ view: FirstRunView }> => ({
    view: await viewOf(deps, tx, 'administrator'),
  });
  return [
    publicCommand(api.lookAtFirstRun, async ({ code }, context, tx) => ({
      view: await viewOf(deps, tx, (await askerOf(deps, tx, context, code)).by),
    })),
    publicCommand(api.setUpAgency, async (input, context, tx) => ({
      view: await saveAgency(deps, tx, context, input),
    })),
    publicQuery(api.makeAdministrator, (input, context) => addAdministrator(deps, input, context)),
    command(api.skipFirstRunStep, async ({ seen, step }, context, tx) => {
      await skip(deps, tx, context, { seen, step });
      return view(tx);
    }),
    command(api.finishLook, async ({ seen }, { caller, requestId }, tx) => {
      const run = await beginStep(tx, 'look', seen);
      await endStep(deps, tx, { run, step: 'look', state: 'done', by: caller.id, requestId });
      return view(tx);
    }),
    command(api.finishPeople, async ({ seen }, context, tx) => {
      await endPeople(deps, tx, context, seen);
      return view(tx);
    }),
    command(api.sendTestMail, async (input, context, tx) => {
      await sendTest(deps, tx, context, input);
      return view(tx);
    }),
    commandInSteps(api.confirmTestMail, async (input, context) => {
      await confirmTest(deps, context, input);
      return db.transaction(view);
    }),
    command(api.openFirstRegisters, async (input, context, tx) => {
      await openRegisters(deps, tx, context, input);
      return view(tx);
    }),
    command(api.setFirstDuties, async (input, context, tx) => {
      const sample = await setDuties(deps, tx, context, input);
      return { ...(await view(tx)), sample };
    }),
    command(api.setFirstSafety, async (input, context, tx) => {
      await setSafety(deps, tx, context, input);
      return view(tx);
    }),
  ];
}

async function skip(
  deps: FirstRun,
  tx: Tx,
  { caller, requestId }: SignedContext,
  { seen, step }: { readonly seen: number; readonly step: api.FirstRunStep },
): Promise<void> {
  if (!api.mayBeSkipped(step)) throw new AppError('first-run.not-skippable');
  const run = await beginStep(tx, step, seen);
  await endStep(deps, tx, { run, step, state: 'skipped', by: caller.id, requestId });
}

/** One person and one unit are there before: the administrator and the agency. */
async function endPeople(
  deps: FirstRun,
  tx: Tx,
  { caller, requestId }: SignedContext,
  seen: number,
): Promise<void> {
  const run = await beginStep(tx, 'people', seen);
  const { people, units } = await countOffice(tx, todayOf(deps));
  if (people <= 1 && units <= 1) throw new AppError('first-run.nothing-imported');
  await endStep(deps, tx, {
    ...{ run, step: 'people', state: 'done', by: caller.id, requestId },
    detail: { people, units },
  });
}
