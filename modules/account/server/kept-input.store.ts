import type { Handle, Tx } from '@sarn/platform-server';
import { accountTables } from './tables.ts';

interface KeptInput {
  readonly values: string;
  readonly savedAt: string;
}

export async function readKeptInput(
  h: Handle,
  personId: string,
  form: string,
): Promise<KeptInput | null> {
  const row = await accountTables(h)
    .selectFrom('kept_input')
    .select(['field_values as values', 'saved_at as savedAt'])
    .where('person_id', '=', personId)
    .where('form', '=', form)
    .executeTakeFirst();
  return row ?? null;
}

/** All of the person, the newest first. */
export function listKeptInput(
  h: Handle,
  personId: string,
): Promise<readonly (KeptInput & { readonly form: string })[]> {
  return accountTables(h)
    .selectFrom('kept_input')
    .select(['form', 'field_values as values', 'saved_at as savedAt'])
    .where('person_id', '=', personId)
    .orderBy('saved_at', 'desc')
    .orderBy('form')
    .execute();
}

/** Writes the input, and deletes the oldest above `most`. */
export async function writeKeptInput(
  tx: Tx,
  input: KeptInput & { readonly personId: string; readonly form: string },
  most: number,
): Promise<void> {
  const { personId, form, values, savedAt } = input;
  await accountTables(tx)
    .insertInto('kept_input')
    .values({ person_id: personId, form, field_values: values, saved_at: savedAt })
    .onConflict((known) =>
      known.columns(['person_id', 'form']).doUpdateSet({ field_values: values, saved_at: savedAt }),
    )
    .execute();
  await accountTables(tx)
    .deleteFrom('kept_input')
    .where('person_id', '=', personId)
    .where('form', 'in', (older) =>
      older
        .selectFrom('kept_input as known')
        .select('known.form')
        .where('known.person_id', '=', personId)
        .orderBy('known.saved_at', 'desc')
        .orderBy('known.form')
        .offset(most),
    )
    .execute();
}

/** Of one form, or all of the person. */
export async function deleteKeptInput(tx: Tx, personId: string, form?: string): Promise<void> {
  await accountTables(tx)
    .deleteFrom('kept_input')
    .where('person_id', '=', personId)
    .$if(form !== undefined, (found) => found.where('form', '=', form ?? ''))
    .execute();
}

/** @returns how many were deleted */
export async function deleteOldInput(tx: Tx, before: string): Promise<number> {
  const { numDeletedRows } = await accountTables(tx)
    .deleteFrom('kept_input')
    .where('saved_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
