import { createHash, randomBytes } from 'node:crypto';
import { groupsOfPerson } from '@sarn/access-control/server';
import { AppError, civilDateAt, need, newId } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { Arrival, FileService, OwnedFile } from '@sarn/file/server';
import { refuseUnseen } from '@sarn/platform-server';
import type {
  BinaryAnswer,
  Caller,
  Clock,
  Handle,
  NamesPeople,
  Platform,
  SignedContext,
  Tx,
} from '@sarn/platform-server';
import { helpLimits, helpPermissions, manualFiles } from '../../contract/index.ts';
import type {
  ManagedManual,
  Manual,
  ManualGroup,
  ManualKind,
  changeManual as changeCall,
  orderManuals as orderCall,
} from '../../contract/index.ts';
import { findViewed, insertView } from './manual-view.store.ts';
import {
  countManuals,
  deleteManual,
  insertManual,
  listGroups,
  listManualRows,
  setManualGroups,
  setOrder,
  updateManual,
} from './manual.store.ts';
import type { ManualRow } from './manual.store.ts';

/** Kind of owner under which the file store keeps manuals. */
export const manualOwner = 'manual';

export interface ManualWords {
  readonly kind: ManualKind;
  readonly titleTh: string;
  readonly titleEn: string;
  readonly groupIds: readonly string[];
}

/** What the service works with. */
export interface ManualDependencies {
  readonly platform: Platform;
  readonly files: FileService;
  readonly people: NamesPeople;
}

/**
 * Everybody who is signed in reads a manual that is for everybody, and one for groups who is in one of
 * them; those who manage manuals read all, hidden ones too.
 */
export const mayReadManual =
  (clock: Clock) =>
  async (h: Handle, caller: Caller, id: string): Promise<boolean> => {
    const isManager = caller.permissions.has(helpPermissions.manual);
    const groups = isManager ? null : await groupsToday(clock, h, caller);
    return (await listManualRows(h, groups, id)).length > 0;
  };

const groupsToday = (clock: Clock, h: Handle, { id }: Caller): Promise<string[]> =>
  groupsOfPerson(h, civilDateAt(clock.now()), id);

/** Manuals that the caller may open; who manages manuals sees them as a reader does. */
export async function listOpenManuals(
  deps: ManualDependencies,
  h: Handle,
  caller: Caller,
): Promise<{ rows: Manual[]; total: number }> {
  const found = await listManualRows(h, await groupsToday(deps.platform.clock, h, caller));
  return withFiles(deps, h, found);
}

/** All manuals, and the groups of users that they may be for. */
export async function listManagedManuals(
  deps: ManualDependencies,
  h: Handle,
): Promise<{ rows: ManagedManual[]; total: number; groups: ManualGroup[] }> {
  const rows = await withFiles(deps, h, await listManualRows(h, null));
  return { ...rows, groups: await listGroups(h, civilDateAt(deps.platform.clock.now())) };
}

async function withFiles(
  { files }: ManualDependencies,
  h: Handle,
  found: readonly ManualRow[],
): Promise<{ rows: ManagedManual[]; total: number }> {
  const owned = await files.list(
    h,
    manualOwner,
    found.map((row) => row.id),
  );
  const rows = found.flatMap((row) => {
    const file = owned.find((one) => one.ownerId === row.id);
    return file ? [toManual(row, file)] : [];
  });
  return { rows, total: rows.length };
}

/** @throws AppError 'file.none', 'help.manual-kind', 'help.too-many-manuals', 'help.group-unknown' */
export async function addManual(
  deps: ManualDependencies,
  tx: Tx,
  context: SignedContext,
  words: ManualWords,
  arrivals: readonly Arrival[],
): Promise<ManagedManual> {
  const { platform, files } = deps;
  const [arrival] = arrivals;
  if (!arrival) throw new AppError('file.none');
  if (!manualFiles[words.kind].types.includes(arrival.mediaType)) {
    throw new AppError('help.manual-kind', { name: arrival.name });
  }
  if ((await countManuals(tx)) >= helpLimits.maxManuals) {
    throw new AppError('help.too-many-manuals', { limit: helpLimits.maxManuals });
  }
  const { id: by } = context.caller;
  const now = platform.clock.now();
  const id: string = newId(now.getTime());
  const card = await files.keep(tx, arrival, { callerId: by, requestId: context.requestId });
  const { groupIds, ...titles } = words;
  await insertManual(tx, { id, ...titles, by, at: now.toISOString() });
  await putGroups(deps, tx, id, groupIds);
  await files.attach(tx, {
    fileIds: [card.id],
    uploaderId: by,
    ownerKind: manualOwner,
    ownerId: id,
    role: 'main',
  });
  await record(deps, tx, context, 'help.manual-added', id);
  return toManual({ id, ...words, isHidden: false }, card);
}

