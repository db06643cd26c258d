import { lockName } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { senderBases } from '../contract/index.ts';
import type { Contact, ContactKind } from '../contract/index.ts';
import { contactTables } from './tables.ts';
import { containingAll } from '@sarn/document/server';

interface ListAsk {
  /** Folded words that must all be found. */
  readonly words: readonly string[];
  readonly kind: ContactKind | null;
  /** A type; the two main ones stand for all types below them. */
  readonly senderType: string | null;
  /** Civil day of Bangkok: entries that are in use on it. */
  readonly today: string;
  readonly limit: number;
  readonly offset: number;
}

/** Entries in use on a day. */
const usedOn = (h: Handle, today: string) =>
  contactTables(h)
    .selectFrom('contact')
    .where('contact.valid_from', '<=', today)
    .where((of) =>
      of.or([of('contact.valid_to', 'is', null), of('contact.valid_to', '>=', today)]),
    );

export async function listContactRows(
  h: Handle,
  ask: ListAsk,
): Promise<{ readonly rows: Contact[]; readonly total: number }> {
  const { kind, senderType } = ask;
  const rows = await usedOn(h, ask.today)
    .innerJoin('sender_type', 'sender_type.code', 'contact.sender_type')
    .select(['contact.code as id', 'base', 'sender_type as senderType', 'contact.name_th as name'])
    .select(['abbreviation', 'address', 'email', 'phone', 'note', 'opening'])
    .select(['exchange_code as exchangeCode', 'usual_method as usualMethod'])
    .select('post_addressed as postAddressed')
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .where('search_text', 'like', containingAll(ask.words))
    .$if(kind !== null, (found) => found.where('base', '=', senderBases[kind ?? 'agency']))
    .$if(senderType !== null, (found) =>
      senderType === '1' || senderType === '2'
        ? found.where('base', '=', senderType)
        : found.where('sender_type', '=', senderType),
    )
    .orderBy('contact.name_th')
    .orderBy('contact.code')
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

/** Of an entry in use today; locked until the transaction ends. */
export async function holdContact(
  tx: Tx,
  code: string,
  today: string,
): Promise<{ readonly senderType: string } | undefined> {
  return usedOn(tx, today)
    .select('sender_type as senderType')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

/** Purpose of the lock by the names of entries. */
export const namesLock = 1480;

/**
 * Whether another entry that has not ended has the name. Locked, so that of two people who enter the
 * same name at once the second is refused.
 */
export async function isNameTaken(
  tx: Tx,
  { code, name, today }: { readonly code: string; readonly name: string; readonly today: string },
): Promise<boolean> {
  await lockName(tx, name, namesLock);
  const taken = await contactTables(tx)
    .selectFrom('contact')
    .select('code')
    .where('name_th', '=', name)
    .where('code', '<>', code)
    .where((of) => of.or([of('valid_to', 'is', null), of('valid_to', '>=', today)]))
    .executeTakeFirst();
  return taken !== undefined;
}

export type ContactRow = Omit<Contact, 'kind' | 'opening' | 'postAddressed'>;

/** Inserts or updates the entry as the address book shows it. */
export async function writeContact(
  tx: Tx,
  row: ContactRow,
  by: { readonly personId: string; readonly at: string },
): Promise<void> {
  await contactTables(tx)
    .insertInto('contact')
    .values({
      code: row.id,
      sender_type: row.senderType,
      name_th: row.name,
      abbreviation: row.abbreviation,
      address: row.address,
      email: row.email,
      phone: row.phone,
      exchange_code: row.exchangeCode,
      usual_method: row.usualMethod,
      note: row.note,
      updated_by: by.personId,
      updated_at: by.at,
    })
    .onConflict((known) =>
      known.column('code').doUpdateSet(({ ref, eb }) => ({
        sender_type: ref('excluded.sender_type'),
        name_th: ref('excluded.name_th'),
        abbreviation: ref('excluded.abbreviation'),
        address: ref('excluded.address'),
        email: ref('excluded.email'),
        phone: ref('excluded.phone'),
        exchange_code: ref('excluded.exchange_code'),
        usual_method: ref('excluded.usual_method'),
        note: ref('excluded.note'),
        updated_by: ref('excluded.updated_by'),
        updated_at: ref('excluded.updated_at'),
        version: eb('contact.version', '+', 1),
      })),
    )
    .execute();
}

/** Ends an entry in use today with the day before. */
export async function retireContactRow(
  tx: Tx,
  code: string,
  { today, dayBefore }: { readonly today: string; readonly dayBefore: string },
): Promise<boolean> {
  if (!(await holdContact(tx, code, today))) return false;
  await contactTables(tx)
    .updateTable('contact')
    .set((eb) => ({
      valid_to: dayBefore,
      // One that was made today was never in use.
      valid_from: eb.fn<string>('least', [
        'valid_from',
        eb.cast<string>(eb.val(dayBefore), 'date'),
      ]),
      version: eb('version', '+', 1),
    }))
    .where('code', '=', code)
    .execute();
  return true;
}
