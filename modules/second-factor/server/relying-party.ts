import { isIP } from 'node:net';
import type { PlatformConfig } from '@sarn/platform-server';

/** The relying party of passkeys (WebAuthn): our host name and public address. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * Taken from the public address alone, never from a request: the caller chooses its headers.
 *
 * @returns null where browsers allow no passkeys: an IP address, or http except on localhost
 */
export function relyingPartyOf({
  publicUrl,
}: Pick<PlatformConfig, 'publicUrl'>): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  const isSafe = protocol === 'https:' || /(^|\.)localhost$/.test(hostname);
  return isNumber || !isSafe ? null : { id: hostname, origin };
}
