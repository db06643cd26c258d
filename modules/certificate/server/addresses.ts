import { isIP } from 'node:net';
import type { PlatformConfig } from '@sarn/platform-server';

/** Where programs find out whether a certificate was revoked; they stand in each certificate. */
export interface Addresses {
  readonly crlUrl: string;
  readonly ocspUrl?: string;
}

/**
 * The addresses that new certificates name. That of OCSP is left out while the server is known by no public name: a
 * program that judges a file elsewhere would call itself, and wait.
 */
export function addressesOf({
  publicUrl,
  basePath,
}: Pick<PlatformConfig, 'publicUrl' | 'basePath'>): Addresses {
  const address = `${publicUrl}${basePath}api/certificate/pki`;
  const ocspUrl = `${address}/ocsp`;
  return { crlUrl: `${address}/issuing.crl`, ...(isPublic(publicUrl) && { ocspUrl }) };
}

function isPublic(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return hostname.includes('.') && isIP(hostname) === 0 && !hostname.endsWith('.localhost');
}
