import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether the LINE Platform signed these bytes: Base64 of their HMAC-SHA256 under the channel
 * secret. Compared in constant time, so that the response time tells nothing about it.
 */
export function isSignedByLine(bytes: Buffer, signature: string, channelSecret: string): boolean {
  const expected = createHmac('sha256', channelSecret).update(bytes).digest();
  const given = Buffer.from(signature, 'base64');
  // Another length, or not Base64: not a valid signature.
  if (given.length !== expected.length || given.toString('base64') !== signature) return false;
  return timingSafeEqual(given, expected);
}
