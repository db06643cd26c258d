import { civilDateAt } from '@sarn/kernel';
import type { StateRow } from './health.store.ts';
import type { Looked } from './look.ts';

const dayMs = 86_400_000;

/**
 * The row of a check after a round. `since` stays while the state does; a warning that lasts too
 * long has failed, since the moment at which it began.
 */
export function nextState(
  { check, finding }: Looked,
  known: StateRow | undefined,
  now: Date,
): StateRow {
  const at = now.toISOString();
  const isOld = finding.state === 'warning' && hasLasted(known, check.failsAfterDays, now);
  const state = isOld ? 'failed' : finding.state;
  return {
    ...{ code: check.code, state, checkedAt: at },
    since: known && (isOld || known.state === state) ? known.since : at,
    factTh: finding.fact.th,
    factEn: finding.fact.en,
    todoTh: finding.todo?.th ?? '',
    todoEn: finding.todo?.en ?? '',
    toldOn: known?.toldOn ?? null,
  };
}

function hasLasted(known: StateRow | undefined, days: number | undefined, now: Date): boolean {
  if (!known || known.state === 'ok' || days === undefined) return false;
  return now.getTime() - Date.parse(known.since) > days * dayMs;
}

/** Faults of which nobody was told today. */
export function dueToTell(rows: readonly StateRow[], now: Date): StateRow[] {
  const today = civilDateAt(now);
  return rows.filter(({ state, toldOn }) => state === 'failed' && toldOn !== today);
}
