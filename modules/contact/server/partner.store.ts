import { sql } from 'kysely';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { contactTables } from './tables.ts';

/** What the search and the prefixes of an entry are made of. */
export interface PartnerTexts {
  readonly texts: readonly string[];
  readonly prefixes: readonly string[];
  readonly isInUse: boolean;
}

/** @returns undefined when the entry is gone */
export async function findPartnerTexts(tx: Tx, code: string): Promise<PartnerTexts | undefined> {
  const found = await contactTables(tx)
    .selectFrom('contact')
    .select(['name_th', 'name_en', 'abbreviation', 'address', 'email', 'phone', 'exchange_code'])
    .select(['note', 'post_addressed', 'aliases', 'letter_prefixes', 'valid_to'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!found) return undefined;
  const { aliases, letter_prefixes: prefixes, valid_to: end, ...texts } = found;
  return {
    texts: [...Object.values(texts), ...aliases, ...prefixes],
    prefixes,
    isInUse: end === null,
  };
}

/** Writes what follows from the fields of an entry. An entry that is in use again is merged no more. */
export async function setDerived(
  tx: Tx,
  code: string,
  {
    searchText,
    keys,
    isInUse,
    at,
  }: {
    readonly searchText: string;
    readonly keys: readonly string[];
    readonly isInUse: boolean;
    readonly at: string;
  },
): Promise<void> {
  await contactTables(tx)
    .updateTable('contact')
    .set({ search_text: searchText, letter_keys: [...keys], updated_at: at })
    .$if(isInUse, (change) => change.set({ merged_into: null }))
    .where('code', '=', code)
    .execute();
}

export async function setMergedInto(tx: Tx, code: string, into: string): Promise<void> {
  await contactTables(tx)
    .updateTable('contact')
    .set({ merged_into: into })
    .where('code', '=', code)
    .execute();
}

/** A partner that a number may be of, with the beginning that fits. */
export interface NumberedPartner {
  readonly code: string;
  readonly name: string;
  readonly isFixedName: boolean;
  readonly names: readonly string[];
  readonly key: string;
}

/**
 * Partners in use on the day whose numbers begin like this one, those with the longest beginning first.
 * The prefixes of an entry that was merged into another are the other's.
 *
 * @param number as `letterKey` gives it
 */
export const listByNumber = (
  h: Handle,
  number: string,
  today: string,
): Promise<NumberedPartner[]> => byNumberSql.all(h, number, today);

const byNumberSql = statement(
  'contact.by-number',
  row<NumberedPartner>({
    code: 'text',
    name: 'text',
    isFixedName: 'bool',
    names: 'text[]',
    key: 'text',
  }),
  ['text', 'date'],
  `select partner.code, partner.name_th as name, partner.is_fixed_name as "isFixedName",
     array[partner.name_th, partner.abbreviation] || partner.aliases as names, own.key
   from contact holder
   cross join lateral unnest(holder.letter_keys) own (key)
   join contact partner on partner.code = coalesce(holder.merged_into, holder.code)
   where own.key <> '' and starts_with($1, own.key)
     and partner.valid_from <= $2 and (partner.valid_to is null or partner.valid_to >= $2)
   order by length(own.key) desc, partner.name_th, partner.code`,
);

/** Another entry that has not ended and has this prefix, as `letterKey` gives it. */
export async function findOtherOfPrefix(
  tx: Tx,
  { code, key, today }: { readonly code: string; readonly key: string; readonly today: string },
): Promise<string | undefined> {
  const found = await contactTables(tx)
    .selectFrom('contact')
    .select('name_th as name')
    .where('code', '<>', code)
    .where(sql<boolean>`letter_keys @> array[${key}]::text[]`)
    .where((of) => of.or([of('valid_to', 'is', null), of('valid_to', '>=', today)]))
    .executeTakeFirst();
  return found?.name;
}

/** All names of the partner that is called so today; the name itself where there is none. */
export async function namesOfPartner(h: Handle, name: string): Promise<readonly string[]> {
  const found = await namesSql.first(h, name);
  return found ? [...new Set([name, found.name, ...found.aliases])] : [name];
}

const namesSql = statement(
  'contact.names',
  row<{ name: string; aliases: string[] }>({ name: 'text', aliases: 'text[]' }),
  ['text'],
  'select name_th as name, aliases from contact_named($1)',
);
