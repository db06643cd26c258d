import { createHmac } from 'node:crypto';

/** What is stored of an ID card number. Keyed, because thirteen digits can all be tried. */
export function keyedHash(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
