import type { Handle, Tx } from '@sarn/platform-server';

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

const order = 'order by in_force_on desc, published_at desc';

/** All versions, the latest to come into force first. */
export async function listPolicies(h: Handle): Promise<PolicyRow[]> {
  return h.query<PolicyRow>(
    `select version, in_force_on::text "inForceOn" from policy_version ${order}`,
  );
}

/** The version in force on a day; undefined before the first. */
export async function findVersionOn(h: Handle, day: string): Promise<string | undefined> {
  const [row] = await h.query<{ version: string }>(
    `select version from policy_version where in_force_on <= $1 ${order} limit 1`,
    [day],
  );
  return row?.version;
}

export async function findPolicy(h: Handle, version: string): Promise<PolicyTextRow | undefined> {
  const [row] = await h.query<PolicyTextRow>(
    `select version, in_force_on::text "inForceOn", text_th "textTh", text_en "textEn"
     from policy_version where version = $1`,
    [version],
  );
  return row;
}

/** @returns false when a version of that name exists already */
export async function insertPolicy(tx: Tx, policy: NewPolicy): Promise<boolean> {
  const rows = await tx.query(
    `insert into policy_version (id, version, in_force_on, text_th, text_en, published_by, published_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (version) do nothing returning 1`,
    [
      policy.id,
      policy.version,
      policy.inForceOn,
      policy.textTh,
      policy.textEn,
      policy.by,
      policy.at,
    ],
  );
  return rows.length > 0;
}
