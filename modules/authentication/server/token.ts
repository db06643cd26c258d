import { hash, randomBytes, randomInt } from 'node:crypto';

/** 32 random bytes as base64url: session tokens, tickets and reset keys. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A plain digest is enough: the token itself cannot be guessed. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/**
 * What is kept in memory by: with another cookie the same token may open nothing. One digest, because each
 * call makes it; neither a token nor a cookie holds a blank.
 */
export const sessionKey = (token: string, deviceSecret: string | null): string =>
  hash('sha256', deviceSecret === null ? token : `${token} ${deviceSecret}`, 'base64');

/** A code of digits for people to type, leading zeros included. */
export function newCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}
