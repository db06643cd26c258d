import { AppError } from '@sarn/kernel';
import type { Clock, Handle } from '@sarn/platform-server';
import type { CertificateCard } from '../contract/index.ts';
import type { Authority } from './authority.service.ts';
import { opened } from './own.service.ts';
import { findInUse } from './person-certificate.store.ts';
import type { CertificateNeeds } from './needs.ts';
import { certificateCard } from './views.ts';

/** With what a person signs, while it is in use. */
export interface SigningKey {
  readonly certificateId: string;
  /** DER. */
  readonly certificate: Uint8Array;
  /** Issuers above it, DER, the nearest first. */
  readonly chain: readonly Uint8Array[];
  /** PKCS#8; whoever asked for it zeroes it after use. */
  readonly pkcs8: Uint8Array;
}

/** Opens keys of people for the moment of a signature. */
export function createSigningKeys(
  clock: Clock,
  { organisation }: Pick<CertificateNeeds, 'organisation'>,
  authority: Authority,
) {
  const usable = async (h: Handle, personId: string) => {
    const found = await findInUse(h, personId);
    if (!found || found.sealedKey === null) throw new AppError('certificate.none');
    if (found.state === 'suspended') throw new AppError('certificate.suspended');
    const now = clock.now().toISOString();
    if (found.notBefore > now || found.notAfter <= now) {
      throw new AppError('certificate.not-valid-now');
    }
    if (!(await organisation.contacts(h, [personId])).has(personId)) {
      throw new AppError('certificate.person-left');
    }
    return { ...found, sealedKey: found.sealedKey };
  };
  return {
    /** The certificate in use, without its key; null for none. */
    async card(h: Handle, personId: string): Promise<CertificateCard | null> {
      const found = await findInUse(h, personId);
      return found ? certificateCard(found, clock.now()) : null;
    },
    /**
     * @throws AppError 'certificate.none', 'certificate.suspended', 'certificate.not-valid-now',
     *   'certificate.wrong-secret', 'certificate.person-left'
     */
    async open(h: Handle, personId: string, secret: string): Promise<SigningKey> {
      const found = await usable(h, personId);
      const isOwn = found.origin === 'own';
      const chain = isOwn
        ? await authority.chain(h)
        : found.chain.map((der) => new Uint8Array(der));
      const certificate = new Uint8Array(found.der);
      const pkcs8 = await opened(found.sealedKey, secret);
      return { certificateId: found.id, certificate, chain, pkcs8 };
    },
    /**
     * Refuses a key that was opened before its certificate was suspended, revoked or renewed.
     *
     * @throws AppError as `open` does without a secret
     */
    async assertUsable(h: Handle, personId: string, certificateId: string): Promise<void> {
      const { id } = await usable(h, personId);
      if (id !== certificateId) throw new AppError('certificate.none');
    },
  };
}

export type SigningKeys = ReturnType<typeof createSigningKeys>;
