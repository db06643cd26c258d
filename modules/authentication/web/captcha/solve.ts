import type { CaptchaChallenge } from '@sarn/authentication/contract';
import type * as contract from '@sarn/authentication/contract';
import { call } from '@sarn/platform-web/public';
import type { CallableOf } from '@sarn/platform-web/public';

/** The types of the contract, without its schemas. */
export const getCaptcha: CallableOf<typeof contract.getCaptcha> = {
  method: 'GET',
  path: '/identity/captcha',
  access: 'public',
  isRepeatable: true,
};

const patienceMs = 60_000;

/**
 * Gets a challenge and solves it in a worker.
 *
 * @returns the value of the field `captcha`
 * @throws ApiError when there is no challenge; Error when it was not solved
 */
export async function solveCaptcha(signal: AbortSignal): Promise<string> {
  const { challenge } = await call(getCaptcha, {}, { signal });
  const solution = await work(challenge, signal);
  return btoa(JSON.stringify({ challenge, solution }));
}

function work(challenge: CaptchaChallenge, signal: AbortSignal): Promise<unknown> {
  const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' });
  const solved = new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ error?: unknown } | null>) => {
      if (data && !data.error) resolve(data);
      else reject(new Error('the challenge was not solved', { cause: data?.error }));
    });
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });
  worker.postMessage({ type: 'work', challenge, timeout: patienceMs });
  return solved.finally(() => worker.terminate());
}
