import { createHash, randomBytes } from 'node:crypto';
import { AppError, need, newId } from '@sarn/kernel';
import type { Arrival, FileService, OwnedFile } from '@sarn/file/server';
import type {
  BinaryAnswer,
  Caller,
  Handle,
  Platform,
  SignedContext,
  Tx,
} from '@sarn/platform-server';
import { helpLimits, helpPermissions, manualFiles } from '../../contract/index.ts';
import type { Manual, ManualKind } from '../../contract/index.ts';
import { findViewed, insertView } from './manual-view.store.ts';
import {
  countManuals,
  deleteManual,
  findManual,
  insertManual,
  listManualRows,
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
}

/** What the service works with. */
export interface ManualDependencies {
  readonly platform: Platform;
  readonly files: FileService;
}

/** Everybody who is signed in reads a manual; a hidden one only those who manage manuals. */
export async function mayReadManual(h: Handle, caller: Caller, id: string): Promise<boolean> {
  const row = await findManual(h, id);
  return row !== undefined && isOpenTo(row, caller);
}

function isOpenTo({ isHidden }: ManualRow, caller: Caller): boolean {
  return !isHidden || caller.permissions.has(helpPermissions.manual);
}

export async function listManuals(
  { files }: ManualDependencies,
  h: Handle,
  ask: { readonly withHidden: boolean },
): Promise<{ rows: Manual[]; total: number }> {
  const found = await listManualRows(h, ask);
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

/** @throws AppError 'file.none', 'help.manual-kind', 'help.too-many-manuals' */
export async function addManual(
  deps: ManualDependencies,
  tx: Tx,
  context: SignedContext,
  words: ManualWords,
  arrivals: readonly Arrival[],
): Promise<Manual> {
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
  await insertManual(tx, { id, ...words, by, at: now.toISOString() });
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

/** @throws AppError 'help.manual-not-found' */
export async function changeManual(
  deps: ManualDependencies,
  tx: Tx,
  context: SignedContext,
  row: Omit<ManualRow, 'kind'>,
): Promise<void> {
  if (!(await updateManual(tx, row))) throw new AppError('help.manual-not-found');
  await record(deps, tx, context, 'help.manual-changed', row.id);
}

export async function orderManuals(tx: Tx, ids: readonly string[]): Promise<void> {
  await setOrder(tx, [...new Set(ids)]);
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
  if (!(await mayReadManual(tx, caller, manualId))) throw new AppError('help.manual-not-found');
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

function toManual(row: ManualRow, file: Omit<OwnedFile, 'ownerId' | 'role'>): Manual {
  return {
    ...row,
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
