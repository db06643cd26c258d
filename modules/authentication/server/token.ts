import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 32 random bytes as base64url: session tokens, tickets and reset keys. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A plain digest is enough: the token itself cannot be guessed. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A code of digits for people to type, leading zeros included. */
export function newCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}
