import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { callOrigin } from '../audit/call-origin.ts';
import { refuseInTransaction } from '../db/transaction-scope.ts';
import { createFairQueue } from '../queue/fair-queue.ts';

// 64 MiB and two passes: about 60 ms on a usual server, far above the recommended minimum.
// Algorithm 2 is Argon2id; the library's own enum is erased by type stripping.
const cost = { algorithm: 2, memoryCost: 65_536, timeCost: 2, parallelism: 1 } as const;

/**
 * Each hash takes 64 MiB and a processor: two at once, and a few seconds of them waiting. Calls take
 * turns by their address, so that a flood from elsewhere delays a sign-in by one hash.
 */
const queue = createFairQueue({ running: 2, waiting: 60, waitingOfOne: 30 });
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  queue.run(callOrigin.getStore()?.ip ?? 'this server', work);

/**
 * Argon2id of a password or a code; salt and cost are part of the text (PHC format).
 *
 * @throws ProgrammingError where a transaction is open: it would wait for the turn of the hash
 */
export async function hashSecret(secret: string): Promise<string> {
  refuseInTransaction('hashing a secret');
  return inTurn(() => hash(secret, cost));
}

const base64 = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

/**
 * The hash of a secret that nobody knows, for an account whose owner has set no password yet. Drawn and not computed:
 * it looks like every other hash, takes as long to compare with, and costs nothing to make.
 */
export function unknownSecretHash(): string {
  const { memoryCost, timeCost, parallelism } = cost;
  const limits = `m=${memoryCost},t=${timeCost},p=${parallelism}`;
  return `$argon2id$v=19$${limits}$${base64(16)}$${base64(32)}`;
}

let dummy: Promise<string> | undefined;

/**
 * Whether the secret is the one that was hashed. Without a hash (unknown name, no open code)
 * the same work is done against a dummy hash and the answer is false, so that the response time
 * does not tell whether there was one.
 *
 * @throws ProgrammingError where a transaction is open: it would wait for the turn of the hash
 */
export async function isSecret(
  stored: string | null | undefined,
  secret: string,
): Promise<boolean> {
  refuseInTransaction('checking a secret');
  dummy ??= hash('nobody has this password', cost);
  const against = stored ?? (await dummy);
  const isSame = await inTurn(() => verify(against, secret));
  return isSame && typeof stored === 'string';
}

/** Computes the dummy hash now, so that the first unknown name is not slower than later ones. */
export async function warmUp(): Promise<void> {
  await isSecret(null, '');
}
