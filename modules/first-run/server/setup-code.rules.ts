import { createHash, randomInt } from 'node:crypto';
import { firstRunLimits } from '../contract/index.ts';

/** Letters and digits that nobody mistakes for each other on a console. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code as it is printed: `ABCD-EFGH-JKLM`, 60 bits. */
export function newSetupCode(): string {
  const picked = Array.from({ length: firstRunLimits.codeLength }, () =>
    signs.charAt(randomInt(signs.length)),
  );
  return picked.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** What is stored of a code; typed with other dashes, blanks or small letters it is the same one. */
export function setupCodeHash(typed: string): Buffer {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(`first-run/${plain}`).digest();
}
