import { AppError, civilDateAt, newId } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { PersonWork } from '@sarn/document/server';
import type { Handle, SignedContext, Tx } from '@sarn/platform-server';
import { accountPageSize, endedLines, leaverLines } from '../../contract/index.ts';
import type {
  EndedAccount,
  handOver,
  Leaver,
  LeaverLine,
  LeaverLineView,
  listEndedAccounts,
} from '../../contract/index.ts';
import type { KeptElsewhere, Personnel, RightKept } from '../needs.ts';
import { findTaker, listEnded, listOrders, listRoles } from './account-list.store.ts';
import type { EndedRow } from './account-list.store.ts';
import { actorOf, patternsOf } from './active.service.ts';
import { insertHandover, listHandovers } from './handover.store.ts';

/** Titles shown of a line. */
const samples = 3;

interface Matter {
  readonly title: string;
  readonly since: string | null;
}

type ByLine = readonly (readonly [LeaverLine, readonly Matter[]])[];

/** What somebody else must take, by line; classified documents are in none of it. */
async function workOf(deps: Personnel, h: Handle, personId: string): Promise<ByLine> {
  const work = await deps.personWork.list(h, [personId]);
  const byLine = Map.groupBy(work, ({ line }: PersonWork): LeaverLine => line);
  const elsewhere: [LeaverLine, readonly Matter[]][] = [];
  for (const line of leaverLines) {
    if (!isKeptElsewhere(deps, line)) continue;
    const named = await deps.leftWork[line].list(h, [personId]);
    elsewhere.push([line, plain(named.map(({ name }) => name))]);
  }
  return [...byLine, ...elsewhere];
}

/** What somebody may by name, by line: it ends with the account. */
async function rightsOf(deps: Personnel, h: Handle, personId: string): Promise<ByLine> {
  const now = deps.platform.clock.now().toISOString();
  const orders = await listOrders(h, personId, now);
  const roles = await listRoles(h, personId);
  return [
    ['orders', plain(orders.map(({ orderNo }) => orderNo))],
    ['roles', plain(roles.map(({ name }) => name))],
    ['groups', plain(await deps.leftRights.groups.list(h, personId))],
    ['number-lines', plain(await deps.leftRights['number-lines'].list(h, personId))],
  ];
}

/** Everything that somebody leaves, by line. Rule: specification of settings §3.8 */
async function leftBy(
  deps: Personnel,
  h: Handle,
  personId: string,
): Promise<ReadonlyMap<LeaverLine, readonly Matter[]>> {
  const found = [...(await workOf(deps, h, personId)), ...(await rightsOf(deps, h, personId))];
  return new Map(found.filter(([, matters]) => matters.length > 0));
}

const plain = (titles: readonly string[]): Matter[] =>
  titles.map((title) => ({ title, since: null }));

/** Whether another module keeps what is in a line. */
const isKeptElsewhere = ({ leftWork }: Personnel, line: LeaverLine): line is KeptElsewhere =>
  Object.hasOwn(leftWork, line);

const isRight = ({ leftRights }: Personnel, line: LeaverLine): line is RightKept =>
  Object.hasOwn(leftRights, line);

type Account = Pick<EndedRow, 'personId' | 'leftOn'>;

/** Posts of these people for which there is nobody else. */
function postsOf(
  { personWork, platform: { clock } }: Personnel,
  h: Handle,
  accounts: readonly Account[],
) {
  const at = clock.now();
  return personWork.ofPosts(h, accounts, { day: civilDateAt(at), now: at.toISOString() });
}

/**
 * How much somebody else must take before each of these accounts is closed. One statement for each kind of
 * thing, however many accounts there are: a page shows the numbers of all of its rows.
 */
