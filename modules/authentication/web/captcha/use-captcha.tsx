import { ApiError } from '@sarn/platform-web/public';
import { Suspense, lazy, useRef, useState } from 'react';
import type { ReactNode } from 'react';

// Needed only after repeated failures, so it is loaded then.
const CaptchaBox = lazy(() => import('./CaptchaBox.tsx'));

/** Field added to a guarded call: none until the server requires a captcha. */
export interface SolvedCaptcha {
  readonly captcha?: string;
}

export interface CaptchaGuard {
  /** Shown in the form while a challenge is solved. */
  readonly box: ReactNode;
  /** Makes a call; when the server requires a captcha, solves one and repeats the call. */
  readonly guarded: <T>(work: (solved: SolvedCaptcha) => Promise<T>) => Promise<T>;
}

/** Solves captchas for the calls that may require one. */
export function useCaptcha(): CaptchaGuard {
  const [onSolved, setOnSolved] = useState<((solution: string) => void) | null>(null);
  const kept = useRef<SolvedCaptcha>({});
  const solve = async (): Promise<SolvedCaptcha> => {
    const captcha = await new Promise<string>((resolve) => setOnSolved(() => resolve));
    setOnSolved(null);
    return { captcha };
  };
  const attempt = async <T,>(work: (solved: SolvedCaptcha) => Promise<T>): Promise<T> => {
    const solved = kept.current;
    try {
      return await work(solved);
    } catch (error) {
      // Any answer uses the solution up; only after a right password it stays valid.
      if (!isQuestion(error)) kept.current = {};
      throw error;
    }
  };
  return {
    box: onSolved && (
      <Suspense>
        <CaptchaBox onSolved={onSolved} />
      </Suspense>
    ),
    guarded: async (work) => {
      try {
        return await attempt(work);
      } catch (error) {
        if (!asksForCaptcha(error)) throw error;
        kept.current = await solve();
        return attempt(work);
      }
    },
  };
}

function asksForCaptcha(error: unknown): boolean {
  const codes = ['identity.captcha-required', 'identity.captcha-invalid'];
  return error instanceof ApiError && codes.includes(error.code);
}

/** The take-over question and the second factor follow a right password. */
function isQuestion(error: unknown): boolean {
  return error instanceof ApiError && error.status === 200;
}