async function putGroups(
  { platform }: ManualDependencies,
  tx: Tx,
  id: string,
  groupIds: readonly string[],
): Promise<void> {
  const known = await listGroups(tx, civilDateAt(platform.clock.now()));
  if (groupIds.some((one) => !known.some((group) => group.id === one))) {
    throw new AppError('help.group-unknown');
  }
  await setManualGroups(tx, id, groupIds);
}

/** @throws AppError 'help.manual-not-found', 'help.group-unknown', 'settings.stale' */
export async function changeManual(
  deps: ManualDependencies,
  tx: Tx,
  context: SignedContext,
  { manualId: id, seen, groupIds, ...titles }: InputOf<typeof changeCall>,
): Promise<void> {
  const stored = async () => {
    const [row] = await listManualRows(tx, null, id);
    if (!row) throw new AppError('help.manual-not-found');
    const { titleTh, titleEn, isHidden } = row;
    return { titleTh, titleEn, isHidden, groupIds: row.groupIds.toSorted() };
  };
  await refuseUnseen(tx, deps.people, {
    seen: seen && { ...seen, groupIds: seen.groupIds.toSorted() },
    wanted: { ...titles, groupIds: groupIds?.toSorted() ?? (await stored()).groupIds },
    now: stored,
    subject: { kind: 'manual', id },
  });
  if (!(await updateManual(tx, { id, ...titles }))) throw new AppError('help.manual-not-found');
  if (groupIds) await putGroups(deps, tx, id, groupIds);
  await record(deps, tx, context, 'help.manual-changed', id);
}

/** @throws AppError 'settings.stale' */
export async function orderManuals(
  deps: ManualDependencies,
  tx: Tx,
  context: SignedContext,
  { manualIds, seen }: InputOf<typeof orderCall>,
): Promise<void> {
  const wanted = [...new Set(manualIds)];
  const now = async () => (await listManualRows(tx, null)).map(({ id }) => id);
  await refuseUnseen(tx, deps.people, {
    seen,
    wanted,
    now,
    subject: { kind: 'manual', id: 'order' },
  });
  await setOrder(tx, wanted);
  await record(deps, tx, context, 'help.manuals-ordered', 'order');
}

/** @throws AppError 'help.manual-not-found' */
export async function removeManual(
  deps: ManualDependencies,
  tx: Tx,
  context: SignedContext,
  id: string,
): Promise<void> {
  const owned = await deps.files.list(tx, manualOwner, [id]);
  if (!(await deleteManual(tx, id))) throw new AppError('help.manual-not-found');
  await deps.files.remove(tx, {
    fileIds: owned.map((file) => file.id),
    ownerKind: manualOwner,
    ownerId: id,
    callerId: context.caller.id,
  });
  await record(deps, tx, context, 'help.manual-removed', id);
}

/** @returns the ticket. @throws AppError 'help.manual-not-found' */
export async function openManual(
  { platform }: ManualDependencies,
  tx: Tx,
  caller: Caller,
  manualId: string,
): Promise<string> {
  const mayRead = mayReadManual(platform.clock);
  if (!(await mayRead(tx, caller, manualId))) throw new AppError('help.manual-not-found');
  const ticket = randomBytes(32).toString('base64url');
  const now = platform.clock.now();
  const expires = new Date(now.getTime() + helpLimits.viewHours * 3_600_000);
  await insertView(tx, {
    ticketHash: hashOf(ticket),
    manualId,
    now: now.toISOString(),
    expiresAt: expires.toISOString(),
  });
  return ticket;
}

/** @throws AppError 'help.view-ended' */
export async function viewManual(deps: ManualDependencies, ticket: string): Promise<BinaryAnswer> {
  const { platform, files } = deps;
  const { db, clock } = platform;
  const manualId = await findViewed(db, hashOf(ticket), clock.now().toISOString());
  if (manualId === undefined) throw new AppError('help.view-ended');
  const [owned] = await files.list(db, manualOwner, [manualId]);
  const file = need(owned, `file of manual ${manualId}`);
  return {
    bytes: await files.open(db, file.id),
    part: (start, end) => files.open(db, file.id, { start, end }),
    type: file.mediaType,
    length: file.bytes,
    name: file.name,
    disposition: 'inline',
    etag: file.sha256,
  };
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}

function toManual(row: ManualRow, file: Omit<OwnedFile, 'ownerId' | 'role'>): ManagedManual {
  return {
    ...row,
    groupIds: [...row.groupIds],
    fileId: file.id,
    fileName: file.name,
    mediaType: file.mediaType,
    bytes: file.bytes,
    pageCount: file.pageCount,
    uploadedAt: file.uploadedAt,
  };
}

async function record(
  { platform }: ManualDependencies,
  tx: Tx,
  { caller, requestId }: SignedContext,
  act: string,
  id: string,
): Promise<void> {
  const subject = { kind: 'manual', id };
  await platform.audit.write(tx, { act, callerId: caller.id, subject, detail: {}, requestId });
}
