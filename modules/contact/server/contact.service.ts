import { addDays, AppError, civilDateAt, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Platform, SignedContext, Tx } from '@sarn/platform-server';
import { contactPageSize, contactSubject, senderBases } from '../contract/index.ts';
import { foldForSearch } from '@sarn/search/contract';
import type { listContacts, retireContact, saveContact } from '../contract/index.ts';
import { assertOffered } from '@sarn/document-classes/server';
import type { Dependencies } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import {
  holdContact,
  isNameTaken,
  listContactRows,
  retireContactRow,
  writeContact,
} from './contact.store.ts';
import { refreshDerived } from './derived.ts';
import { senderTypes } from './setting-tables.store.ts';

/** Number of names suggested while typing, before those used on documents. */
const offered = 8;

const wordsOf = (text: string): string[] =>
  foldForSearch(text)
    .split(' ')
    .filter((word) => word !== '');

/** One page of the address book. */
export async function contacts(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  caller: Caller,
  { search, kind, senderType, page }: InputOf<typeof listContacts>,
): Promise<OutputOf<typeof listContacts>> {
  const found = await listContactRows(db, {
    words: wordsOf(search),
    kind: kind ?? null,
    senderType: senderType ?? null,
    today: civilDateAt(clock.now()),
    limit: contactPageSize,
    offset: (page - 1) * contactPageSize,
  });
  return { ...found, mayKeep: caller.permissions.has(keeping) };
}

const keeping = 'registry.register';

const whole = { kind: null, senderType: null } as const;

/** Names of the entries that contain what was typed in any field. */
export async function contactNames(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  text: string,
): Promise<string[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const today = civilDateAt(clock.now());
  const page = { limit: offered, offset: 0 };
  const { rows } = await listContactRows(db, { words, ...whole, today, ...page });
  return rows.map(({ name }) => name);
}

/** Makes or corrects an entry; a name can be in use only once. */
export async function save(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, kind, ...draft }: InputOf<typeof saveContact>,
): Promise<OutputOf<typeof saveContact>> {
  const now = deps.platform.clock.now();
  const today = civilDateAt(now);
  const before = id ? await holdContact(tx, id, today) : null;
  if (before === undefined) throw new AppError('registry.contact-not-found');
  const senderType = draft.senderType ?? senderBases[kind];
  await assertOffered(deps.platform, tx, senderTypes, senderType, before?.senderType ?? null);
  const row = { ...draft, senderType, id: id ?? newId() };
  if (await isNameTaken(tx, { code: row.id, name: row.name, today })) {
    throw new AppError('registry.contact-known', { name: draft.name });
  }
  await writeContact(tx, row, { personId: context.caller.id, at: now.toISOString() });
  await refreshDerived(deps.platform, tx, [row.id]);
  const subject = { kind: contactSubject, id: row.id };
  await noteAct(deps, tx, context, {
    act: 'registry.contact-save',
    subject,
    detail: { name: draft.name },
  });
  return { id: row.id };
}

/** Retires an entry; its name may be used again. */
export async function retire(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id }: InputOf<typeof retireContact>,
): Promise<OutputOf<typeof retireContact>> {
  const today = civilDateAt(deps.platform.clock.now());
  const days = { today, dayBefore: addDays(today, -1) };
  if (!(await retireContactRow(tx, id, days))) throw new AppError('registry.contact-not-found');
  await noteAct(deps, tx, context, {
    act: 'registry.contact-retire',
    subject: { kind: contactSubject, id },
  });
  return {};
}
