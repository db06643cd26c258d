import { createHash } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import type { RateLimit } from '@sarn/kernel';
import type { Clock } from '../clock.ts';
import type { Fields } from './body.ts';

/** Counts calls in fixed spans of time, in memory: enough to make guessing hopeless. */
export interface RateLimiter {
  /**
   * @param who person id or address the call comes from, and its fields (a name may be among them)
   * @throws AppError 'platform.too-many-requests' with the seconds to wait
   */
  check(path: string, limit: RateLimit, who: { from: string; fields: Fields }): void;
}

interface Span {
  count: number;
  readonly endsAt: number;
}

// A whole agency may come from one address: it gets a larger share than one name does.
const addressShare = 20;
const maxSpans = 50_000;
const nameFields = ['username', 'F_EMAIL', 'EMAIL', 'email'];

export function createRateLimiter(clock: Clock): RateLimiter {
  const spans = new Map<string, Span>();
  const take = (key: string, max: number, seconds: number): void => {
    const now = clock.now().getTime();
    if (spans.size > maxSpans) forgetEnded(spans, now);
    let span = spans.get(key);
    if (!span || span.endsAt <= now) {
      span = { count: 0, endsAt: now + seconds * 1000 };
      spans.set(key, span);
    }
    span.count += 1;
    if (span.count <= max) return;
    const wait = Math.max(1, Math.ceil((span.endsAt - now) / 1000));
    throw new AppError('platform.too-many-requests', { seconds: wait });
  };
  return {
    check(path, { max, perSeconds, isNamePerAddress }, { from, fields }) {
      const name = givenName(fields);
      // The address first: one over its share cannot fill the memory with made-up names.
      take(`${path} from ${from}`, name ? max * addressShare : max, perSeconds);
      if (!name) return;
      const all = isNamePerAddress ? max * addressShare : max;
      if (isNamePerAddress) take(`${path} name ${digest(name)} from ${from}`, max, perSeconds);
      take(`${path} name ${digest(name)}`, all, perSeconds);
    },
  };
}

function givenName(fields: Fields): string | null {
  const given = nameFields.map((name) => fields[name]).find((value) => typeof value === 'string');
  return typeof given === 'string' && given.trim() ? given.trim().toLowerCase() : null;
}

function digest(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}

function forgetEnded(spans: Map<string, Span>, now: number): void {
  for (const [key, span] of spans) if (span.endsAt <= now) spans.delete(key);
  // Still full of running spans: an attack with made-up names. Start anew rather than run out.
  if (spans.size > maxSpans) spans.clear();
}
