import type { Handle } from '@sarn/platform-server';
import type { ChannelCode, Urgency } from '../../contract/index.ts';

/** A letter or notice as it leaves the house, in the words of its reader. */
export interface OutsideLetter {
  /** Same for every repeat: id of the row of the outbox it was first written for. */
  readonly key: string;
  /** E-mail address, LINE user, or id of the push subscription. */
  readonly address: string;
  readonly heading: string;
  /** Plain text of an e-mail. */
  readonly body: string;
  /** Plain text for where there is little room. */
  readonly short: string;
  /** Where the matter is opened. */
  readonly link: string;
  /** Where the reader changes what he is told. */
  readonly settingsLink: string;
  readonly language: 'th' | 'en';
  readonly urgency: Urgency;
}

/** One way out of the house. */
export interface Channel {
  readonly code: ChannelCode;
  /** Whether the deployment uses it at all. */
  readonly isOffered: boolean;
  /** Whether everything it needs has been set up. */
  readonly isSetUp: boolean;
  /**
   * @param h for what the address stands for; the transaction that holds the row of the outbox
   * @throws DeliveryProblem, or anything else that another attempt may mend
   */
  send(letter: OutsideLetter, h: Handle): Promise<void>;
}

export type ProblemCode =
  /** The other side did not answer, or not in time. */
  | 'unreachable'
  /** It answered that it cannot just now. */
  | 'busy'
  /** It refuses this message or this address for good. */
  | 'refused'
  /** It does not know our key or token. */
  | 'unauthorised'
  /** The address is there no more. */
  | 'gone'
  /** The person has signed out on the device. */
  | 'signed-out'
  /** The channel is not set up (any more). */
  | 'off'
  | 'unknown';

/** Why something did not leave. The detail is shown to administrators: no address, no text of it. */
export class DeliveryProblem extends Error {
  override readonly name = 'DeliveryProblem';
  readonly code: ProblemCode;
  readonly detail: string;
  /** True when another attempt is of no use. */
  readonly isFinal: boolean;

  constructor(code: ProblemCode, detail: string, isFinal = false) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail.slice(0, 300);
    this.isFinal = isFinal;
  }
}

/** Longest wait for the other side: well below the time a transaction may stay open. */
export const sendTimeoutMs = 15_000;

/**
 * A POST that never follows a redirection and never waits longer than `sendTimeoutMs`.
 *
 * @throws DeliveryProblem 'unreachable'
 */
export async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(sendTimeoutMs),
    });
    return { status: answer.status, text: (await answer.text()).slice(0, 2000) };
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name: string };
    throw new DeliveryProblem('unreachable', cause?.code ?? name);
  }
}

/** What an HTTP status of the other side means for the delivery. */
export function problemOf(status: number, detail: string): DeliveryProblem {
  const text = `HTTP ${status}${detail === '' ? '' : ` ${detail}`}`;
  if (status === 401 || status === 403) return new DeliveryProblem('unauthorised', text);
  if (status === 429 || status >= 500) return new DeliveryProblem('busy', text);
  return new DeliveryProblem('refused', text, true);
}
