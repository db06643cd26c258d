import { useCallback, useState } from 'react';

/**
 * A fresh key for one command, so that repeating it cannot do the thing twice.
 *
 * Not `crypto.randomUUID`: browsers give that to https pages only, and offices run plain http.
 */
export function newCommandKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A key that stays the same over retries of a form until `renew` is called after success. */
export function useCommandKey(): { key: string; renew: () => void } {
  const [key, setKey] = useState(newCommandKey);
  const renew = useCallback(() => setKey(newCommandKey()), []);
  return { key, renew };
}
