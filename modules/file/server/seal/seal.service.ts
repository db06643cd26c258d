import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ByteFolder, ByteSpan } from '../byte-folder.ts';
import type { FileRow } from '../file.store.ts';
import { keepContentForUpdate } from '../file.store.ts';
import { chunksOf, openStream, sealStream } from './chunk-cipher.ts';
import { unwrap, wrap } from './key-ring.ts';
import { ringFor } from './ring-check.ts';
import { findSealed, holdRing, insertSealed, setContent } from './seal.store.ts';

/** Reads bytes of files, encrypted or not: the caller need not know which. */
export interface Contents {
  open(h: Handle, file: Pick<FileRow, 'sha256' | 'bytes'>, span?: ByteSpan): Promise<Readable>;
  /** Encrypts the bytes of a file under a key of its own. @returns the hash they had before */
  seal(tx: Tx, file: FileRow, at: string): Promise<string>;
  /** Decrypts them for good. @returns the hash they had before */
  unseal(tx: Tx, file: FileRow, at: string): Promise<string>;
}

/** A rotation may come between reading a row and reading the keys: then both are read again. */
const tries = 3;

export function createContents(folder: ByteFolder, dataDir: string): Contents {
  async function fileKeyOf(h: Handle, sha256: string): Promise<Buffer | null> {
    for (let turn = 1; ; turn += 1) {
      const row = await findSealed(h, sha256);
      if (!row) return null;
      const ring = await ringFor(h, dataDir);
      const isGone = !ring.keys.has(row.keyVersion);
      if (isGone && turn < tries) continue;
      return unwrap(ring, row.keyVersion, sha256, row.wrappedKey);
    }
  }

  async function open(
    h: Handle,
    { sha256, bytes }: Pick<FileRow, 'sha256' | 'bytes'>,
    span?: ByteSpan,
  ): Promise<Readable> {
    const key = await fileKeyOf(h, sha256);
    if (!key) return folder.open(sha256, span);
    const place = chunksOf(bytes, span);
    return openStream(key, await folder.open(sha256, place.sealed), place);
  }

  return {
    open,
    async seal(tx, { id, sha256, bytes, pageCount }, at) {
      await holdRing(tx);
      const ring = await ringFor(tx, dataDir);
      const key = randomBytes(32);
      const clear = await folder.open(sha256);
      const arrived = await folder.receive(Readable.from(sealStream(key, clear)));
      const wrappedKey = wrap(ring, arrived.sha256, key);
      const { sha256: sealedHash } = arrived;
      const row = { sha256: sealedHash, wrappedKey, keyVersion: ring.current };
      await insertSealed(tx, { ...row, bytes, pageCount, at });
      await folder.place(arrived);
      await setContent(tx, id, sealedHash);
      return sha256;
    },
    async unseal(tx, file, at) {
      const arrived = await folder.receive(await open(tx, file));
      const { pageCount } = file;
      const content = { sha256: arrived.sha256, bytes: arrived.bytes, pageCount, text: '', at };
      await keepContentForUpdate(tx, content);
      await folder.place(arrived);
      await setContent(tx, file.id, arrived.sha256);
      return file.sha256;
    },
  };
}
