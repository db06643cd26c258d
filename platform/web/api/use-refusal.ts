import { useState } from 'react';
import { ApiError } from './api-error.ts';

interface AskedFor {
  readonly data: unknown;
  readonly error: unknown;
  readonly isPending: boolean;
}

/** Says something about what was asked for: not a lost line, an ended session or a fault of the server. */
const isDecided = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status !== 0 && error.status !== 401 && error.status < 500;

/**
 * The refusal of what was asked for, also while it is asked for again, as after a lost line or another
 * sign-in: what somebody types in its place, such as a reason, would be lost with it.
 *
 * @param subject what is asked for
 */
export function useRefusal(subject: string, { data, error, isPending }: AskedFor): ApiError | null {
  const [last, setLast] = useState<{ subject: string; error: ApiError } | null>(null);
  const now = isDecided(error) ? error : null;
  if (now && (last?.error !== now || last.subject !== subject)) setLast({ subject, error: now });
  if (now || data !== undefined || last?.subject !== subject) return now;
  return isPending || error !== null ? last.error : null;
}
