import { sql } from 'kysely';
import { lockNames, row, statement, writeStatement } from '@sarn/platform-server';
import { namesLock } from './contact.store.ts';
import type { Handle, Tx } from '@sarn/platform-server';
import { contactTables } from './tables.ts';

/** What the search and the prefixes of an entry are made of. */
export interface PartnerTexts {
  readonly code: string;
  readonly texts: readonly string[];
  readonly prefixes: readonly string[];
  readonly isInUse: boolean;
}

/** Of those that are there. */
export async function listPartnerTexts(
  tx: Tx,
  codes: readonly string[],
): Promise<readonly PartnerTexts[]> {
  const found = await contactTables(tx)
    .selectFrom('contact')
    .select(['code', 'valid_to'])
    .select(['name_th', 'name_en', 'abbreviation', 'address', 'email', 'phone', 'exchange_code'])
    .select(['note', 'post_addressed', 'aliases', 'letter_prefixes'])
    .where(sql<boolean>`code = any (${[...codes]}::text[])`)
    .execute();
  return found.map(({ code, aliases, letter_prefixes: prefixes, valid_to: end, ...texts }) => ({
    ...{ code, prefixes, isInUse: end === null },
    texts: [...Object.values(texts), ...aliases, ...prefixes],
  }));
}

/** What follows from the fields of an entry. */
export interface Derived {
  readonly code: string;
  readonly searchText: string;
  readonly keys: readonly string[];
  readonly isInUse: boolean;
}

/** Writes what follows from the fields of entries. One that is in use again is merged no more. */
export async function setDerived(tx: Tx, rows: readonly Derived[], at: string): Promise<void> {
  await derivedSql(tx, JSON.stringify(rows), at);
}

const derivedSql = writeStatement(
  'contact.set-derived',
  ['text', 'timestamptz'],
  `update contact set search_text = given."searchText", letter_keys = given.keys, updated_at = $2,
     merged_into = case when given."isInUse" then null else merged_into end
   from jsonb_to_recordset($1::text::jsonb)
     given (code text, "searchText" text, keys text[], "isInUse" boolean)
   where contact.code = given.code`,
);

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

/** An entry that has not ended and has a name or a prefix that is asked for. */
export interface Known {
  readonly code: string;
  readonly name: string;
  readonly keys: readonly string[];
}

/**
 * Entries that have not ended and have one of these names, or one of these prefixes as `letterKey` gives them.
 * Nobody else can use one of the names until this transaction ends.
 */
export async function listKnown(
  tx: Tx,
  asked: { readonly names: readonly string[]; readonly keys: readonly string[] },
  today: string,
): Promise<readonly Known[]> {
  await lockNames(tx, asked.names, namesLock);
  return knownSql.all(tx, asked.names, asked.keys, today);
}

const knownSql = statement(
  'contact.known',
  row<Known>({ code: 'text', name: 'text', keys: 'text[]' }),
  ['text[]', 'text[]', 'date'],
  `select code, name_th as name, letter_keys as keys from contact
   where (name_th = any ($1) or letter_keys && $2) and (valid_to is null or valid_to >= $3)
   order by code`,
);

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
