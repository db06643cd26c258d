import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts the secrets of the second factor, so that the tables alone do not reveal them. */
export interface SecretBox {
  /** @param owner id of the account: what is encrypted for one cannot be decrypted for another */
  seal(owner: string, secret: Uint8Array): Buffer;
  /**
   * @returns the only copy of it: zeroed by whoever opened it, where that is of use
   * @throws Error when it was encrypted for another owner or by another installation's key
   */
  open(owner: string, sealed: Buffer): Buffer;
  /** What is stored of a recovery code. */
  hash(owner: string, code: string): Buffer;
}

/**
 * AES-256-GCM and HMAC-SHA-256 with keys derived from that of the installation (HKDF), one each,
 * so that no two uses share a key.
 *
 * @param key 32 bytes of `<data>/keys/identity.key`; read at each use, available once started
 */
export function createSecretBox(key: () => Buffer): SecretBox {
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', key(), '', use, 32));
  return {
    seal(owner, secret) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', derive('one-time-key'), nonce);
      cipher.setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(owner, sealed) {
      const nonce = sealed.subarray(0, nonceBytes);
      const decipher = createDecipheriv('aes-256-gcm', derive('one-time-key'), nonce);
      decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = decipher.update(sealed.subarray(nonceBytes + tagBytes));
      try {
        return Buffer.concat([text, decipher.final()]);
      } catch (cause) {
        throw new Error(
          'a key of one-time codes does not open: is keys/identity.key of this installation in place?',
          { cause },
        );
      } finally {
        // Whoever opened it zeroes what was answered; this is another copy.
        text.fill(0);
      }
    },
    hash: (owner, code) =>
      createHmac('sha256', derive('recovery-code')).update(`${owner}/${code}`).digest(),
  };
}