async function openOf(
  deps: Personnel,
  h: Handle,
  accounts: readonly Account[],
): Promise<ReadonlyMap<string, number>> {
  const ids = accounts.map(({ personId }) => personId);
  const found: { readonly personId: string }[] = [];
  if (ids.length > 0) {
    found.push(...(await deps.personWork.list(h, ids)));
    for (const left of Object.values(deps.leftWork)) found.push(...(await left.list(h, ids)));
    found.push(...(await deps.leftCommittees.list(h, ids)), ...(await postsOf(deps, h, accounts)));
  }
  const byPerson = Map.groupBy(found, ({ personId }) => personId);
  return new Map(ids.map((id) => [id, byPerson.get(id)?.length ?? 0]));
}

async function accountsOf(
  deps: Personnel,
  h: Handle,
  rows: readonly EndedRow[],
): Promise<EndedAccount[]> {
  const ids = rows.flatMap(({ byId }) => (byId ? [byId] : []));
  const names = await deps.organisation.personCard(h, [...new Set(ids)]);
  const open = await openOf(deps, h, rows);
  return rows.map(({ byId, isClosed, total: _total, ...rest }) => ({
    ...{ ...rest, state: isClosed ? 'closed' : 'suspended' },
    byName: byId ? (names.get(byId)?.name ?? '–') : '',
    open: open.get(rest.personId) ?? 0,
  }));
}

export async function viewEnded(
  deps: Personnel,
  h: Handle,
  { search, state, page }: InputOf<typeof listEndedAccounts>,
): Promise<OutputOf<typeof listEndedAccounts>> {
  const asked = { patterns: patternsOf(search), state, personId: null };
  const paging = { take: accountPageSize, skip: (page - 1) * accountPageSize };
  const rows = await listEnded(h, { ...asked, ...paging });
  return { rows: await accountsOf(deps, h, rows), total: rows[0]?.total ?? 0 };
}

/** @throws AppError 'platform.not-found' where the account is not suspended */
export async function viewLeaver(deps: Personnel, h: Handle, personId: string): Promise<Leaver> {
  const asked = { patterns: [], state: 'all' as const, personId, take: 1, skip: 0 };
  const [account] = await accountsOf(deps, h, await listEnded(h, asked));
  if (!account) throw new AppError('platform.not-found');
  const at = deps.platform.clock.now();
  const moment = { day: civilDateAt(at), now: at.toISOString() };
  const proposed = (await findTaker(h, personId, moment)) ?? null;
  const left = await leftBy(deps, h, personId);
  const posts = await postsOf(deps, h, [account]);
  const committees = await deps.leftCommittees.list(h, [personId]);
  const past = await listHandovers(h, personId);
  const ids = past.flatMap(({ takerId, byId }) => (takerId ? [takerId, byId] : [byId]));
  const names = await deps.organisation.personCard(h, [...new Set(ids)]);
  const name = (id: string | null) => (id === null ? '' : (names.get(id)?.name ?? '–'));
  return {
    account,
    posts: posts.map(({ personId: _of, ...post }) => post),
    committees: committees.map(({ id, name: list }) => ({ id, name: list })),
    lines: leaverLines.flatMap((line): LeaverLineView[] => {
      const matters = left.get(line) ?? [];
      if (matters.length === 0) return [];
      const needsTaker = !endedLines.includes(line);
      return [
        {
          ...{ line, count: matters.length, needsTaker, proposed: needsTaker ? proposed : null },
          samples: matters.slice(0, samples).map(({ title }) => title),
          oldest: matters[0]?.since ?? null,
        },
      ];
    }),
    handedOver: past.map(({ line, takerId, byId, count, at: when }) => ({
      ...{ line: line as LeaverLine, count, at: when },
      ...{ takerName: name(takerId), byName: name(byId) },
    })),
  };
}

async function assertSuspended(h: Handle, personId: string): Promise<EndedRow> {
  const asked = { patterns: [], state: 'all' as const, personId, take: 1, skip: 0 };
  const [row] = await listEnded(h, asked);
  if (!row) throw new AppError('personnel.not-suspended');
  return row;
}

