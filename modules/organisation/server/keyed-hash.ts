import { createHmac } from 'node:crypto';

/** What is stored of an ID card number. Keyed, because all numbers of 13 digits could be tried. */
export function keyedHash(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
