import { randomBytes } from 'node:crypto';
import { codeLength, codeLetters } from '../contract/index.ts';

/** A new code: each letter is 5 random bits, because 256 is a multiple of 32. */
export const newCode = (): string =>
  Array.from(randomBytes(codeLength), (byte) => codeLetters[byte % codeLetters.length]).join('');
