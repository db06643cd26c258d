import { Readable } from 'node:stream';
import { AppError } from '@sarn/kernel';
import { command, query, stream, upload } from '@sarn/platform-server';
import type { Caller, Handle, Route } from '@sarn/platform-server';
import {
  attachmentTypes,
  discardUpload,
  fileLimits,
  findFileKind,
  getFile,
  getFileContent,
  uploadFiles,
} from '../contract/index.ts';
import { arrivalSink } from './arrival-sink.ts';
import { forget, keep, toCard } from './file.service.ts';
import type { FileDependencies } from './file-dependencies.ts';
import type { FileNeeds, FileReaders } from './file-needs.ts';
import { markedView } from './marked/sealed-view.ts';
import { deletePending, findFile } from './file.store.ts';
import type { FileRow } from './file.store.ts';

/** The calls of the file store: endpoint to service, nothing else. */
export function fileRoutes(deps: FileDependencies, needs: FileNeeds): Route[] {
  const { readers } = needs;
  const { db } = deps.platform;
  const { maxBytes, maxFiles } = fileLimits;
  const sink = arrivalSink(deps, { maxBytes, maxFiles, mediaTypes: attachmentTypes });
  return [
    upload(uploadFiles, sink, async (_input, { caller, requestId }, tx, arrivals) => {
      if (arrivals.length === 0) throw new AppError('file.none');
      const items = [];
      for (const arrival of arrivals) {
        items.push(await keep(deps, tx, arrival, { callerId: caller.id, requestId }));
      }
      return { items };
    }),
    query(getFile, async ({ fileId }, { caller }) => ({
      item: toCard(await findReadable(db, caller, fileId, readers)),
    })),
    stream(getFileContent, async ({ fileId, download }, { caller }) => {
      const file = await findReadable(db, caller, fileId, readers);
      const { sha256, mediaType, bytes, name } = file;
      const marked = file.isSealed ? await viewOf(deps, needs, caller, file, download) : null;
      if (marked) return inPage(marked, name);
      const isShown = !download && findFileKind(mediaType)?.isShownInPage === true;
      return {
        bytes: await deps.contents.open(db, file),
        part: (start, end) => deps.contents.open(db, file, { start, end }),
        type: mediaType,
        length: bytes,
        name,
        disposition: isShown ? 'inline' : 'attachment',
        etag: sha256,
      };
    }),
    command(discardUpload, async ({ fileId }, { caller, requestId }, tx) => {
      const deleted = await deletePending(tx, fileId, caller.id);
      if (!deleted) throw new AppError('file.not-found');
      await forget(deps, tx, [deleted], { act: 'file.discarded', callerId: caller.id, requestId });
      return {};
    }),
  ];
}

/**
 * A sealed file for this reader: marked, or unchanged (null). Refused without a registered view.
 */
async function viewOf(
  deps: FileDependencies,
  { sealed = {} }: FileNeeds,
  caller: Caller,
  file: FileRow,
  isKept: boolean,
): Promise<Uint8Array | null> {
  const { db } = deps.platform;
  const ask = Object.hasOwn(sealed, file.ownerKind ?? '')
    ? sealed[file.ownerKind ?? '']
    : undefined;
  if (!ask) throw new AppError('file.not-found');
  const access = await ask(db, caller, { id: file.id, ownerId: file.ownerId ?? '', isKept });
  return markedView(deps, { h: db, caller }, file, access, isKept);
}

/** Made for one reader at one moment, so it must not be cached. */
const inPage = (pdf: Uint8Array, name: string) => ({
  bytes: Readable.from([Buffer.from(pdf)], { objectMode: false }),
  type: 'application/pdf',
  length: pdf.byteLength,
  name,
  disposition: 'inline' as const,
});

/**
 * The one place that decides who may read a file: a pending one its uploader, an attached one
 * whoever may read its owner. The answer is the same for unknown and forbidden files.
 */
async function findReadable(
  h: Handle,
  caller: Caller,
  fileId: string,
  readers: FileReaders,
): Promise<FileRow> {
  const file = await findFile(h, fileId);
  if (file && (await mayRead(h, caller, file, readers))) return file;
  throw new AppError('file.not-found');
}

async function mayRead(
  h: Handle,
  caller: Caller,
  { state, uploadedBy, ownerKind, ownerId }: FileRow,
  readers: FileReaders,
): Promise<boolean> {
  if (state === 'pending') return uploadedBy === caller.id;
  if (ownerKind === null || ownerId === null || !Object.hasOwn(readers, ownerKind)) return false;
  return (await readers[ownerKind]?.(h, caller, ownerId)) ?? false;
}
