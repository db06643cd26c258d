import { createHmac } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import type { Platform } from '@sarn/platform-server';
import { authenticationLimits } from '../../contract/index.ts';
import type { CaptchaChallenge } from '../../contract/index.ts';
import type { FailureCounts } from './attempts.ts';
import { giveChallengeBack, spendChallenge } from './captcha-use.store.ts';
import { makeChallenge, readSolution } from './challenge.ts';
import type { CaptchaKeys, CaptchaWork } from './challenge.ts';

/** Proof of work after repeated failures, where the deployment has switched it on. */
export interface Captcha {
  challenge(): Promise<CaptchaChallenge>;
  /**
   * Lets an attempt pass: without a captcha at first, from the fourth on only with a solved
   * challenge, which is used up by it.
   *
   * @param counts of the attempt, which is counted already
   * @throws AppError 'identity.captcha-required', 'identity.captcha-invalid'
   */
  pass(counts: FailureCounts, solution: string | undefined): Promise<CaptchaPass>;
  /** The same for a form that always asks. */
  passAlways(solution: string | undefined): Promise<CaptchaPass>;
}

export interface CaptchaPass {
  /**
   * Makes the solution valid again after a right password, so that the second half of sign-in
   * needs no other. One solution is enough for one wrong answer only.
   */
  giveBack(): Promise<void>;
}

const free: CaptchaPass = { giveBack: async () => {} };

export interface CaptchaParts {
  /** Whether the deployment has switched the captcha on. */
  readonly isOn: boolean;
  /** When left out, the usual work of a browser. */
  readonly work?: CaptchaWork | undefined;
  /** Key of this installation, available once the module has started. */
  readonly key: () => Buffer;
}

export function createCaptcha(platform: Platform, parts: CaptchaParts): Captcha {
  const { db, clock } = platform;
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000);

  async function spend(solution: string | undefined): Promise<CaptchaPass> {
    if (solution === undefined || solution === '') throw new AppError('identity.captcha-required');
    const solved = await readSolution(keysOf(parts.key()), solution);
    if (!solved || solved.until <= seconds()) throw new AppError('identity.captcha-invalid');
    const expiresAt = new Date(solved.until * 1000).toISOString();
    const isFirst = await spendChallenge(db, solved.hash, expiresAt);
    if (!isFirst) throw new AppError('identity.captcha-invalid');
    return { giveBack: () => giveChallengeBack(db, solved.hash) };
  }

  return {
    challenge: () => {
      const until = seconds() + authenticationLimits.captchaSeconds;
      return makeChallenge(keysOf(parts.key()), until, parts.work);
    },
    async pass({ name, address }, solution) {
      if (!parts.isOn) return free;
      const isDue = Math.max(name, address) > authenticationLimits.failuresBeforeCaptcha;
      return isDue ? spend(solution) : free;
    },
    passAlways: async (solution) => (parts.isOn ? spend(solution) : free),
  };
}

function keysOf(key: Buffer): CaptchaKeys {
  const derive = (purpose: string) => createHmac('sha256', key).update(purpose).digest('hex');
  return { challenge: derive('captcha-challenge'), answer: derive('captcha-answer') };
}
