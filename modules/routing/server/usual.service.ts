import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Caller } from '@sarn/platform-server';
import type { DocumentFilter } from '@sarn/search/contract';
import type { Member, RoutingPurpose, usualWays } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { findReadable } from '@sarn/document/server';
import { unitsOf } from '@sarn/document/server';
import { bringUpToDate, newestDocuments, toQuery } from '@sarn/search/server';
import type { DocumentRow } from '@sarn/document/server';
import { mostUsual } from './member.rules.ts';
import type { CountedWay } from './member.rules.ts';
import { nameMembers } from './named-members.ts';
import { listAssigned, listLines, listSent, ofSender } from './usual.store.ts';

/** Documents that are counted; few enough to read them each time a form opens. */
const documents = 60;
/** Most suggestions by purpose; more would take too long to read. */
const offered: Record<RoutingPurpose, number> = { route: 3, send: 6, work: 5 };

type Way = CountedWay & { readonly isSameSender: boolean };

/**
 * To whom similar documents usually went next: first letters of the same sender, then others of the
 * kind. Only documents that the caller may read are counted, so that nothing else is disclosed.
 */
export async function usual(
  deps: Dependencies,
  caller: Caller,
  { documentId, purpose }: InputOf<typeof usualWays>,
): Promise<OutputOf<typeof usualWays>> {
  const { db } = deps.platform;
  const document = await findReadable(db, documentId, caller.principals);
  if (!document) throw new AppError('registry.not-found');
  await bringUpToDate(deps);
  const same = document.sender === '' ? [] : await likeSender(deps, caller, document);
  const first = mark(await waysOf(deps, caller, purpose, same), true);
  const rest = mark(
    await waysOf(deps, caller, purpose, await likeKind(deps, caller, document)),
    false,
  );
  const ways = onceEach([...first, ...rest]);
  const named = await nameMembers(
    deps,
    db,
    ways.flatMap((way) => way.members),
  );
  return {
    ways: ways
      .map((way) => ({ ...way, members: named(way.members), asked: way.members.length }))
      // A route in which somebody is missing is not offered.
      .filter(({ members, asked }) => members.length === asked)
      .map(({ asked: _asked, ...way }) => way)
      .slice(0, offered[purpose]),
  };
}

const mark = (ways: readonly CountedWay[], isSameSender: boolean): Way[] =>
  ways.map((way) => ({ ...way, isSameSender }));

const keyOf = ({ members }: Way): string =>
  members.map(({ unitId, personId }) => unitId ?? personId).join('\n');

/** The same people or units are offered once, in the role in which they come first. */
function onceEach(ways: readonly Way[]): Way[] {
  const keys = new Set<string>();
  return ways.filter((way) => {
    const key = keyOf(way);
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  });
}

async function likeSender(
  deps: Dependencies,
  caller: Caller,
  document: DocumentRow,
): Promise<string[]> {
  const { sender, kind, id } = document;
  const found = await newest(deps, caller, { search: sender.slice(0, 200), kind });
  const ids = await ofSender(deps.platform.db, found, sender);
  return ids.filter((known) => known !== id);
}

async function likeKind(
  deps: Dependencies,
  caller: Caller,
  document: DocumentRow,
): Promise<string[]> {
  const { kind, id } = document;
  const ids = await newest(deps, caller, { search: '', kind, personId: caller.id });
  return ids.filter((known) => known !== id);
}

async function newest(
  deps: Dependencies,
  caller: Caller,
  filter: DocumentFilter,
): Promise<string[]> {
  const page = { page: 1, size: documents };
  return (await newestDocuments(deps, toQuery(caller, filter), filter, page)).ids;
}

/** Where these documents went: whole routes of the caller's drafts, else one member each. */
async function waysOf(
  deps: Dependencies,
  caller: Caller,
  purpose: RoutingPurpose,
  ids: readonly string[],
): Promise<readonly CountedWay[]> {
  if (ids.length === 0) return [];
  const { db } = deps.platform;
  const units = unitsOf(caller);
  const seen: Record<RoutingPurpose, () => Promise<readonly (readonly Member[])[]>> = {
    route: () => listLines(db, ids, caller.id),
    send: async () => (await listSent(db, ids, units)).map((member) => [member]),
    work: async () => (await listAssigned(db, ids, units)).map((member) => [member]),
  };
  return mostUsual(await seen[purpose](), 2 * offered[purpose]);
}
