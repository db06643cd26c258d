import type { CivilDate, Instant } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { personnelTables } from '../tables.ts';

/** What a table says of employments. */
export interface EmploymentFacts {
  readonly personId: string;
  readonly appointedOn: CivilDate;
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
          ...{ person_id: one.personId, appointed_on: one.appointedOn, updated_at: now },
        })),
      )
      .onConflict((on) =>
        on.column('person_id').doUpdateSet(({ ref }) => ({
          appointed_on: ref('excluded.appointed_on'),
          updated_at: ref('excluded.updated_at'),
        })),
      )
      .execute();
  }
}

export async function deleteEmployments(tx: Tx, personIds: readonly string[]): Promise<void> {
  await personnelTables(tx).deleteFrom('employment').where('person_id', 'in', personIds).execute();
}
