import { createHash } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import type { Endpoint, RateLimit } from '@sarn/kernel';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Fields } from './body.ts';

/**
 * Counts calls in fixed spans of time: enough to make guessing hopeless. The counts are in the
 * table `rate_limit`, so that several processes on one database count together.
 */
export interface RateLimiter {
  /**
   * @param who person id or address the call comes from, and its fields (a name may be among them)
   * @throws AppError 'platform.too-many-requests' with the seconds to wait
   */
  check(path: string, limit: RateLimit, who: { from: string; fields: Fields }): Promise<void>;
}

/** Uploads cost bytes on the disk and a look at them: a call that states no limit has this one. */
const usualUploads: RateLimit = { max: 120, perSeconds: 600 };

/** How often a call may be made; undefined where nobody counts. */
export const rateLimitOf = ({
  rateLimit,
  body,
}: Pick<Endpoint, 'rateLimit' | 'body'>): RateLimit | undefined =>
  rateLimit ?? (body === 'multipart' ? usualUploads : undefined);

// A whole agency may call from one address: it has a larger limit than one name.
const addressShare = 20;
const nameFields = ['username', 'F_EMAIL', 'EMAIL', 'email'];

export function createRateLimiter(pool: pg.Pool): RateLimiter {
  const counters = new Map<string, RateLimiterPostgres>();
  const take = async (key: string, max: number, seconds: number): Promise<void> => {
    const kind = `${max} in ${seconds}`;
    const counter = counters.get(kind) ?? counterOf(pool, max, seconds);
    counters.set(kind, counter);
    try {
      await counter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const wait = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new AppError('platform.too-many-requests', { seconds: wait });
    }
  };
  return {
    async check(path, { max, perSeconds, isNamePerAddress, isNameUncounted }, { from, fields }) {
      const name = isNameUncounted ? null : givenName(fields);
      const address = digest(from);
      // The address first: one over its limit cannot fill the table with made-up names.
      await take(`${path} from ${address}`, name ? max * addressShare : max, perSeconds);
      if (!name) return;
      const named = `${path} name ${digest(name)}`;
      await take(isNamePerAddress ? `${named} from ${address}` : named, max, perSeconds);
    },
  };
}

/**
 * Calls over the limit are refused from memory until the span ends, so a flood costs the database
 * nothing once its first call was refused.
 */
function counterOf(pool: pg.Pool, max: number, seconds: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    // The table is made by a migration and emptied by a job.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: max,
    duration: seconds,
    inMemoryBlockOnConsumed: max + 1,
  });
}

function givenName(fields: Fields): string | null {
  const given = nameFields.map((name) => fields[name]).find((value) => typeof value === 'string');
  return typeof given === 'string' && given.trim() ? given.trim().toLowerCase() : null;
}

/** Neither names nor addresses are stored. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
