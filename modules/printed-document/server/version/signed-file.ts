import { buffer } from 'node:stream/consumers';
import type { Dependencies } from '@sarn/document/server';
import type { Handle, Tx } from '@sarn/platform-server';
import { versionOwner } from './version.service.ts';
import type { PageInput } from './made-pages.ts';
import { findSignedId, renewModel } from './version.store.ts';

/** The signed file of a document as its readers get it. */
export interface SignedFile {
  readonly versionId: string;
  readonly fileId: string;
  readonly bytes: Uint8Array;
}

/** Whether its readers get a signed file. */
export const hasSignedFile = async (h: Handle, documentId: string): Promise<boolean> =>
  (await findSignedId(h, documentId)) !== undefined;

/** @returns undefined for a document without one, or whose content was destroyed */
export async function signedFileOf(
  { files }: Pick<Dependencies, 'files'>,
  h: Handle,
  documentId: string,
): Promise<SignedFile | undefined> {
  const versionId = await findSignedId(h, documentId);
  if (versionId === undefined) return undefined;
  const [file] = await files.list(h, versionOwner, [versionId]);
  if (!file) return undefined;
  return { versionId, fileId: file.id, bytes: await buffer(await files.open(h, file.id)) };
}

/**
 * Puts a longer form of the signed file into its place: the same bytes with an update behind them, such as a later
 * time stamp. The earlier file is kept as a former one.
 *
 * @param says what its pages say with it, where that is more than before, such as a further signature
 * @throws AppError 'file.not-found' where another one took its place meanwhile, and Error for other bytes
 */
export async function lengthenSignedFile(
  { files }: Pick<Dependencies, 'files'>,
  tx: Tx,
  { versionId, fileId, bytes: before }: SignedFile,
  bytes: Uint8Array,
  says?: PageInput,
): Promise<void> {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, before.length).equals(before)) {
    throw new Error(`the signed file ${fileId} would be changed`);
  }
  const owner = { ownerKind: versionOwner, ownerId: versionId };
  const made = { ...owner, bytes, name: `${versionId}.pdf`, role: 'main' };
  const { id: newId } = await files.keepMade(tx, made);
  await files.replace(tx, { ...owner, oldId: fileId, newId, callerId: null });
  if (says) await renewModel(tx, versionId, says);
}
