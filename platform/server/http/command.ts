import { createHash } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import type { Database, Tx } from '../db/database.ts';
import type { Caller } from '../module.ts';
import { findCommand, storeCommand } from './command-key.store.ts';
import type { StoredCommand } from './command-key.store.ts';
import type { Fields } from './body.ts';

export interface CommandRequest {
  readonly caller: Caller | null;
  readonly path: string;
  /** As the contract read it: the same command in another encoding is the same command. */
  readonly input: unknown;
  /** Idempotency key as sent, checked by `readKey`; null for none. */
  readonly key: string | null;
}

export interface CommandAnswer {
  readonly response: object;
  readonly isReplay: boolean;
}

// Two commands that lock the same rows in a different order: one of them is run anew.
const again = { retries: 3 };

const keyShape = /^[\x21-\x7e]{8,200}$/;

/**
 * The key of a command from its header or its field.
 *
 * @throws AppError 'platform.malformed-request' when it is not 8 to 200 printable characters
 */
export function readKey(header: unknown, fields: Fields): string | null {
  const given = header ?? fields['idempotencyKey'];
  delete fields['idempotencyKey'];
  if (given === undefined || given === '') return null;
  if (typeof given === 'string' && keyShape.test(given)) return given;
  throw new AppError('platform.malformed-request');
}

/**
 * Runs a command in one transaction and keeps its answer under its key in the same transaction.
 *
 * A second request with the same key at the same time waits for the row locks of the first or, at
 * the latest, for the unique key: it is rolled back and gets the first answer, also when it failed
 * because the change of the first was already there.
 *
 * @throws AppError 'platform.key-reused' when the key came before with another request
 */
export async function runCommand(
  db: Database,
  request: CommandRequest,
  work: (tx: Tx) => Promise<object>,
): Promise<CommandAnswer> {
  const { caller, key, path } = request;
  if (!caller || !key) return { response: await db.transaction(work, again), isReplay: false };
  const hash = hashRequest(path, request.input);
  const earlier = await replay(db, caller.id, key, path, hash);
  if (earlier) return earlier;
  try {
    const response = await db.transaction(async (tx) => {
      const made = await work(tx);
      await storeCommand(tx, {
        callerId: caller.id,
        key,
        path,
        request_hash: hash,
        response: made,
      });
      return made;
    }, again);
    return { response, isReplay: false };
  } catch (error) {
    const twin = await replay(db, caller.id, key, path, hash);
    if (twin) return twin;
    throw error;
  }
}

async function replay(
  db: Database,
  callerId: string,
  key: string,
  path: string,
  hash: string,
): Promise<CommandAnswer | null> {
  const stored: StoredCommand | undefined = await findCommand(db, callerId, key);
  if (!stored) return null;
  if (stored.request_hash !== hash || stored.path !== path)
    throw new AppError('platform.key-reused');
  return { response: stored.response, isReplay: true };
}

/** Passwords are left out: a stored digest of a short secret can be guessed. */
function hashRequest(path: string, input: unknown): string {
  const plain = JSON.stringify(sortKeys(input), (name, value: unknown) =>
    /password|secret|otp|pin\b/i.test(name) ? undefined : value,
  );
  return createHash('sha256').update(`${path}\n${plain}`).digest('base64url');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}
