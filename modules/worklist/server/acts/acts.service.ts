import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import {
  bookOfKind,
  changeDesign,
  designHead,
  listPlacedActs,
  putActs,
} from '@sarn/register/server';
import { actPlaces, actsOfBook, isRegisterKind, usualActs } from '../../contract/index.ts';
import type {
  ActDesign,
  ActDesigns,
  getBookActs,
  OfferedPlace,
  saveBookActs,
} from '../../contract/index.ts';

/** What the agency changed of the acts of each register; nothing is kept in a process. */
export async function actDesigns(h: Handle): Promise<ActDesigns> {
  const rows = await listPlacedActs(h);
  const books = [...new Set(rows.map(({ book }) => book))];
  return Object.fromEntries(
    books.map((book) => [
      book,
      known(
        book,
        rows.filter((row) => row.book === book),
      ),
    ]),
  );
}

/** Acts that the flows still have, in the order of the agency; new ones of the product at the end. */
function known(
  book: string,
  stored: readonly { readonly act: string; readonly place: string }[],
): readonly OfferedPlace[] {
  if (!isRegisterKind(book)) return [];
  const acts = actsOfBook(book);
  const kept = stored.flatMap(({ act, place }): OfferedPlace[] => {
    const one = acts.find((code) => code === act);
    const where = actPlaces.find((code) => code === place);
    return one && where ? [{ act: one, place: where }] : [];
  });
  const further = usualActs(book).filter(({ act }) => !kept.some((one) => one.act === act));
  return [...kept, ...further];
}

/** The acts of a register, for their settings page. */
export async function actDesign(
  deps: Dependencies,
  h: Handle,
  { book }: InputOf<typeof getBookActs>,
): Promise<ActDesign> {
  const found = await bookOfKind(h, book);
  const acts = (await actDesigns(h))[book] ?? usualActs(found.kind);
  return { ...(await designHead(deps, h, found, 'acts')), acts: [...acts] };
}

/**
 * Sets which acts the lists of a register offer, and where.
 *
 * @throws AppError 'registry.act-not-of-flow', 'settings.stale' (R1), 'platform.not-found'
 */
export async function saveActs(
  deps: Dependencies,
  tx: Tx,
  context: SignedContext,
  { book, version, acts, reason }: InputOf<typeof saveBookActs>,
): Promise<ActDesign> {
  const ofFlow: readonly string[] = isRegisterKind(book) ? actsOfBook(book) : [];
  const named = new Set(acts.map(({ act }) => act));
  if (named.size !== acts.length || acts.some(({ act }) => !ofFlow.includes(act))) {
    throw new AppError('registry.act-not-of-flow');
  }
  const at = { book, part: 'acts', act: 'set', isOwn: true, version, reason } as const;
  await changeDesign(deps, tx, context, at, async () => {
    const usual = isRegisterKind(book) ? usualActs(book) : [];
    const before = (await actDesigns(tx))[book] ?? usual;
    await putActs(tx, book, acts);
    return { before, after: acts };
  });
  return actDesign(deps, tx, { book });
}
