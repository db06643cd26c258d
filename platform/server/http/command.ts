import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@sarn/kernel';
import type { Database, Tx } from '../db/database.ts';
import type { Caller } from '../module.ts';
import {
  claimCommand,
  dropCommand,
  endCommand,
  findCommand,
  storeCommand,
} from './command-key.store.ts';
import type { Fields } from './body.ts';

export interface CommandRequest {
  readonly caller: Caller | null;
  readonly path: string;
  /** As the contract read it: the same command in another encoding is the same command. */
  readonly input: unknown;
  /** Idempotency key as sent, checked by `readKey`; null for none. */
  readonly key: string | null;
  /** Where the answer is not kept: what a repeat is answered with instead, or its refusal. */
  readonly again?: (() => Promise<object>) | null;
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
  const sent = sentOf(request);
  if (!sent) return { response: await db.transaction(work, again), isReplay: false };
  const earlier = await replay(db, request, sent);
  if (earlier) return earlier;
  try {
    const response = await db.transaction(async (tx) => {
      const made = await work(tx);
      await storeCommand(tx, { ...sent, response: keptOf(request, made) });
      return made;
    }, again);
    return { response, isReplay: false };
  } catch (error) {
    const twin = await replay(db, request, sent);
    if (twin) return twin;
    throw error;
  }
}

/** Keeps the answer of a command in steps in the transaction of its last change. */
type KeepAnswer = (tx: Tx, answer: object) => Promise<void>;

/** After this time whoever began a command in steps is taken for dead. */
const longestSeconds = 180;
/** How long a repeat waits for the first one. */
const waits = { times: 40, ms: 250 } as const;

/**
 * Runs a command that opens its own transactions. Its key is noted before it begins, so that a repeat waits for
 * it; a refused one leaves no key. Where the program dies in between, a repeat after some minutes runs again and
 * meets what the first one left; it gets the first answer where the command kept that with its last change.
 *
 * @throws AppError 'platform.key-reused' when the key came before with another request; 'platform.still-running'
 */
export async function runInSteps(
  db: Database,
  request: CommandRequest,
  work: (keep: KeepAnswer) => Promise<object>,
): Promise<CommandAnswer> {
  const sent = sentOf(request);
  if (!sent) return { response: await work(async () => {}), isReplay: false };
  for (let tried = 0; tried < waits.times; tried += 1) {
    const until = await db.transaction((tx) => claimCommand(tx, sent, longestSeconds));
    if (until !== null) {
      const keep: KeepAnswer = async (tx, answer) => {
        const isOurs = await endCommand(tx, sent, until, keptOf(request, answer));
        // Longer than the limit: a repeat has taken it over, and must not be done twice.
        if (!isOurs) throw new AppError('platform.still-running');
      };
      const response = await work(keep).catch(async (error: unknown) => {
        await db.transaction((tx) => dropCommand(tx, sent, until));
        throw error;
      });
      await db.transaction((tx) => endCommand(tx, sent, until, keptOf(request, response)));
      return { response, isReplay: false };
    }
    const earlier = await replay(db, request, sent);
    if (earlier) return earlier;
    await sleep(waits.ms);
  }
  throw new AppError('platform.still-running');
}

interface Sent {
  readonly callerId: string;
  readonly key: string;
  readonly path: string;
  readonly request_hash: string;
}

/** Null where no repeat can be known. */
function sentOf({ caller, key, path, input }: CommandRequest): Sent | null {
  if (!caller || !key) return null;
  return { callerId: caller.id, key, path, request_hash: hashRequest(path, input) };
}

const keptOf = (request: CommandRequest, made: object): object | null =>
  request.again ? null : made;

/** @returns null where there was none, or it still runs */
async function replay(
  db: Database,
  request: CommandRequest,
  { callerId, key, path, request_hash: hash }: Sent,
): Promise<CommandAnswer | null> {
  const stored = await findCommand(db, callerId, key);
  if (!stored) return null;
  if (stored.request_hash !== hash || stored.path !== path)
    throw new AppError('platform.key-reused');
  if (stored.is_running) return null;
  const response = stored.response ?? (await request.again?.());
  if (!response) throw new Error(`No answer is kept for a repeat of ${path}`);
  return { response, isReplay: true };
}

/** Secrets and numbers of people are left out: a stored digest of a short one can be guessed. */
function hashRequest(path: string, input: unknown): string {
  const plain = JSON.stringify(sortKeys(input), (name, value: unknown) =>
    /pass(word|phrase)|secret|otp|pin\b|idcard|citizen/i.test(name) ? undefined : value,
  );
  return createHash('sha256').update(`${path}\n${plain}`).digest('base64url');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}
