import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { CaptchaChallenge, CaptchaPayload } from '../../contract/index.ts';

/** How many keys of `cost` hashes a browser derives to solve a challenge; `most` is left out. */
export interface CaptchaWork {
  readonly fewest: number;
  readonly most: number;
}

/*
 * ALTCHA with a number that the server chooses, so that the work has an upper limit: at most
 * 500 × 400 hashes, half a second on an office computer and some seconds on an old phone.
 */
const cost = 400;
const usualWork: CaptchaWork = { fewest: 100, most: 500 };

/** Keys that sign a challenge. */
export interface CaptchaKeys {
  readonly challenge: string;
  readonly answer: string;
}

/** @param until Unix seconds. Not the library's own expiry, which uses the system clock. */
export async function makeChallenge(
  keys: CaptchaKeys,
  until: number,
  { fewest, most }: CaptchaWork = usualWork,
): Promise<CaptchaChallenge> {
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost,
    counter: randomInt(fewest, most),
    deriveKey,
    data: { until },
    hmacSignatureSecret: keys.challenge,
    hmacKeySignatureSecret: keys.answer,
  });
  return CaptchaChallenge.parse(challenge);
}

export interface SolvedChallenge {
  /** Identifies the challenge among the used ones. */
  readonly hash: Buffer;
  /** Unix seconds. */
  readonly until: number;
}

/** A right solution of our challenge, else null. Expiry and earlier use are not checked. */
export async function readSolution(
  keys: CaptchaKeys,
  text: string,
): Promise<SolvedChallenge | null> {
  const payload = parsePayload(text);
  if (!payload) return null;
  const { challenge, solution } = payload;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: keys.challenge,
    hmacKeySignatureSecret: keys.answer,
  });
  if (!verified) return null;
  const hash = createHash('sha256').update(challenge.signature).digest();
  return { hash, until: challenge.parameters.data.until };
}

function parsePayload(text: string): CaptchaPayload | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    return CaptchaPayload.safeParse(parsed).data ?? null;
  } catch {
    // Not JSON: the same as a wrong solution.
    return null;
  }
}
