import { flows } from '@sarn/correspondence/contract';
import type { DocumentKind } from '@sarn/document/contract';
import { numberRules, registerTerms, secretRegisters } from '@sarn/register/contract';
import type { RegisterKind } from '@sarn/register/contract';
import type { QueueRow } from '@sarn/search/contract';
import { bulkActs } from '../bulk.ts';
import type { BulkAct } from '../bulk.ts';

/** Where an act is offered: as a button of its own, in the menu, or not at all. */
export const actPlaces = ['main', 'menu', 'hidden'] as const;
export type ActPlace = (typeof actPlaces)[number];

/** One act as the lists of a register offer it. */
export interface OfferedPlace {
  readonly act: BulkAct;
  readonly place: ActPlace;
}

/** The register in which a row is listed; null for documents without a number. */
export function bookOfRow({
  kind,
  on,
  isClassified,
}: Pick<QueueRow, 'kind' | 'on' | 'isClassified'>): RegisterKind | null {
  const isReceived = on === 'transmission' || kind === 'outside';
  if (isClassified) return isReceived ? 'secret-receive' : 'secret-send';
  if (isReceived) return 'receive';
  return numberRules[kind as DocumentKind]?.register ?? null;
}

export const isRegisterKind = (book: string): book is RegisterKind =>
  Object.hasOwn(registerTerms, book);

/** The acts that the flows have for documents of a register and that lists offer, in their usual order. */
export function actsOfBook(book: RegisterKind): readonly BulkAct[] {
  const isReceiving = book === 'receive' || book === 'secret-receive';
  const isSecret = Object.hasOwn(secretRegisters, book);
  const acts = Object.entries(flows).flatMap(([kind, { transitions }]) => {
    const isOfBook = isSecret || numberRules[kind as DocumentKind]?.register === book;
    const fitting = transitions.filter(({ on }) =>
      isReceiving
        ? on === 'transmission' || kind === 'outside'
        : isOfBook && on !== 'transmission' && kind !== 'outside',
    );
    return fitting.map(({ act }) => act);
  });
  return bulkActs.filter((act) => acts.some((one) => one === act));
}

/** As delivered: the first that fits is the main one, which the page chooses; the others are in the menu. */
export const usualActs = (book: RegisterKind): readonly OfferedPlace[] =>
  actsOfBook(book).map((act) => ({ act, place: 'menu' }));

/** What the agency changed, by register. */
export type ActDesigns = Readonly<Partial<Record<string, readonly OfferedPlace[]>>>;

/**
 * The places of acts for rows of several registers: in the order of the register of the first row, and an
 * act is hidden only where every register of the rows hides it.
 *
 * @returns null where no register of the rows was changed: then the usual order holds
 */
export function placesFor(
  rows: readonly Pick<QueueRow, 'kind' | 'on' | 'isClassified'>[],
  designs: ActDesigns,
): readonly OfferedPlace[] | null {
  const books = [...new Set(rows.flatMap((row) => bookOfRow(row) ?? []))];
  if (!books.some((book) => designs[book])) return null;
  const places = new Map<BulkAct, ActPlace>();
  for (const { act, place } of books.flatMap((book) => designs[book] ?? usualActs(book))) {
    const known = places.get(act);
    if (known === undefined || known === 'hidden') places.set(act, place);
  }
  return [...places].map(([act, place]) => ({ act, place }));
}
