import { civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { documentKinds, stateTerm } from '@sarn/document/contract';
import type { DocumentKind, FlowState, RegisterEntry } from '@sarn/document/contract';
import type { BookUse, listRegisterEntries } from '../contract/index.ts';
import { numberFirst, numberNamed } from './number-first.ts';
import { assertFilters, columnsSeen, emptiedFor } from './display/seen.ts';
import { assertKeeps } from './kept.service.ts';
import type { Dependencies } from '@sarn/document/server';
import { listLines } from './register.store.ts';
import type { LineQuery, LineRow } from './register.store.ts';
import { find } from '@sarn/search/server';
import { bringUpToDate } from '@sarn/search/server';
import { readTyped } from '@sarn/search/server';
import type { SearchTerm } from '@sarn/search/server';

type LinesAsked = Omit<InputOf<typeof listRegisterEntries>, 'use'> & { readonly use: BookUse };

/** One page of a register the caller keeps; what its columns do not show stays empty. */
export async function lines(
  deps: Dependencies,
  h: Handle,
  caller: Caller,
  input: LinesAsked,
): Promise<OutputOf<typeof listRegisterEntries>> {
  const { book, duties } = await assertKeeps(deps, h, caller, input);
  const columns = columnsSeen(book, input.use, duties);
  assertFilters(input, columns);
  const emptied = emptiedFor(columns);
  const asked = {
    registerId: input.registerId,
    year: input.year,
    state: input.state ?? null,
    from: input.from ?? null,
    until: input.until ?? null,
    before: input.before ?? null,
    after: input.after ?? null,
    principals: caller.principals,
    origins: deps.lineOrigins,
    limit: input.size + 1,
  };
  const terms = readTyped(input.search);
  const found =
    terms.length > 0
      ? await searchedLines(deps, h, asked, terms)
      : await listLines(h, { ...asked, documents: null });
  const named = input.size > 1 ? numberNamed(terms, input.year) : null;
  const rows = named === null ? found : await numberFirst(h, asked, named, found);
  const today = civilDateAt(deps.platform.clock.now());
  const shown = rows.slice(0, input.size);
  const nameOn = await unitNamesOn(deps, ownersOf(shown));
  return {
    rows: shown.map((row) => {
      const unitName = nameOn(row.ownerUnitId, row.enteredAt);
      return Object.assign(toLine(row, today, unitName), emptied);
    }),
    hasMore: Math.max(found.length, rows.length) > input.size,
  };
}

interface OwnedOn {
  readonly id: string;
  readonly day: string;
}

/** The units of the entries with the days of these, each once: a page has few of them. */
function ownersOf(rows: readonly LineRow[]): readonly OwnedOn[] {
  const owned = new Map<string, OwnedOn>();
  for (const { ownerUnitId: id, enteredAt } of rows) {
    if (id === null) continue;
    const day = civilDateAt(enteredAt);
    owned.set(`${id} ${day}`, { id, day });
  }
  return [...owned.values()];
}

/** An entry keeps the name that its unit had on the day of the entry. */
async function unitNamesOn(
  { knownUnits }: Dependencies,
  owned: readonly OwnedOn[],
): Promise<(unitId: string | null, enteredAt: string) => string> {
  const [units, former] = await Promise.all([
    knownUnits.units(owned.map(({ id }) => id)),
    knownUnits.formerNames(owned),
  ]);
  const formerly = new Map(former.map(({ id, day, name }) => [`${id} ${day}`, name]));
  return (unitId, enteredAt) => {
    if (unitId === null) return '';
    const past =
      formerly.size > 0 ? formerly.get(`${unitId} ${civilDateAt(enteredAt)}`) : undefined;
    return past ?? units.get(unitId)?.nameTh ?? '';
  };
}

/** Entries read in search of words before the search index is asked. */
const linesAtOnce = 3000;
/** Most documents that the search index may name; with more, the entries are read instead. */
const documentsAtMost = 5000;

/**
 * A common word fills the page from the newest entries; for a rare one the search index names the
 * documents, and the entries are found by them.
 */
async function searchedLines(
  deps: Dependencies,
  h: Handle,
  asked: Omit<LineQuery, 'documents'>,
  terms: readonly SearchTerm[],
): Promise<LineRow[]> {
  await bringUpToDate(deps);
  const near = await listLines(h, { ...asked, documents: { terms, depth: linesAtOnce } });
  if (near.length === asked.limit) return near;
  const { principals, registerId } = asked;
  const query = { principals, terms, tags: [`r:${registerId}`], from: null, until: null };
  const found = await find(h, query, documentsAtMost + 1);
  return listLines(h, {
    ...asked,
    documents:
      found.length > documentsAtMost
        ? { terms, depth: null }
        : { ids: found.map(({ documentId }) => documentId) },
  });
}

/**
 * A document written in the agency shows the unit that owns it as its sender. The row is copied once and whole: what
 * an entry does not have is dropped where the answer is made, and each copy more of 27 fields would be a third of
 * the memory of a page.
 */
function toLine(row: LineRow, today: string, unitName: string): RegisterEntry {
  const { documentState, transmissionState, reservedBy, reservedAt, reserveReason, expiresOn } =
    row;
  const { endedBy, endedAt, endReason, oldId, writtenDisposal, documentKind } = row;
  const state = (transmissionState ?? documentState) as FlowState | null;
  return {
    ...row,
    kind: documentKind === null ? null : termOfKind(documentKind),
    sender: row.sender || unitName,
    disposal: writtenDisposal
      ? { th: writtenDisposal, en: writtenDisposal }
      : state
        ? stateTerm(transmissionState ? 'transmission' : 'document', state)
        : null,
    imported: oldId === null ? null : { oldId },
    remark: row.note,
    reserved:
      reservedBy && reservedAt && expiresOn
        ? {
            byName: reservedBy,
            at: reservedAt,
            reason: reserveReason ?? '',
            expiresOn,
            isExpired: row.state === 'RESERVED' && expiresOn < today,
          }
        : null,
    ended: endedBy && endedAt ? { byName: endedBy, at: endedAt, reason: endReason ?? '' } : null,
  };
}

/** What a kind of document is called; a kind of an older version has only its code. */
function termOfKind(kind: string): { readonly th: string; readonly en: string } {
  const known = documentKinds[kind as DocumentKind] as { th: string; en: string } | undefined;
  return known ? { th: known.th, en: known.en } : { th: kind, en: kind };
}