/** Hands over the lines that are named. @throws AppError 'personnel.taker-unknown' */
export async function handLinesOver(
  deps: Personnel,
  tx: Tx,
  context: SignedContext,
  { personId, takers }: InputOf<typeof handOver>,
): Promise<void> {
  await assertSuspended(tx, personId);
  const chosen = leaverLines.filter((line) => takers[line] !== undefined);
  const wanted = chosen
    .filter((line) => !endedLines.includes(line))
    .map((line) => takers[line] ?? '');
  const contacts = await deps.organisation.contacts(tx, [...new Set(wanted)]);
  const shut = await deps.accounts.shut(tx, [...contacts.keys()]);
  if (wanted.some((id) => id === personId || !contacts.has(id) || shut.has(id))) {
    throw new AppError('personnel.taker-unknown');
  }
  for (const line of chosen) {
    const takerId = endedLines.includes(line) ? null : (takers[line] ?? '');
    const count = await handLineOver(deps, tx, context, { personId, line, takerId });
    if (count === 0) continue;
    await insertHandover(tx, {
      ...{ id: newId(), person_id: personId, line, taker_id: takerId, count },
      ...{ by_id: context.caller.id, at: deps.platform.clock.now().toISOString() },
    });
    await deps.platform.audit.write(tx, {
      ...{ act: 'personnel.handed-over', callerId: context.caller.id },
      ...{ subject: { kind: 'person', id: personId }, requestId: context.requestId },
      detail: { line, count, ...(takerId === null ? {} : { taker: takerId }) },
    });
  }
}

interface LineOver {
  readonly personId: string;
  readonly line: LeaverLine;
  readonly takerId: string | null;
}

async function handLineOver(
  deps: Personnel,
  tx: Tx,
  context: SignedContext,
  { personId, line, takerId }: LineOver,
): Promise<number> {
  if (line === 'orders') return endOrders(deps, tx, context, personId);
  if (line === 'roles') return endRoles(deps, tx, context, personId);
  if (isRight(deps, line)) return deps.leftRights[line].end(tx, context, personId);
  const over = { fromId: personId, toId: takerId ?? '' };
  if (isKeptElsewhere(deps, line)) return deps.leftWork[line].handOver(tx, context, over);
  return deps.personWork.handOver(tx, context, { ...over, line });
}

async function endOrders(
  { delegations, platform: { clock } }: Personnel,
  tx: Tx,
  context: SignedContext,
  personId: string,
): Promise<number> {
  const orders = await listOrders(tx, personId, clock.now().toISOString());
  for (const { id } of orders) await delegations.endFor(tx, actorOf(context), id, 'ผู้รับคำสั่งพ้นหน้าที่');
  return orders.length;
}

async function endRoles(
  { people }: Personnel,
  tx: Tx,
  context: SignedContext,
  personId: string,
): Promise<number> {
  const roles = await listRoles(tx, personId);
  for (const { code } of roles) await people.revokeRole(tx, actorOf(context), code, { personId });
  return roles.length;
}

/** @throws AppError 'personnel.work-left' Rule: specification of settings §1.5, R13 */
export async function close(
  deps: Personnel,
  tx: Tx,
  context: SignedContext,
  { personId, reason }: { readonly personId: string; readonly reason: string },
): Promise<void> {
  const n = (await openOf(deps, tx, [await assertSuspended(tx, personId)])).get(personId) ?? 0;
  if (n > 0) throw new AppError('personnel.work-left', { n });
  await endOrders(deps, tx, context, personId);
  await endRoles(deps, tx, context, personId);
  for (const right of Object.values(deps.leftRights)) await right.end(tx, context, personId);
  await deps.accounts.close(tx, actorOf(context), personId, reason);
}

/** Gives the account back, not the work. Rule: specification of settings §3.8 */
export async function restore(
  { accounts, people }: Personnel,
  tx: Tx,
  context: SignedContext,
  { personId, reason }: { readonly personId: string; readonly reason: string },
): Promise<void> {
  await assertSuspended(tx, personId);
  await people.updatePerson(tx, actorOf(context), personId, { isActive: true });
  await accounts.setSuspended(tx, actorOf(context), personId, false, reason);
}
