import { Readable } from 'node:stream';
import { AppError, newId } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import { fileLimits } from '../contract/index.ts';
import type { FileCard, OriginalType } from '../contract/index.ts';
import type { Arrival } from './arrival.service.ts';
import type { ByteSpan } from './byte-folder.ts';
import type { DestroyedFile, Destruction } from './destroyed-file.ts';
import type { FileDependencies } from './file-dependencies.ts';
import { cleanFileName } from './file-name.rules.ts';
import {
  attachPending,
  copyFile,
  deleteOwned,
  findFile,
  findPendingText,
  findText,
  insertFile,
  keepContentForUpdate,
  listOwned,
  replaceOwned,
} from './file.store.ts';
import type { DeletedFile, FileRow } from './file.store.ts';

/** A file of some owner, as other modules show it. */
export interface OwnedFile extends FileCard {
  readonly ownerId: string;
  readonly role: string;
}

/** A file that was replaced or withdrawn. */
export interface ReplacedFile extends OwnedFile {
  readonly replacedAt: string;
  /** The file that replaced it; null when it was withdrawn. */
  readonly replacedBy: string | null;
}

export interface AttachRequest {
  readonly fileIds: readonly string[];
  readonly uploaderId: string;
  readonly ownerKind: string;
  readonly ownerId: string;
  /** The role of the file for its owner, a code of the owner's module (`main`, `report`). */
  readonly role: string;
  /** Kept encrypted, each under a key of its own. */
  readonly isSealed?: boolean;
}

export interface RemoveRequest {
  readonly fileIds: readonly string[];
  readonly ownerKind: string;
  readonly ownerId: string;
  readonly callerId: string;
}

export interface ReplaceRequest {
  readonly oldId: string;
  /** Attached to the same owner already; null withdraws the old one. */
  readonly newId: string | null;
  readonly ownerKind: string;
  readonly ownerId: string;
  /** Null: the program itself. */
  readonly callerId: string | null;
}

/**
 * Files for other modules, which have checked the right of the caller. People read files through
 * the calls of this module, which ask the reading rules registered for the kind of owner.
 */
export interface FileService {
  /**
   * Attaches uploads of a person to an owner, all or none; from now on the reading rule of its kind
   * decides who may read them.
   *
   * @throws AppError 'file.not-found' when one is unknown, belongs to another person, or is
   *   attached already
   */
  attach(tx: Tx, request: AttachRequest): Promise<void>;
  /** Encrypts or decrypts all files of an owner; files already in that state stay as they are. */
  seal(tx: Tx, ownerKind: string, ownerId: string, isSealed: boolean): Promise<void>;
  /** Present files of these owners, in the order in which they were attached. */
  list(h: Handle, ownerKind: string, ownerIds: readonly string[]): Promise<OwnedFile[]>;
  /**
   * Former versions and withdrawn files of these owners: whoever may read the owner may read them.
   */
  listReplaced(h: Handle, ownerKind: string, ownerIds: readonly string[]): Promise<ReplacedFile[]>;
  /**
   * Replaces a file by a newer version, or withdraws it; the bytes are kept.
   *
   * @throws AppError 'file.not-found' when one is not the owner's, or was replaced already
   */
  replace(tx: Tx, request: ReplaceRequest): Promise<void>;
  /** @throws AppError 'file.not-found' */
  get(h: Handle, id: string): Promise<FileCard>;
  /** Deletes files of an owner; bytes that no other file uses are deleted too, after the commit. */
  remove(tx: Tx, request: RemoveRequest): Promise<void>;
  /**
   * Destroys every file of an owner in this transaction: rows, texts inside them and bytes, at
   * once. Called again after a crash it continues; the caller must commit soon afterwards.
   * Bytes that another file uses too are kept.
   */
  destroyFiles(tx: Tx, request: Destruction): Promise<DestroyedFile[]>;
  /** Stores arrived bytes as a pending upload of a person, in the transaction of the call. */
  keep(
    tx: Tx,
    arrival: Arrival,
    by: { readonly callerId: string; readonly requestId?: string },
  ): Promise<FileCard>;
  /**
   * Stores bytes that no person uploaded (a mail, another system) and checks them; refused bytes
   * are deleted. `keepFor` keeps them, `drop` deletes them.
   *
   * @param beginning characters of text to read at once of a PDF
   * @throws AppError as `uploadFiles` does
   */
  takeIn(name: string, source: Readable, beginning?: number): Promise<Arrival>;
  /** Stores the message of another system unchanged and unchecked: only for download. */
  takeOriginal(name: string, mediaType: OriginalType, source: Readable): Promise<Arrival>;
  drop(arrival: Arrival): Promise<void>;
  /** Attaches arrived bytes to an owner at once; they have no uploader. */
  keepFor(tx: Tx, arrival: Arrival, owner: OwnerOfTaken): Promise<FileCard>;
  /**
   * Writes a PDF that the program made to disk, so that the transaction in which `keepFor` keeps it need not wait for
   * that; `drop` deletes it.
   */
  receiveMade(name: string, bytes: Uint8Array): Promise<Arrival>;
  /** Stores a file that the program made, for an owner: not checked, and not read for the search. */
  keepMade(tx: Tx, file: MadeFile): Promise<FileCard>;
  /**
   * Copies files of one owner as pending uploads of a person: new files, the same bytes.
   *
   * @throws AppError 'file.not-found' when one does not belong to that owner
   */
  copyFor(tx: Tx, request: CopyRequest): Promise<FileCard[]>;
  /** Bytes, or a part of them, for other modules. @throws AppError 'file.not-found' */
  open(h: Handle, id: string, span?: ByteSpan): Promise<Readable>;
  /** Pages of a PDF, read where nobody counted them; null for other kinds and for one that is not read. */
  countPages(tx: Tx, id: string): Promise<number | null>;
  /** Text inside a PDF, empty when there is none. @throws AppError 'file.not-found' */
  text(h: Handle, id: string): Promise<string>;
  /**
   * Text inside a PDF that a person uploaded and that is attached to nothing yet: empty where there is none, null until it
   * was read.
   *
   * @throws AppError 'file.not-found' for any other file
   */
  pendingText(h: Handle, id: string, personId: string): Promise<string | null>;
}

