import type { Handle, Tx } from '@sarn/platform-server';
import { accountTables } from './tables.ts';

interface KeptInput {
  readonly values: string;
  readonly savedAt: string;
}

/** One opened form of a name: each tab has its own. */
interface Opened {
  readonly form: string;
  readonly entry: string;
}

export async function readKeptInput(
  h: Handle,
  personId: string,
  { form, entry }: Opened,
): Promise<KeptInput | null> {
  const row = await accountTables(h)
    .selectFrom('kept_input')
    .select(['field_values as values', 'saved_at as savedAt'])
    .where('person_id', '=', personId)
    .where('form', '=', form)
    .where('entry', '=', entry)
    .executeTakeFirst();
  return row ?? null;
}

/** Which opened forms of one name have kept something, the newest first. */
export function readKeptEntries(
  h: Handle,
  personId: string,
  form: string,
): Promise<readonly { readonly entry: string; readonly savedAt: string }[]> {
  return accountTables(h)
    .selectFrom('kept_input')
    .select(['entry', 'saved_at as savedAt'])
    .where('person_id', '=', personId)
    .where('form', '=', form)
    .orderBy('saved_at', 'desc')
    .orderBy('entry')
    .execute();
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

/** Writes the input of one opened form, and deletes the oldest of the person above `most`. */
export async function writeKeptInput(
  tx: Tx,
  input: KeptInput & Opened & { readonly personId: string },
  most: number,
): Promise<void> {
  const { personId, form, entry, values, savedAt } = input;
  await accountTables(tx)
    .insertInto('kept_input')
    .values({ person_id: personId, form, entry, field_values: values, saved_at: savedAt })
    .onConflict((known) =>
      known
        .columns(['person_id', 'form', 'entry'])
        .doUpdateSet({ field_values: values, saved_at: savedAt }),
    )
    .execute();
  await accountTables(tx)
    .deleteFrom('kept_input')
    .where('person_id', '=', personId)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('form', 'entry'),
        'in',
        selectFrom('kept_input as known')
          .select(['known.form', 'known.entry'])
          .where('known.person_id', '=', personId)
          .orderBy('known.saved_at', 'desc')
          .orderBy('known.form')
          .orderBy('known.entry')
          .offset(most)
          .$asTuple('form', 'entry'),
      ),
    )
    .execute();
}

/** Of one opened form, of all with one name, or all of the person. */
export async function deleteKeptInput(
  tx: Tx,
  personId: string,
  { form, entry }: { readonly form?: string | undefined; readonly entry?: string | undefined },
): Promise<void> {
  await accountTables(tx)
    .deleteFrom('kept_input')
    .where('person_id', '=', personId)
    .$if(form !== undefined, (found) => found.where('form', '=', form ?? ''))
    .$if(entry !== undefined, (found) => found.where('entry', '=', entry ?? ''))
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
