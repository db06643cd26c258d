import { AppError, buddhistYear, newId } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import { continueRegister, openRegister } from '@sarn/register/server';
import type { RegisterKind } from '@sarn/register/contract';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { firstRunLimits } from '../contract/index.ts';
import type { openFirstRegisters } from '../contract/index.ts';
import { booksAt } from './books.rules.ts';
import type { FirstRun } from './needs.ts';
import { listOffice } from './office.store.ts';
import type { OfficeUnit } from './office.store.ts';
import { beginStep, endStep } from './turn.ts';
import { todayOf } from './view.service.ts';

type Input = InputOf<typeof openFirstRegisters>;
type Start = Input['starts'][number];

/** Shortest reason: something to read in the audit trail. */
const shortestReason = 3;

/**
 * Opens the registers of the central registry and of the chosen points, makes the posts of their clerks
 * and heads where there are none, and lets registers go on from books on paper.
 *
 * @throws AppError 'first-run.unknown-unit', 'first-run.reason-missing', 'registry.register-not-empty'
 */
export async function openRegisters(
  deps: FirstRun,
  tx: Tx,
  context: SignedContext,
  { seen, points, starts }: Input,
): Promise<void> {
  const run = await beginStep(tx, 'registers', seen);
  const office = await listOffice(tx, todayOf(deps), firstRunLimits.units);
  const chosen = office.filter(
    ({ unitId, isRoot, clerkPostId }) => isRoot || clerkPostId !== null || points.includes(unitId),
  );
  if (points.some((id) => !chosen.some(({ unitId }) => unitId === id))) {
    throw new AppError('first-run.unknown-unit');
  }
  await makePosts(deps, tx, context, chosen);
  const opened = new Map<string, string>();
  for (const unit of chosen) await openBooks(deps, tx, context, unit, opened);
  for (const start of starts) await goOn(deps, tx, context, start, opened);
  await endStep(deps, tx, {
    ...{ run, step: 'registers', state: 'done', by: context.caller.id },
    requestId: context.requestId,
    detail: { points: chosen.length, registers: opened.size, continued: starts.length },
  });
}

/** A unit without a post of a clerk could receive nothing; the posts are vacant until somebody holds them. */
async function makePosts(
  deps: FirstRun,
  tx: Tx,
  { caller, requestId }: SignedContext,
  units: readonly OfficeUnit[],
): Promise<void> {
  const validFrom = todayOf(deps);
  const posts = units.flatMap((unit) => {
    const place = { unitId: unit.unitId, validFrom };
    const clerk = {
      ...{ ...place, id: newId(), position: 'เจ้าพนักงานธุรการ', duty: 'clerk' as const, sort: 30 },
      titleTh: unit.isRoot ? 'เจ้าหน้าที่สารบรรณกลาง' : `ธุรการ${unit.name}`,
    };
    const head = {
      ...{ ...place, id: newId(), position: 'หัวหน้าหน่วยงาน', duty: 'head' as const, sort: 0 },
      titleTh: `หัวหน้า${unit.name}`,
    };
    return [
      ...(unit.clerkPostId === null ? [clerk] : []),
      ...(unit.headPostId === null ? [head] : []),
    ];
  });
  if (posts.length > 0)
    await deps.people.createPosts(tx, { callerId: caller.id, requestId }, posts);
}

const placeOf = (unitId: string, kind: string): string => `${unitId} ${kind}`;

async function openBooks(
  { numbering, platform }: FirstRun,
  tx: Tx,
  { caller, requestId }: SignedContext,
  { unitId, isRoot, letterCode }: OfficeUnit,
  opened: Map<string, string>,
): Promise<void> {
  const at = platform.clock.now().toISOString();
  for (const kind of booksAt({ isRoot, isCoded: letterCode !== '' }, numbering())) {
    const id = await openRegister(tx, unitId, kind, at);
    opened.set(placeOf(unitId, kind), id);
    await platform.audit.write(tx, {
      ...{ act: 'registry.open-register', callerId: caller.id, requestId },
      ...{ subject: { kind: 'register', id }, detail: { unitId, kind } },
    });
  }
}

async function goOn(
  deps: FirstRun,
  tx: Tx,
  { caller, requestId }: SignedContext,
  { unitId, kind, last, reason }: Start,
  opened: ReadonlyMap<string, string>,
): Promise<void> {
  const registerId = opened.get(placeOf(unitId, kind satisfies string as RegisterKind));
  if (registerId === undefined) throw new AppError('first-run.unknown-unit');
  if (reason.length < shortestReason) throw new AppError('first-run.reason-missing');
  const at = deps.platform.clock.now().toISOString();
  const place = { registerId, year: buddhistYear(todayOf(deps)) };
  await continueRegister(deps.platform.audit, tx, {
    ...{ ...place, last, reason, by: caller.id, at, requestId },
  });
}
