import { isIP } from 'node:net';
import type { PlatformConfig } from '@sarn/platform-server';

/** Whom passkeys are made for (WebAuthn): our host name and the address it is reached by. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * Taken from the public address alone, never from a request: its headers are the caller's to choose.
 *
 * @returns null where browsers make no passkeys: an address of numbers, or http beyond this machine
 */
export function relyingPartyOf({
  publicUrl,
}: Pick<PlatformConfig, 'publicUrl'>): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  const isSafe = protocol === 'https:' || /(^|\.)localhost$/.test(hostname);
  return isNumber || !isSafe ? null : { id: hostname, origin };
}