/** The owner of files that nobody uploaded. */
export type OwnerOfTaken = Pick<AttachRequest, 'ownerKind' | 'ownerId' | 'role'>;

/** A file of our own. */
export interface MadeFile extends OwnerOfTaken {
  readonly bytes: Uint8Array;
  /** With its extension. */
  readonly name: string;
  /** A PDF by itself. */
  readonly mediaType?: 'application/pdf' | 'font/ttf';
}

export interface CopyRequest {
  readonly fileIds: readonly string[];
  readonly ownerKind: string;
  readonly ownerId: string;
  /** The person to whom the copies belong. */
  readonly by: string;
}

export function createFileService(
  deps: FileDependencies,
): Omit<FileService, 'destroyFiles' | 'countPages'> {
  const { contents, folder, arrivals } = deps;
  return {
    async attach(tx, { fileIds, uploaderId, isSealed = false, ...owner }) {
      const ids = [...new Set(fileIds)];
      if (ids.length === 0) return;
      const attached = await attachPending(tx, ids, uploaderId, owner);
      if (attached !== ids.length) throw new AppError('file.not-found');
      if (isSealed) await changeSeal(deps, tx, owner, true);
    },
    seal: (tx, ownerKind, ownerId, isSealed) =>
      changeSeal(deps, tx, { ownerKind, ownerId }, isSealed),
    async list(h, ownerKind, ownerIds) {
      if (ownerIds.length === 0) return [];
      return (await listOwned(h, ownerKind, ownerIds, false)).map(toOwned);
    },
    async listReplaced(h, ownerKind, ownerIds) {
      if (ownerIds.length === 0) return [];
      const rows = await listOwned(h, ownerKind, ownerIds, true);
      return rows.map((row) => ({
        ...toOwned(row),
        replacedAt: row.replacedAt ?? '',
        replacedBy: row.replacedBy,
      }));
    },
    replace: (tx, request) => replace(deps, tx, request),
    get: async (h, id) => toCard(await need(h, id)),
    async remove(tx, { fileIds, callerId, ...owner }) {
      await forget(deps, tx, await deleteOwned(tx, fileIds, owner), {
        callerId,
        act: 'file.removed',
      });
    },
    keep: (tx, arrival, by) => keep(deps, tx, arrival, by),
    takeIn: (name, source, beginning) =>
      arrivals.take(name, Readable.from(bounded(source)), { beginning: beginning ?? 0 }),
    takeOriginal: (name, mediaType, source) => arrivals.takeOriginal(name, mediaType, source),
    drop: async ({ arrived }) => void (await folder.drop(arrived)),
    keepFor: (tx, arrival, owner) => keepFor(deps, tx, arrival, owner),
    receiveMade: (name, bytes) => receiveMade(deps, name, bytes),
    async keepMade(tx, { bytes, name, mediaType, ...owner }) {
      return keepFor(deps, tx, await receiveMade(deps, name, bytes, mediaType), owner);
    },
    copyFor: (tx, request) => copyFor(deps, tx, request),
    open: async (h, id, span) => contents.open(h, await need(h, id), span),
    text: async (h, id) => findText(h, (await need(h, id)).sha256),
    pendingText: async (h, id, personId) => {
      const text = await findPendingText(h, id, personId);
      if (text === undefined) throw new AppError('file.not-found');
      return text;
    },
  };
}

async function receiveMade(
  { folder }: FileDependencies,
  name: string,
  bytes: Uint8Array,
  mediaType: MadeFile['mediaType'] = 'application/pdf',
): Promise<Arrival> {
  const arrived = await folder.receive(Readable.from([Buffer.from(bytes)]));
  return { arrived, name: cleanFileName(name), mediaType, pdf: null };
}

