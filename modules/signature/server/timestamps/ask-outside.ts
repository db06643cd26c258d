import { callOutside, OutsideError } from '@sarn/platform-server';
import type { AllowedAddress } from '@sarn/platform-server';
import { TimestampError } from '@sarn/signing/server';
import { timestampLimits } from '../../contract/index.ts';

export interface TimestampAddress {
  readonly url: string;
  readonly userName: string;
  /** Empty for none. */
  readonly password: string;
}

/**
 * Asks an authority of time over HTTP (RFC 3161, 3.4), under the rules of outgoing calls: addresses inside the
 * network only where they are allowed, no redirect followed, an end to its patience and to what it reads.
 */
export function askOutside(
  { url, userName, password }: TimestampAddress,
  isAllowed: AllowedAddress | undefined,
  patienceMs: number = timestampLimits.patienceMs,
): (request: Uint8Array) => Promise<Uint8Array> {
  const basic = Buffer.from(`${userName}:${password}`).toString('base64');
  return async (request) => {
    try {
      const { status, headers, bytes } = await callOutside(url, {
        ...{ method: 'POST', body: request, isAllowed },
        ...{ timeoutMs: patienceMs, maxBytes: timestampLimits.answerBytes },
        headers: {
          'content-type': 'application/timestamp-query',
          ...(userName !== '' && { authorization: `Basic ${basic}` }),
        },
      });
      if (status !== 200) throw new TimestampError('refused');
      const type = headers['content-type'] ?? '';
      if (!type.startsWith('application/timestamp-reply')) throw new TimestampError('wrong-answer');
      return Uint8Array.from(bytes);
    } catch (error) {
      throw error instanceof OutsideError ? new TimestampError(failureOf(error.message)) : error;
    }
  };
}

function failureOf(message: string) {
  if (message === 'timeout') return 'timeout' as const;
  if (message === 'answer-too-long') return 'too-large' as const;
  return 'unreachable' as const;
}
