import type { CivilDate, Instant } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { personnelTables } from '../tables.ts';

/** What a table says of employments; null leaves what is kept. */
export interface EmploymentFacts {
  readonly personId: string;
  readonly type: string | null;
  readonly appointedOn: CivilDate | null;
  readonly suffix: string | null;
  readonly unprinted: readonly string[] | null;
}

/** Rows of one statement. */
const batch = 500;

export async function saveEmployments(
  tx: Tx,
  facts: readonly EmploymentFacts[],
  now: Instant,
): Promise<void> {
  for (let from = 0; from < facts.length; from += batch) {
    await personnelTables(tx)
      .insertInto('employment')
      .values(
        facts.slice(from, from + batch).map((one) => ({
          ...{ person_id: one.personId, type: one.type, appointed_on: one.appointedOn },
          ...{ suffix: one.suffix ?? '', unprinted: [...(one.unprinted ?? [])], updated_at: now },
        })),
      )
      .onConflict((on) =>
        on.column('person_id').doUpdateSet(({ fn, ref }) => ({
          type: fn.coalesce(ref('excluded.type'), ref('employment.type')),
          appointed_on: fn.coalesce(ref('excluded.appointed_on'), ref('employment.appointed_on')),
          suffix: ref('excluded.suffix'),
          unprinted: ref('excluded.unprinted'),
          updated_at: ref('excluded.updated_at'),
        })),
      )
      .execute();
  }
}

export async function deleteEmployment(tx: Tx, personId: string): Promise<void> {
  await personnelTables(tx).deleteFrom('employment').where('person_id', '=', personId).execute();
}
