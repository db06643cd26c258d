import type { InputOf } from '@sarn/kernel';
import { AppError, civilDateAt, need } from '@sarn/kernel';
import type { CallContext, Tx } from '@sarn/platform-server';
import type { setUpAgency, FirstRunView } from '../contract/index.ts';
import { changeRun } from './first-run.store.ts';
import type { FirstRun } from './needs.ts';
import { listOffice } from './office.store.ts';
import { askerOf, beginStep, endStep } from './turn.ts';
import { viewOf } from './view.service.ts';

/** The agency is there on every day that a document may have: registers of older years are imported. */
const always = '1900-01-01';

/** Makes the highest unit, or corrects it while the setup runs. */
export async function saveAgency(
  deps: FirstRun,
  tx: Tx,
  context: CallContext,
  { code, seen, pack, unitCode, ...values }: InputOf<typeof setUpAgency>,
): Promise<FirstRunView> {
  const asker = await askerOf(deps, tx, context, code);
  const run = await beginStep(tx, 'agency', seen);
  if (run.finishedAt !== null) throw new AppError('first-run.over');
  const callerId = asker.by === 'administrator' ? asker.caller.id : null;
  const by = { callerId, requestId: context.requestId };
  const today = civilDateAt(deps.platform.clock.now());
  const root = (await listOffice(tx, today, 1)).find(({ isRoot }) => isRoot);
  const order = { from: always, orderNo: '', reason: 'ตั้งค่าครั้งแรก' };
  const { nameTh, nameEn, abbreviation, letterCode, address, phone, mail } = values;
  const dated = { nameTh, nameEn, abbreviation, letterCode };
  const plain = { code: unitCode, address, phone, mail };
  if (root === undefined) {
    const place = { parentId: null, kind: 'agency', fax: '' } as const;
    await deps.people.foundUnit(tx, by, { ...place, ...dated, ...plain }, order);
  } else {
    const { version } = await deps.people.unitFacts(tx, root.unitId);
    await deps.people.correctUnit(tx, by, root.unitId, plain, version);
    await deps.people.changeUnitFrom(tx, by, root.unitId, dated, { ...order, seen: null });
  }
  if (callerId !== null) await nameScreens(deps, tx, callerId, context.requestId);
  await changeRun(tx, { pack });
  const { requestId } = context;
  await endStep(deps, tx, {
    ...{ run, step: 'agency', state: 'done', by: callerId, requestId },
    detail: { nameTh, pack, letterCode },
  });
  return viewOf(deps, tx, asker.by);
}

/**
 * Shows the name of the agency on all screens. Before there is an administrator nobody could be named as
 * the one who set it, so it is done together with them.
 */
export async function nameScreens(
  { people, setNames, ...deps }: FirstRun,
  tx: Tx,
  personId: string,
  requestId: string,
): Promise<void> {
  const today = civilDateAt(deps.platform.clock.now());
  const root = need((await listOffice(tx, today, 1))[0], 'the agency');
  const { nameTh, nameEn } = await people.unitFacts(tx, root.unitId);
  const by = { caller: { id: personId }, requestId };
  const agencyTh = nameTh.slice(0, longestName);
  await setNames(tx, by, { agencyTh, agencyEn: nameEn.slice(0, longestName) || agencyTh });
}

/** As the settings of names have it; a unit may have a longer one. */
const longestName = 200;
