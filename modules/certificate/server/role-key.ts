import { AppError } from '@sarn/kernel';
import type { Handle, SecretBox } from '@sarn/platform-server';
import type { CertifiedKey } from '@sarn/signing/server';
import type { AuthorityRole } from '../contract/index.ts';
import { findAuthority } from './authority.store.ts';

/** A key of the authority that is stored, before it is opened. */
export interface SealedRole {
  readonly role: AuthorityRole;
  readonly certificate: Uint8Array;
  readonly sealedKey: Buffer;
  /** Sealed by a secret too, under the identity key of the installation. */
  readonly hasSecret: boolean;
}

/** @throws AppError 'certificate.no-authority' */
export async function sealedRole(h: Handle, role: AuthorityRole): Promise<SealedRole> {
  const row = await findAuthority(h, role);
  if (!row?.sealedKey) throw new AppError('certificate.no-authority');
  const { sealedKey, hasSecret } = row;
  return { role, certificate: new Uint8Array(row.der), sealedKey, hasSecret };
}

/** What the installation seals of a key of the authority. */
export const sealedBy = (box: SecretBox, role: AuthorityRole, bytes: Uint8Array): Buffer =>
  box.seal(`certificate/${role}`, bytes);

/** What the identity key of the installation opens; whoever opened it zeroes it. */
export const openedBy = (
  box: SecretBox,
  { role, sealedKey }: Pick<SealedRole, 'role' | 'sealedKey'>,
): Buffer => box.open(`certificate/${role}`, sealedKey);

/** Does one piece of work with a key, and zeroes it, however the work ends. */
export async function withKey<T>(
  key: CertifiedKey,
  work: (key: CertifiedKey) => T | Promise<T>,
): Promise<T> {
  try {
    return await work(key);
  } finally {
    key.pkcs8.fill(0);
  }
}
