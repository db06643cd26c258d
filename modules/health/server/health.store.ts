import type { HealthState } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { healthTables } from './tables.ts';

/** What the last round found of one check. */
export interface StateRow {
  readonly code: string;
  readonly state: HealthState;
  readonly since: string;
  readonly checkedAt: string;
  readonly factTh: string;
  readonly factEn: string;
  readonly todoTh: string;
  readonly todoEn: string;
  /** Day on which administrators were last told; null: not yet. */
  readonly toldOn: string | null;
}

export function listStates(h: Handle): Promise<StateRow[]> {
  return healthTables(h)
    .selectFrom('health_state')
    .select(['code', 'state', 'since', 'checked_at as checkedAt', 'told_on as toldOn'])
    .select(['fact_th as factTh', 'fact_en as factEn', 'todo_th as todoTh', 'todo_en as todoEn'])
    .orderBy('code')
    .execute();
}

/** Replaces everything that was kept: a check that is gone is not shown any more. */
export async function replaceStates(tx: Tx, rows: readonly StateRow[]): Promise<void> {
  await healthTables(tx).deleteFrom('health_state').execute();
  if (rows.length === 0) return;
  await healthTables(tx)
    .insertInto('health_state')
    .values(
      rows.map((row) => ({
        ...{ code: row.code, state: row.state, since: row.since, checked_at: row.checkedAt },
        ...{ fact_th: row.factTh, fact_en: row.factEn, todo_th: row.todoTh, todo_en: row.todoEn },
        told_on: row.toldOn,
      })),
    )
    .execute();
}

/** One process: which version it is, and that it still runs. */
export async function noteProcess(
  tx: Tx,
  { id, version, at, before }: { id: string; version: string; at: string; before: string },
): Promise<void> {
  await healthTables(tx).deleteFrom('health_process').where('seen_at', '<', before).execute();
  await healthTables(tx)
    .insertInto('health_process')
    .values({ id, version, seen_at: at })
    .onConflict((found) => found.column('id').doUpdateSet({ version, seen_at: at }))
    .execute();
}

export async function forgetProcess(tx: Tx, id: string): Promise<void> {
  await healthTables(tx).deleteFrom('health_process').where('id', '=', id).execute();
}

/** Versions of the processes seen since then, one for each process. */
export async function listVersions(h: Handle, since: string): Promise<string[]> {
  const rows = await healthTables(h)
    .selectFrom('health_process')
    .select('version')
    .where('seen_at', '>=', since)
    .orderBy('version')
    .execute();
  return rows.map(({ version }) => version);
}

export interface Sample {
  readonly code: 'response' | 'sessions';
  readonly at: string;
  readonly value: number;
}

export async function keepSamples(
  tx: Tx,
  samples: readonly Sample[],
  before: string,
): Promise<void> {
  await healthTables(tx).deleteFrom('health_sample').where('at', '<', before).execute();
  if (samples.length === 0) return;
  await healthTables(tx)
    .insertInto('health_sample')
    .values([...samples])
    .onConflict((found) => found.columns(['code', 'at']).doNothing())
    .execute();
}

export function listSamples(h: Handle, since: string): Promise<Sample[]> {
  return healthTables(h)
    .selectFrom('health_sample')
    .select(['code', 'at', 'value'])
    .where('at', '>=', since)
    .orderBy('at')
    .execute();
}
