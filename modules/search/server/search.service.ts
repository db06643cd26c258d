import { civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller, Handle } from '@sarn/platform-server';
import { watchingQueues } from '@sarn/document/contract';
import type { DocumentFilter, searchDocuments } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { findCap } from './find.store.ts';
import { isFindDue, refreshFind } from './index-refresh.store.ts';
import type { FindQuery } from './find.store.ts';
import { newestHits } from './newest.service.ts';
import { monthsOf } from './months.rules.ts';
import type { Days } from './months.rules.ts';
import { foundRowsOf } from './list/list-row.store.ts';
import { asDocument, namesOnRows, toFoundRow } from './list/list-row.view.ts';
import { readTyped } from './typed.rules.ts';

type Input = InputOf<typeof searchDocuments>;

/** Changes that a search indexes before it runs; more are left to the job. */
const refreshAtOnce = 500;

interface Page {
  readonly page: number;
  readonly size: number;
  readonly h?: Handle;
  /** How far hits are counted: no further than the page where nobody reads the count. */
  readonly most?: number;
}

/** Ids of one page of the matching documents: hits in the subject first, then the newest. */
export async function newestDocuments(
  deps: Dependencies,
  query: FindQuery,
  days: Days,
  { page, size, h, most = findCap }: Page,
): Promise<{ ids: string[]; total: number; isCapped: boolean }> {
  const { db, clock } = deps.platform;
  const needed = page * size;
  const span = monthsOf(days, civilDateAt(clock.now()));
  const { hits, total } = await newestHits(h ?? db, query, span, { needed, most });
  return {
    ids: hits.slice(needed - size, needed).map((hit) => hit.documentId),
    total: Math.min(total, most),
    isCapped: total > most,
  };
}

/** One page of the documents the caller may see. */
export async function searchAll(
  deps: Dependencies,
  caller: Caller,
  input: Input,
): Promise<OutputOf<typeof searchDocuments>> {
  const { db } = deps.platform;
  await bringUpToDate(deps);
  const { ids, ...counted } = await newestDocuments(deps, toQuery(caller, input), input, input);
  const { numbers } = deps.searched;
  const { id: readerId, principals } = caller;
  const who = { readerId, principals, watching: watchingQueues };
  const rows = await foundRowsOf(db, { ...who, numbers, documentIds: ids });
  const name = await namesOnRows(deps, db, rows);
  const shown = input.state === undefined ? rows : rows.map(asDocument);
  return { rows: shown.map((row) => toFoundRow(row, name)), ...counted };
}

/** Indexes recent changes, so that a letter just registered is found. */
export async function bringUpToDate({ platform: { db }, searched }: Dependencies): Promise<void> {
  if (!(await isFindDue(db))) return;
  await db.transaction((tx) => refreshFind(tx, searched, refreshAtOnce));
}

/** The query, with the principals of the caller. */
export function toQuery({ principals }: Caller, input: DocumentFilter): FindQuery {
  const marks: Record<string, string | number | undefined> = {
    y: input.year,
    'k:': input.kind,
    's:': input.state,
    'u:': input.unitId,
    'r:': input.registerId,
    'p:': input.personId,
  };
  const tags = Object.entries(marks).flatMap(([mark, value]) =>
    value === undefined ? [] : [`${mark}${value}`],
  );
  return {
    principals,
    terms: readTyped(input.search),
    tags,
    from: input.from ? `${input.from}T00:00:00+07:00` : null,
    until: input.until ? `${input.until}T23:59:59.999+07:00` : null,
  };
}
