import { AppError, addDays, civilDateAt, daysBetween } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { refuseUnseen } from '@sarn/platform-server';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { documentKinds, stateTerm } from '@sarn/document/contract';
import { handsLimit, reportDays } from '../../contract/index.ts';
import type { DocumentKind, FlowState } from '@sarn/document/contract';
import type {
  Compared,
  ReportAsk,
  ReportSetting,
  Workload,
  handoffReport,
  saveReportSetting,
  workloadReport,
} from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { agesOf } from '../home/ages.rules.ts';
import { flowOf, flowStepOf } from './flow.rules.ts';
import { unitsAnsweredFor, withUnitsBelow } from './report-scope.ts';
import {
  compare,
  countByAge,
  countByPerson,
  countByUnit,
  countFlow,
  findHandoffLimit,
  listManyHandoffs,
  updateHandoffLimit,
} from './report.store.ts';
import type { ReportQuery, WorkloadRow } from './report.store.ts';

interface Scope {
  readonly units: { id: string; name: string; depth: number }[];
  readonly query: ReportQuery;
  readonly from: string;
  readonly until: string;
}

async function scopeOf(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  ask: ReportAsk,
): Promise<Scope> {
  const now = deps.platform.clock.now();
  const today = civilDateAt(now);
  const until = ask.until ?? today;
  const from = ask.from ?? addDays(until, -reportDays);
  const units = await unitsAnsweredFor(deps, h, caller);
  if (ask.unitId !== undefined && !units.some(({ id }) => id === ask.unitId)) {
    throw new AppError('registry.not-found');
  }
  const top = Math.min(...units.map(({ depth }) => depth));
  return {
    units: units.map(({ id, name, depth }) => ({ id, name, depth: depth - top })),
    from,
    until,
    query: {
      principals: caller.principals,
      unitIds: withUnitsBelow(units, ask.unitId),
      from: `${from}T00:00:00+07:00`,
      until: `${addDays(until, 1)}T00:00:00+07:00`,
      kind: ask.kind ?? '',
      today,
      now: now.toISOString(),
    },
  };
}

/** How much is open, late and finished, by unit and by person; only what the caller may read. */
export async function workload(
  deps: Dependencies,
  caller: Caller,
  ask: ReportAsk,
): Promise<OutputOf<typeof workloadReport>> {
  const { db } = deps.platform;
  const { query, ...scope } = await scopeOf(deps, db, caller, ask);
  const step = flowStepOf(scope.from, scope.until);
  const [units, people, ages, flow, compared] = await Promise.all([
    countByUnit(db, query),
    countByPerson(db, query),
    countByAge(db, query),
    countFlow(db, query, step),
    comparedWith(db, query, scope),
  ]);
  const cards = await deps.organisation.personCard(
    db,
    people.map(({ id }) => id),
  );
  const named = (row: WorkloadRow, name = '–', unitName = ''): Workload => ({
    ...row,
    name,
    unitName,
  });
  return {
    ...scope,
    ages: agesOf(ages),
    compared,
    flowStep: step,
    flow: flowOf(flow, { from: scope.from, until: scope.until, step }),
    byUnit: scope.units.flatMap(({ id, name }) =>
      units.filter((row) => row.id === id).map((row) => named(row, name)),
    ),
    byPerson: people
      .map((row) => {
        const card = cards.find(({ id }) => id === row.id);
        return named(row, card?.name, card?.unitName);
      })
      .toSorted((one, other) => other.late - one.late || other.open - one.open),
  };
}

const weekMs = 7 * 86_400_000;

/** The same period a week ago, and the period of the same length before. */
async function comparedWith(
  h: Handle,
  query: ReportQuery,
  { from, until }: Pick<Scope, 'from' | 'until'>,
): Promise<Compared> {
  const { openWeekAgo, ...before } = await compare(h, query, {
    before: `${addDays(from, -daysBetween(from, until) - 1)}T00:00:00+07:00`,
    weekAgo: new Date(Date.parse(query.now) - weekMs).toISOString(),
  });
  return { ...before, openWeekAgo: until < query.today ? null : openWeekAgo };
}

/** Documents with more handoffs than the number asked for, or than the agency's setting. */
export async function manyHandoffs(
  deps: Dependencies,
  caller: Caller,
  ask: InputOf<typeof handoffReport>,
): Promise<OutputOf<typeof handoffReport>> {
  const { db } = deps.platform;
  const { query, ...scope } = await scopeOf(deps, db, caller, ask);
  const moreThan = ask.moreThan ?? (await findHandoffLimit(db));
  const rows = await listManyHandoffs(db, { ...query, moreThan, limit: handsLimit + 1 });
  return {
    ...scope,
    moreThan,
    isCut: rows.length > handsLimit,
    rows: rows.slice(0, handsLimit).map(({ kind, state, ...row }) => {
      const { th, en } = documentKinds[kind as DocumentKind];
      return { ...row, kindTerm: { th, en }, stateTerm: stateTerm('document', state as FlowState) };
    }),
  };
}

export async function setting(h: Handle): Promise<ReportSetting> {
  return { handoffsAtMost: await findHandoffLimit(h) };
}

/** Stores how many handoffs are too many; the reports of everybody use it from now on. */
export async function saveSetting(
  deps: Dependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  { handoffsAtMost, seen }: InputOf<typeof saveReportSetting>,
): Promise<ReportSetting> {
  const subject = { kind: 'report', id: 'handoffs' };
  const now = () => findHandoffLimit(tx);
  await refuseUnseen(tx, deps.organisation, { seen, wanted: handoffsAtMost, now, subject });
  await updateHandoffLimit(tx, handoffsAtMost);
  await deps.platform.audit.write(tx, {
    act: 'registry.report-set',
    callerId: caller.id,
    subject,
    detail: { handoffsAtMost },
    requestId,
  });
  return { handoffsAtMost };
}
