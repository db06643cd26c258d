import { AppError } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { keySigner, tokenOf } from '@sarn/signing/server';
import type { Signer } from '@sarn/signing/server';
import type { CertificateCard } from '../contract/index.ts';
import { absencesOf } from './absence.ts';
import type { Dependencies } from './dependencies.ts';
import { opened } from './own.service.ts';
import { findInUse } from './person-certificate.store.ts';
import { assertValidAt } from './valid-now.ts';
import { certificateCard } from './views.ts';

/** With what a person signs, while it is in use. */
export interface SigningKey {
  readonly certificateId: string;
  /**
   * Signs with it, wherever the key is.
   *
   * @throws AppError 'signing.key-not-usable' where key and certificate do not belong together
   */
  readonly signer: () => Signer;
  /** Zeroes the key, or forgets the PIN of its token; whoever opened the key calls it. */
  readonly close: () => void;
}

/** Opens keys of people for the moment of a signature. */
export function createSigningKeys({ clock, needs, authority, tokens }: Dependencies) {
  const isAbsent = async (h: Handle, personId: string): Promise<boolean> =>
    (await absencesOf(needs, h, [personId])).has(personId);
  const usable = async (h: Handle, personId: string) => {
    const found = await findInUse(h, personId);
    if (!found || found.sealedKey === null) throw new AppError('certificate.none');
    if (found.state === 'suspended') throw new AppError('certificate.suspended');
    const [notBefore, notAfter] = [new Date(found.notBefore), new Date(found.notAfter)];
    assertValidAt(clock.now(), { notBefore, notAfter });
    if (await isAbsent(h, personId)) throw new AppError('certificate.person-left');
    return { ...found, sealedKey: found.sealedKey };
  };
  const certified = async (h: Handle, found: Awaited<ReturnType<typeof usable>>) => ({
    certificateId: found.id,
    certificate: new Uint8Array(found.der),
    chain:
      found.origin === 'own'
        ? await authority.chain(h)
        : found.chain.map((der) => new Uint8Array(der)),
  });
  return {
    /** The certificate in use, without its key; null for none. */
    async card(h: Handle, personId: string): Promise<CertificateCard | null> {
      const found = await findInUse(h, personId);
      return found ? certificateCard(found, clock.now()) : null;
    },
    /**
     * What everybody may know of the key that `open` would open: it needs no secret.
     *
     * @throws AppError as `open` does without a secret
     */
    certified: async (h: Handle, personId: string) => certified(h, await usable(h, personId)),
    /**
     * No transaction may be open: the key may lie in a token, which takes its time.
     *
     * @param secret of the key, or the PIN of its token
     * @throws AppError 'certificate.none', 'certificate.suspended', 'certificate.not-yet-valid',
     *   'certificate.not-valid-now', 'certificate.wrong-secret', 'certificate.person-left', and those of `tokenErrors`
     */
    async open(h: Handle, personId: string, secret: string): Promise<SigningKey> {
      const found = await usable(h, personId);
      const { certificateId, certificate, chain } = await certified(h, found);
      if (tokenOf(found.sealedKey) !== undefined) {
        const { signer, close } = await tokens.open(found.sealedKey, secret, {
          certificate,
          chain,
        });
        return { certificateId, signer: () => signer, close };
      }
      const pkcs8 = await opened(found.sealedKey, secret);
      return {
        certificateId,
        signer: () => keySigner(pkcs8, certificate, chain),
        close: () => void pkcs8.fill(0),
      };
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
    /** Whether the person left, or the account is shut: nothing is signed then, neither with a key nor without. */
    isAbsent,
  };
}

export type SigningKeys = ReturnType<typeof createSigningKeys>;
