import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The one-time code that an authenticator app shows for a key (RFC 6238), computed here.
 *
 * @param key base32, blanks allowed
 * @param steps thirty seconds each, from now
 */
export function codeOf(key: string, steps = 0): string {
  const bits = [...key.replaceAll(/\s/g, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const at = hash.readUInt8(hash.length - 1) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** A built-in authenticator in the browser of this page, which accepts the person's finger. */
export async function addAuthenticator(page: Page): Promise<{
  /** From now on the finger is not the right one, or is the right one again. */
  setVerified(isVerified: boolean): Promise<void>;
}> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
