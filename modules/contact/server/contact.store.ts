import type { Handle, Tx } from '@sarn/platform-server';
import { senderBases } from '../contract/index.ts';
import type { Contact, ContactKind } from '../contract/index.ts';
import { contactTables } from './tables.ts';
import { containingAll, lockName } from '@sarn/document/server';

export async function listContactRows(
  h: Handle,
  ask: {
    /** Folded words that must all be found. */
    readonly words: readonly string[];
    readonly kind: ContactKind | null;
    /** A type; the two main ones stand for all types below them. */
    readonly senderType: string | null;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: Contact[]; readonly total: number }> {
  const { kind, senderType } = ask;
  const rows = await contactTables(h)
    .selectFrom('contact')
    .innerJoin('sender_type', 'sender_type.code', 'contact.sender_type')
    .select(['id', 'base', 'sender_type as senderType', 'name', 'abbreviation', 'address'])
    .select(['email', 'phone', 'note'])
    .select(['exchange_code as exchangeCode', 'usual_method as usualMethod'])
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .where('retired_at', 'is', null)
    .where('search_text', 'like', containingAll(ask.words))
    .$if(kind !== null, (found) => found.where('base', '=', senderBases[kind ?? 'agency']))
    .$if(senderType !== null, (found) =>
      senderType === '1' || senderType === '2'
        ? found.where('base', '=', senderType)
        : found.where('sender_type', '=', senderType),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(ask.limit)
    .offset(ask.offset)
    .execute();
  return {
    rows: rows.map(({ total: _all, base, ...row }) => ({ ...row, kind: kindOfBase(base) })),
    total: rows[0]?.total ?? 0,
  };
}

const kindOfBase = (base: string): ContactKind =>
  base === senderBases.person ? 'person' : 'agency';

/** Of an entry that is not retired; locked until the transaction ends. */
export async function holdContact(
  tx: Tx,
  id: string,
): Promise<{ readonly senderType: string } | undefined> {
  return contactTables(tx)
    .selectFrom('contact')
    .select('sender_type as senderType')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export interface ContactRow extends Omit<Contact, 'kind'> {
  readonly searchText: string;
}

/** Inserts or updates the entry; false where another entry in use has the name. */
export async function writeContact(
  tx: Tx,
  row: ContactRow,
  by: { readonly personId: string; readonly at: string },
): Promise<boolean> {
  // Locked, so that of two people who enter the same name at once the second is refused.
  await lockName(tx, row.name, 1480);
  const taken = await contactTables(tx)
    .selectFrom('contact')
    .select('id')
    .where('name', '=', row.name)
    .where('retired_at', 'is', null)
    .where('id', '<>', row.id)
    .executeTakeFirst();
  if (taken) return false;
  await contactTables(tx)
    .insertInto('contact')
    .values({
      id: row.id,
      sender_type: row.senderType,
      name: row.name,
      abbreviation: row.abbreviation,
      address: row.address,
      email: row.email,
      phone: row.phone,
      exchange_code: row.exchangeCode,
      usual_method: row.usualMethod,
      note: row.note,
      search_text: row.searchText,
      updated_by: by.personId,
      updated_at: by.at,
    })
    .onConflict((known) =>
      known.column('id').doUpdateSet(({ ref }) => ({
        sender_type: ref('excluded.sender_type'),
        name: ref('excluded.name'),
        abbreviation: ref('excluded.abbreviation'),
        address: ref('excluded.address'),
        email: ref('excluded.email'),
        phone: ref('excluded.phone'),
        exchange_code: ref('excluded.exchange_code'),
        usual_method: ref('excluded.usual_method'),
        note: ref('excluded.note'),
        search_text: ref('excluded.search_text'),
        updated_by: ref('excluded.updated_by'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
  return true;
}

export async function retireContactRow(tx: Tx, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await contactTables(tx)
    .updateTable('contact')
    .set({ retired_at: at })
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
