import { AppError, addDays, civilDateAt, officeMoment } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import { waitingAct } from '@sarn/correspondence/contract';
import { actTerms, watchingQueues } from '@sarn/document/contract';
import type { DocumentKind, FlowState } from '@sarn/document/contract';
import type { QueueRow } from '@sarn/search/contract';
import type { Caller } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import {
  listRowsOf,
  namesOf,
  namesOnRows,
  queueRowsOf,
  toListRow,
  toQueueRow,
} from '@sarn/search/server';
import { mostUnits, sentBackTerm, urgentRows } from '../../contract/index.ts';
import type {
  DueCount,
  UrgentRow,
  getHome,
  getHomeUnits,
  listOpenWork,
} from '../../contract/index.ts';
import { unitsAnsweredFor, unitsHeldBy, withUnitsBelow } from '../report/report-scope.ts';
import { agesOf } from './ages.rules.ts';
import { countOpenByUnit, countOwn, listUrgent } from './home.store.ts';
import type { OwnCount } from './home.store.ts';
import { openCap, pageOfOpen } from './open-work.store.ts';

const todayOf = ({ platform }: Dependencies): string => civilDateAt(platform.clock.now());
const momentOf = ({ platform }: Dependencies): string => officeMoment(platform.clock.now());

/** The caller's own work: what comes first, how old it is, and when it is due. */
export async function home(deps: Dependencies, caller: Caller): Promise<OutputOf<typeof getHome>> {
  const ask = { principals: caller.principals, watching: watchingQueues, today: todayOf(deps) };
  const [counted, urgent] = await Promise.all([
    countOwn(deps.platform.db, ask),
    urgentOf(deps, caller, ask.today),
  ]);
  const own = counted.filter(({ acts }) => acts);
  const sum = (rows: readonly OwnCount[]) => rows.reduce((all, { count }) => all + count, 0);
  return {
    urgent,
    toDo: sum(own),
    watched: sum(counted) - sum(own),
    ages: agesOf(own),
    due: dueOf(own),
  };
}

async function urgentOf(deps: Dependencies, caller: Caller, today: string): Promise<UrgentRow[]> {
  const { db } = deps.platform;
  const { principals } = caller;
  const ask = { principals, watching: watchingQueues, today, limit: urgentRows };
  const items = await listUrgent(db, ask);
  const rows = await queueRowsOf(db, {
    numbers: deps.searched.numbers,
    items,
    readerId: caller.id,
  });
  const name = await namesOf(deps, db, {
    unitIds: rows.map(({ ownerUnitId }) => ownerUnitId),
    personIds: [],
  });
  return items.flatMap((item) =>
    rows
      .filter(({ subjectKey }) => subjectKey === item.subjectKey)
      .map((row) => urgentRow(toQueueRow(row, name, item), item.queue)),
  );
}

function urgentRow(row: QueueRow, queue: string): UrgentRow {
  // Its drafter reads why it came back before anything is done with it.
  if (queue === 'unsigned') return { ...row, queue, stateTerm: sentBackTerm, act: null };
  const { kind, on, state } = row;
  const code = waitingAct({ kind: kind as DocumentKind, on, state: state as FlowState }, queue);
  return { ...row, queue, act: code === undefined ? null : { code, term: actTerms[code] } };
}

function dueOf(rows: readonly OwnCount[]): DueCount[] {
  const counts = new Map<string, number>();
  for (const { due, count } of rows) {
    if (due !== null) counts.set(due, (counts.get(due) ?? 0) + count);
  }
  return [...counts]
    .map(([date, count]) => ({ date, count }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** Open work of the units for which the caller answers; none for other people. */
export async function homeUnits(
  deps: Dependencies,
  caller: Caller,
): Promise<OutputOf<typeof getHomeUnits>> {
  const own = unitsHeldBy(caller);
  if (own.length === 0) return { units: [] };
  const { db } = deps.platform;
  return { units: await countOpenByUnit(db, caller.principals, own, momentOf(deps), mostUnits) };
}

type OpenAsk = InputOf<typeof listOpenWork>;

/**
 * One page of the documents behind a bar.
 *
 * @throws AppError `registry.not-found` for a unit for which the caller does not answer
 */
export async function openWork(
  deps: Dependencies,
  caller: Caller,
  ask: OpenAsk,
): Promise<OutputOf<typeof listOpenWork>> {
  const { db } = deps.platform;
  const scope = await unitScope(deps, caller, ask);
  const items = await pageOfOpen(db, {
    ...ask,
    ...scope.query,
    principals: caller.principals,
    watching: watchingQueues,
    today: todayOf(deps),
    now: momentOf(deps),
    limit: ask.size,
    offset: (ask.page - 1) * ask.size,
  });
  const who = { readerId: caller.id, principals: caller.principals, watching: watchingQueues };
  const rows = await listRowsOf(db, { ...who, numbers: deps.searched.numbers, items });
  const name = await namesOnRows(deps, db, rows);
  const waiting = new Map(items.map((item) => [item.subjectKey, item]));
  const total = items[0]?.total ?? 0;
  return {
    rows: rows.map((row) => toListRow(row, name, waiting.get(row.subjectKey))),
    total: Math.min(total, openCap),
    isCapped: total > openCap,
    name: scope.name,
  };
}

/** The units and days of a list; one's own work has neither. */
async function unitScope(deps: Dependencies, caller: Caller, ask: OpenAsk) {
  const { db } = deps.platform;
  const none = { unitIds: [] as string[], from: null, until: null };
  if (ask.of === 'me') return { name: '', query: none };
  const units = await unitsAnsweredFor(deps, db, caller);
  const unit = units.find(({ id }) => id === ask.unitId);
  if (ask.unitId !== undefined && !unit) throw new AppError('registry.not-found');
  const [person] = ask.personId ? await deps.organisation.personCard(db, [ask.personId]) : [];
  return {
    name: person?.name ?? unit?.name ?? '',
    query: {
      unitIds: ask.depth === 'own' && unit ? [unit.id] : withUnitsBelow(units, ask.unitId),
      from: ask.from ? `${ask.from}T00:00:00+07:00` : null,
      until: ask.until ? `${addDays(ask.until, 1)}T00:00:00+07:00` : null,
    },
  };
}
