import { createHash } from 'node:crypto';
import { AppError, isId, need, newId } from '@sarn/kernel';
import type { Handle, IncomingFile, Platform, Tx } from '@sarn/platform-server';
import { signatureLimits } from '../../contract/index.ts';
import type { SignatureKind, SignatureSource, SignatureVersion } from '../../contract/index.ts';
import { cleanImage } from '../picture/clean-image.rules.ts';
import { findPicture } from '../picture/picture.store.ts';
import type { PictureRow } from '../picture/picture.store.ts';
import { takeImage } from '../picture/take-image.ts';
import { assertSignature } from './ink.rules.ts';
import * as store from './signature.store.ts';
import type { SignatureBytes } from './signature.store.ts';

/** A checked signature image that is not stored yet. */
export interface CheckedSignature {
  readonly png: Buffer;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads and checks an uploaded signature.
 *
 * @throws AppError 'identity.signature-type', '…-empty', '…-unclear', 'identity.image-broken',
 *   'identity.image-too-large', 'identity.image-too-small'
 */
export async function takeSignature(file: IncomingFile): Promise<CheckedSignature> {
  const { bytes, header } = await takeImage(file, signatureLimits, 'identity.signature-type');
  if (header.type !== 'image/png') throw new AppError('identity.signature-type');
  const png = cleanImage(bytes, header.type);
  assertSignature(png);
  const sha256 = createHash('sha256').update(png).digest('hex');
  return { png, sha256, width: header.width, height: header.height };
}

/** Images of a person, for a copy of their own data. */
export interface HeldImages {
  readonly picture: PictureRow | undefined;
  /** With its bytes, which are null if it was removed meanwhile. */
  readonly signatures: readonly (SignatureVersion & { readonly png: Buffer | null })[];
}

/** Signatures as signing uses them. */
export interface Signatures {
  /**
   * The signature a person signs with now, for pages that are made with it again and again: its bytes are kept until
   * `release`, whatever its owner does.
   *
   * @returns undefined when the person has none; the typed name is used instead
   */
  use(tx: Tx, personId: string, kind: SignatureKind): Promise<SignatureBytes | undefined>;
  /** The same for a file that holds a copy of its own: nothing is kept for it. */
  current(db: Handle, personId: string, kind: SignatureKind): Promise<SignatureBytes | undefined>;
  /**
   * A document no longer shows one that `use` returned. The present one of its owner stays; any other is deleted.
   *
   * @param isShown whether another document shows it; asked while nobody can begin to use it
   */
  release(tx: Tx, id: string, isShown: () => Promise<boolean>): Promise<void>;
  /** A signature by the id that `use` returned. The caller checks who may see the document. */
  get(db: Handle, id: string): Promise<SignatureBytes | undefined>;
  /** Picture and signatures of a person, for that person. */
  held(db: Handle, personId: string): Promise<HeldImages>;
}

export function createSignatures({ clock }: Platform): Signatures {
  return {
    use: (tx, personId, kind) => store.useCurrent(tx, personId, kind, clock.now().toISOString()),
    current: store.findCurrent,
    get: store.findAny,
    async release(tx, id, isShown) {
      await store.lockForUpdate(tx, id);
      if (!(await isShown())) await store.releaseSignature(tx, id);
    },
    async held(db, personId) {
      const signatures = [];
      for (const version of await store.listVersions(db, personId)) {
        const found = await store.findOwn(db, personId, version.id);
        signatures.push({ ...version, png: found?.png ?? null });
      }
      return { picture: await findPicture(db, personId), signatures };
    },
  };
}

/** The own signatures, as their owner keeps them. */
export function createOwnSignatures({ clock, audit }: Platform) {
  const note = (tx: Tx, act: string, by: { callerId: string; requestId: string }, id: string) =>
    audit.write(tx, { act: `identity.${act}`, ...by, subject: { kind: 'signature', id } });
  return {
    async add(
      tx: Tx,
      by: { callerId: string; requestId: string },
      { source, kind }: { readonly source: SignatureSource; readonly kind: SignatureKind },
      checked: CheckedSignature,
    ): Promise<SignatureVersion> {
      const { callerId: personId } = by;
      const now = clock.now();
      await store.lockOwnerForUpdate(tx, personId);
      const limit = signatureLimits.maxVersions;
      if ((await store.listVersions(tx, personId)).length >= limit) {
        throw new AppError('identity.signature-too-many', { limit });
      }
      await store.replaceCurrent(tx, personId, kind, now.toISOString());
      const id = newId(now.getTime());
      const row = { id, person_id: personId, kind, source, ...checked };
      await store.insertSignature(tx, { ...row, created_at: now.toISOString() });
      await note(tx, 'signature-added', by, id);
      const versions = await store.listVersions(tx, personId);
      return need(
        versions.find((one) => one.id === id),
        'the signature just added',
      );
    },
    async remove(tx: Tx, by: { callerId: string; requestId: string }, id: string) {
      const now = clock.now().toISOString();
      const outcome = isId(id) ? await store.removeOwn(tx, by.callerId, id, now) : null;
      if (!outcome) throw new AppError('platform.not-found');
      await note(tx, `signature-${outcome}`, by, id);
      return outcome;
    },
    list: store.listVersions,
    /** @throws AppError 'platform.not-found' for unknown ids and for those of other people */
    async get(db: Handle, personId: string, id: string): Promise<SignatureBytes> {
      const found = isId(id) ? await store.findOwn(db, personId, id) : undefined;
      if (!found) throw new AppError('platform.not-found');
      return found;
    },
  };
}
