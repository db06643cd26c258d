import { createHash } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import type { Handle, SecretBox } from '@sarn/platform-server';
import { openWith, sealKey, unlockingKey } from '@sarn/signing/server';
import type { CertifiedKey } from '@sarn/signing/server';
import { findAuthority } from '../authority.store.ts';
import { openedBy, sealedBy, sealedRole } from '../role-key.ts';
import type { SealedRole } from '../role-key.ts';
import { secretInFile } from './secret-file.ts';

type OpenedBy = 'file' | 'typed';

interface SealedAnew {
  /** What is stored. */
  readonly sealed: Buffer;
  /** The key is open from now on, as if the secret had been typed. */
  readonly hold: () => void;
}

/** Opens the key that issues certificates; where it has a secret, only after that was given to this process. */
export interface IssuingKey {
  /**
   * Whoever asks for it zeroes it after use.
   *
   * @throws AppError 'certificate.no-authority', 'certificate.authority-locked'
   */
  open(h: Handle): Promise<CertifiedKey>;
  /** The same; undefined while it is locked. */
  openIfUnlocked(h: Handle): Promise<CertifiedKey | undefined>;
  /** Who opened it; null while it is locked. @param role that of the issuing authority, with a secret */
  openedBy(role: SealedRole): Promise<OpenedBy | null>;
  /**
   * Keeps what the secret gives in the memory of this process until `lock`.
   *
   * @param sealed what is or will be stored; a key that is sealed otherwise stays locked
   * @throws AppError 'certificate.wrong-issuing-secret'
   */
  unlock(sealed: Buffer, secret: string): Promise<void>;
  /** Forgets what was typed, and zeroes it. */
  lock(): void;
  /** Seals it by the secret, and that by the installation: both are needed to open it. */
  seal(pkcs8: Uint8Array, secret: string): Promise<SealedAnew>;
  /** The key by its secret alone, to be zeroed. @throws AppError 'certificate.wrong-issuing-secret' */
  openBySecret(sealed: Buffer, secret: string): Promise<Uint8Array>;
  /** The secret in the file of the administrator; null: none is configured, undefined: it cannot be used. */
  secretOfFile(): Promise<string | null | undefined>;
}

/** @param file path of the secret, outside the data folder; null: it is typed after each start */
export function createIssuingKey(box: SecretBox, file: string | null): IssuingKey {
  const held = heldKeys();
  const innerOf = (sealedKey: Buffer): string =>
    openedBy(box, { role: 'issuing', sealedKey }).toString('latin1');
  const fromFile = fileOpener(file);
  const openAny = async (role: SealedRole) => {
    const sealed = innerOf(role.sealedKey);
    const found = held.open(sealed);
    if (found) return found;
    const key = await fromFile(sealed);
    if (!key) return undefined;
    held.keep('file', key);
    return held.open(sealed);
  };
  const openIfUnlocked = async (h: Handle): Promise<CertifiedKey | undefined> => {
    const role = await sealedRole(h, 'issuing');
    const { certificate } = role;
    if (!role.hasSecret) return { certificate, pkcs8: openedBy(box, role) };
    const found = await openAny(role);
    return found && { certificate, pkcs8: found.pkcs8 };
  };
  return {
    openIfUnlocked,
    async open(h) {
      const key = await openIfUnlocked(h);
      if (!key) throw new AppError('certificate.authority-locked');
      return key;
    },
    async openedBy(role) {
      const found = await openAny(role);
      found?.pkcs8.fill(0);
      return found?.by ?? null;
    },
    async unlock(sealed, secret) {
      held.keep('typed', await rightSecret(() => unlockingKey(innerOf(sealed), secret)));
    },
    lock: held.forgetAll,
    async seal(pkcs8, secret) {
      const inner = await sealKey(pkcs8, secret);
      const key = await unlockingKey(inner, secret);
      const sealed = sealedBy(box, 'issuing', Buffer.from(inner, 'latin1'));
      return { sealed, hold: () => held.keep('typed', key) };
    },
    openBySecret: async (sealed, secret) => {
      const inner = innerOf(sealed);
      const key = await rightSecret(() => unlockingKey(inner, secret));
      try {
        return openWith(inner, key);
      } finally {
        key.fill(0);
      }
    },
    secretOfFile: async () => (file === null ? null : secretInFile(file)),
  };
}

/** What secrets gave, in the memory of this process alone; zeroed when it is forgotten. */
function heldKeys() {
  const held = new Map<OpenedBy, Uint8Array>();
  return {
    keep(by: OpenedBy, key: Uint8Array) {
      held.get(by)?.fill(0);
      held.set(by, key);
    },
    forgetAll() {
      for (const key of held.values()) key.fill(0);
      held.clear();
    },
    /** The key, to be zeroed; undefined where none of them is that of this sealed one. */
    open(sealed: string): { readonly by: OpenedBy; readonly pkcs8: Uint8Array } | undefined {
      for (const [by, key] of held) {
        const pkcs8 = orWrong(() => openWith(sealed, key));
        if (pkcs8) return { by, pkcs8 };
      }
      return undefined;
    },
  };
}

/** Tries the secret in the file; one that does not open is tried once, as that takes a tenth of a second. */
function fileOpener(file: string | null) {
  let failed = '';
  return async (sealed: string): Promise<Uint8Array | undefined> => {
    if (file === null) return undefined;
    const secret = await secretInFile(file);
    if (secret === undefined) return undefined;
    const tried = createHash('sha256').update(`${sealed}\0${secret}`).digest('hex');
    if (tried === failed) return undefined;
    const key = await unlockingKey(sealed, secret).catch(refusedAsWrong);
    if (!key) failed = tried;
    return key;
  };
}

function refusedAsWrong(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'signing.wrong-secret') return undefined;
  throw error;
}

function orWrong<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    return refusedAsWrong(error);
  }
}

async function rightSecret<T>(work: () => Promise<T>): Promise<T> {
  const found = await work().catch(refusedAsWrong);
  if (found === undefined) throw new AppError('certificate.wrong-issuing-secret');
  return found;
}

/** The issuing authority as it is stored; undefined before one was made. */
export async function issuingRole(h: Handle): Promise<SealedRole | undefined> {
  return (await findAuthority(h, 'issuing')) ? sealedRole(h, 'issuing') : undefined;
}
