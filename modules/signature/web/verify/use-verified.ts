import type { OutputOf } from '@sarn/kernel';
import { call, isAborted } from '@sarn/platform-web/public';
import { readCode, verifySignature } from '@sarn/signature/contract';
import { useCallback, useEffect, useState } from 'react';

/** The answer of the server, and the code for which it is. */
export interface Verified extends OutputOf<typeof verifySignature> {
  readonly code: string;
}

/** The part after `#`, by which the QR code of a document leads here; empty for none. */
const codeNow = (): string => readCode(location.hash);

/**
 * What everybody is told of the code in the address. Without a code only the certificates are asked for, by which
 * files can be judged.
 */
export function useVerified() {
  const [shown, setShown] = useState<Verified | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(async (signal?: AbortSignal) => {
    const code = codeNow();
    try {
      const answer = await call(verifySignature, { code: code || '-' }, signal ? { signal } : {});
      setShown({ ...answer, code });
      setError(null);
    } catch (failure) {
      if (!isAborted(failure)) setError(failure);
    }
  }, []);
  useEffect(() => {
    const giveUp = new AbortController();
    void load(giveUp.signal);
    // Another code was scanned or typed in the same window.
    const look = () => void load();
    window.addEventListener('hashchange', look);
    return () => {
      giveUp.abort();
      window.removeEventListener('hashchange', look);
    };
  }, [load]);
  return { shown, error, again: () => void load() };
}
