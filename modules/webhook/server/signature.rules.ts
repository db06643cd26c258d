import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

/** A new secret, as receivers enter it: Standard Webhooks 1.0.0. */
export const newSecret = (): string => `${prefix}${randomBytes(secretBytes).toString('base64')}`;

/** What is signed, byte for byte. */
export interface Signed {
  readonly id: string;
  /** Unix time in seconds, of this attempt. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The headers of one attempt. While a secret is replaced both sign: receivers accept either.
 *
 * @param secrets the present one first
 */
export function signedHeaders(secrets: readonly string[], signed: Signed): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Sarn-Webhooks/1.0',
    'webhook-id': signed.id,
    'webhook-timestamp': String(signed.timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${signatureOf(secret, signed)}`).join(' '),
  };
}

function signatureOf(secret: string, { id, timestamp, body }: Signed): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
}