async function keepFor(
  deps: FileDependencies,
  tx: Tx,
  arrival: Arrival,
  owner: OwnerOfTaken,
): Promise<FileCard> {
  const card = await keep(deps, tx, arrival, { callerId: null });
  await attachPending(tx, [card.id], null, owner);
  return card;
}

/** Deletes bytes that no file uses any more after the commit, above all unencrypted ones. */
async function changeSeal(
  { platform, contents, reapJob }: FileDependencies,
  tx: Tx,
  { ownerKind, ownerId }: { readonly ownerKind: string; readonly ownerId: string },
  isSealed: boolean,
): Promise<void> {
  const at = platform.clock.now().toISOString();
  const files = [
    ...(await listOwned(tx, ownerKind, [ownerId], false)),
    ...(await listOwned(tx, ownerKind, [ownerId], true)),
  ];
  for (const file of files) {
    if (file.isSealed === isSealed) continue;
    const before = await (isSealed ? contents.seal : contents.unseal)(tx, file, at);
    await platform.jobs.send(tx, reapJob, { sha256: before });
  }
}

/** Cuts a source off at the limit of uploads, as the platform does with uploads of people. */
async function* bounded(source: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > fileLimits.maxBytes) throw new AppError('platform.too-large');
    yield chunk;
  }
}

async function copyFor(
  { platform }: FileDependencies,
  tx: Tx,
  { fileIds, ownerKind, ownerId, by }: CopyRequest,
): Promise<FileCard[]> {
  const owned = await listOwned(tx, ownerKind, [ownerId], false);
  const at = platform.clock.now().toISOString();
  const copies: FileCard[] = [];
  for (const fileId of new Set(fileIds)) {
    const found = owned.find((file) => file.id === fileId);
    if (!found) throw new AppError('file.not-found');
    const id: string = newId();
    await copyFile(tx, fileId, { id, by, at });
    copies.push({ ...toCard(found), id, state: 'pending', uploadedAt: at });
  }
  return copies;
}

async function replace(
  { platform }: FileDependencies,
  tx: Tx,
  { oldId, newId: nextId, callerId, ...owner }: ReplaceRequest,
): Promise<void> {
  const at = platform.clock.now().toISOString();
  const isDone = await replaceOwned(tx, { oldId, newId: nextId }, owner, at);
  if (!isDone) throw new AppError('file.not-found');
  await platform.audit.write(tx, {
    act: nextId ? 'file.replaced' : 'file.withdrawn',
    subject: { kind: 'file', id: oldId },
    detail: { ...(nextId && { newId: nextId }) },
    callerId,
  });
}

async function need(h: Handle, id: string): Promise<FileRow> {
  const row = await findFile(h, id);
  if (!row) throw new AppError('file.not-found');
  return row;
}

const toOwned = (row: FileRow): OwnedFile => ({
  ...toCard(row),
  ownerId: row.ownerId ?? '',
  role: row.role ?? '',
});

export function toCard(row: FileRow): FileCard {
  const { id, name, mediaType, bytes, pageCount, sha256, state, uploadedAt } = row;
  return { id, name, mediaType, bytes, pageCount, sha256, state, uploadedAt };
}

/**
 * Writes the rows of an upload and moves its bytes to their final name, in the transaction of the
 * call: the lock on the content keeps the bytes until the row of the file is written.
 */
export async function keep(
  { platform, folder, textJob }: FileDependencies,
  tx: Tx,
  { arrived, name, mediaType, pdf }: Arrival,
  by: { readonly callerId: string | null; readonly requestId?: string },
): Promise<FileCard> {
  const { sha256, bytes } = arrived;
  const now = platform.clock.now();
  const id: string = newId(now.getTime());
  const at = now.toISOString();
  const pageCount = pdf?.pageCount ?? null;
  await keepContentForUpdate(tx, { sha256, bytes, pageCount, at });
  await folder.place(arrived);
  await insertFile(tx, { id, sha256, name, mediaType, by: by.callerId, at });
  if (pdf) await platform.jobs.send(tx, textJob, { sha256 });
  await platform.audit.write(tx, {
    act: 'file.uploaded',
    subject: { kind: 'file', id },
    detail: { sha256, bytes, mediaType },
    ...by,
  });
  return { id, name, mediaType, bytes, pageCount, sha256, state: 'pending', uploadedAt: at };
}

/** After rows of files are deleted: audit, and a job that removes bytes nobody uses any more. */
export async function forget(
  { platform, reapJob }: Pick<FileDependencies, 'platform' | 'reapJob'>,
  tx: Tx,
  deleted: readonly DeletedFile[],
  by: { readonly act: string; readonly callerId: string | null; readonly requestId?: string },
): Promise<void> {
  for (const { id, sha256 } of deleted) {
    await platform.audit.write(tx, { subject: { kind: 'file', id }, detail: { sha256 }, ...by });
  }
  for (const sha256 of new Set(deleted.map((file) => file.sha256))) {
    await platform.jobs.send(tx, reapJob, { sha256 });
  }
}
