import { callOutside, OutsideError } from './call-outside.ts';

export type DeliveryProblemCode =
  /** The other server did not answer, or not in time. */
  | 'unreachable'
  /** It answered that it cannot accept messages now. */
  | 'busy'
  /** It refuses this message or this address permanently. */
  | 'refused'
  /** It does not accept our key or token. */
  | 'unauthorised'
  /** The address no longer exists. */
  | 'gone'
  /** The person has signed out on the device. */
  | 'signed-out'
  /** The channel is not set up (any more). */
  | 'off'
  | 'unknown';

/** Why a message was not sent outside. Administrators see the detail: it has no address and no text. */
export class DeliveryProblem extends Error {
  override readonly name = 'DeliveryProblem';
  readonly code: DeliveryProblemCode;
  readonly detail: string;
  /** True when another attempt is of no use. */
  readonly isFinal: boolean;

  constructor(code: DeliveryProblemCode, detail: string, isFinal = false) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail.slice(0, 300);
    this.isFinal = isFinal;
  }
}

/** Longest wait for the other server: well below the time that one run of a job may take. */
export const sendTimeoutMs = 15_000;
/** A longer answer of LINE or a push service is no answer of theirs. */
const mostAnswerBytes = 64_000;

/**
 * A POST that follows no redirect and waits no longer than `sendTimeoutMs`.
 *
 * @throws DeliveryProblem 'unreachable'
 */
export async function postOutside(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const limits = { timeoutMs: sendTimeoutMs, maxBytes: mostAnswerBytes };
    const answer = await callOutside(url, { method: 'POST', headers, body, ...limits });
    return { status: answer.status, text: answer.bytes.toString('utf8').slice(0, 2000) };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw new DeliveryProblem('unreachable', error.message);
  }
}

/** The DeliveryProblem for an HTTP status of the other server. */
export function deliveryProblemOf(status: number, detail: string): DeliveryProblem {
  const text = `HTTP ${status}${detail === '' ? '' : ` ${detail}`}`;
  if (status === 401 || status === 403) return new DeliveryProblem('unauthorised', text);
  if (status === 429 || status >= 500) return new DeliveryProblem('busy', text);
  return new DeliveryProblem('refused', text, true);
}
