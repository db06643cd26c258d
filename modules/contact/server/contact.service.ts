import { AppError, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle, SignedContext, Tx } from '@sarn/platform-server';
import { contactPageSize, senderBases } from '../contract/index.ts';
import { foldForSearch } from '@sarn/search/contract';
import type { ContactDraft, listContacts, retireContact, saveContact } from '../contract/index.ts';
import { assertOffered } from '@sarn/document-classes/server';
import type { Dependencies } from '@sarn/document/server';
import { noteAct } from '@sarn/document/server';
import { holdContact, listContactRows, retireContactRow, writeContact } from './contact.store.ts';
import { senderTypes } from './setting-tables.store.ts';

/** Number of names suggested while typing, before those used on documents. */
const offered = 8;

const wordsOf = (text: string): string[] =>
  foldForSearch(text)
    .split(' ')
    .filter((word) => word !== '');

/** One page of the address book. */
export async function contacts(
  h: Handle,
  caller: Caller,
  { search, kind, senderType, page }: InputOf<typeof listContacts>,
): Promise<OutputOf<typeof listContacts>> {
  const found = await listContactRows(h, {
    words: wordsOf(search),
    kind: kind ?? null,
    senderType: senderType ?? null,
    limit: contactPageSize,
    offset: (page - 1) * contactPageSize,
  });
  return { ...found, mayKeep: caller.permissions.has(keeping) };
}

const keeping = 'registry.register';

const whole = { kind: null, senderType: null } as const;

/** Names of the entries that contain what was typed in any field. */
export async function contactNames(h: Handle, text: string): Promise<string[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const { rows } = await listContactRows(h, { words, ...whole, limit: offered, offset: 0 });
  return rows.map(({ name }) => name);
}

const searchTextOf = (draft: Omit<ContactDraft, 'kind'>): string => {
  const { name, abbreviation, address, email, phone, exchangeCode } = draft;
  const parts = [name, abbreviation, address, email, phone, exchangeCode, draft.note];
  return foldForSearch(parts.join(' '));
};

/** Makes or corrects an entry; a name can be in use only once. */
export async function save(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { id, kind, ...draft }: InputOf<typeof saveContact>,
): Promise<OutputOf<typeof saveContact>> {
  const before = id ? await holdContact(tx, id) : null;
  if (before === undefined) throw new AppError('registry.contact-not-found');
  const senderType = draft.senderType ?? senderBases[kind];
  await assertOffered(deps.platform, tx, senderTypes, senderType, before?.senderType ?? null);
  const row = { ...draft, senderType, id: id ?? newId(), searchText: searchTextOf(draft) };
  const at = deps.platform.clock.now().toISOString();
  if (!(await writeContact(tx, row, { personId: context.caller.id, at }))) {
    throw new AppError('registry.contact-known', { name: draft.name });
  }
  const subject = { kind: 'contact', id: row.id };
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
  const at = deps.platform.clock.now().toISOString();
  if (!(await retireContactRow(tx, id, at))) throw new AppError('registry.contact-not-found');
  await noteAct(deps, tx, context, {
    act: 'registry.contact-retire',
    subject: { kind: 'contact', id },
  });
  return {};
}
