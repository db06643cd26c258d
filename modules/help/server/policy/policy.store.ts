import type { Handle, Tx } from '@sarn/platform-server';
import { helpTables } from '../tables.ts';

export interface PolicyRow {
  readonly version: string;
  readonly inForceOn: string;
}

export interface PolicyTextRow extends PolicyRow {
  readonly textTh: string;
  readonly textEn: string;
}

export interface NewPolicy extends PolicyTextRow {
  readonly id: string;
  readonly by: string;
  readonly at: string;
}

/** All versions, the latest to come into force first. */
export function listPolicies(h: Handle): Promise<PolicyRow[]> {
  return helpTables(h)
    .selectFrom('policy_version')
    .select(['version', 'in_force_on as inForceOn'])
    .orderBy('in_force_on', 'desc')
    .orderBy('published_at', 'desc')
    .execute();
}

/** The version in force on a day; undefined before the first. */
export async function findVersionOn(h: Handle, day: string): Promise<string | undefined> {
  const inForce = await helpTables(h)
    .selectFrom('policy_version')
    .select('version')
    .where('in_force_on', '<=', day)
    .orderBy('in_force_on', 'desc')
    .orderBy('published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return inForce?.version;
}

export function findPolicy(h: Handle, version: string): Promise<PolicyTextRow | undefined> {
  return helpTables(h)
    .selectFrom('policy_version')
    .select(['version', 'in_force_on as inForceOn', 'text_th as textTh', 'text_en as textEn'])
    .where('version', '=', version)
    .executeTakeFirst();
}

/** @returns false when a version of that name exists already */
export async function insertPolicy(tx: Tx, policy: NewPolicy): Promise<boolean> {
  const inserted = await helpTables(tx)
    .insertInto('policy_version')
    .values({
      id: policy.id,
      version: policy.version,
      in_force_on: policy.inForceOn,
      text_th: policy.textTh,
      text_en: policy.textEn,
      published_by: policy.by,
      published_at: policy.at,
    })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
