import type { IncomingHttpHeaders } from 'node:http';
import { callOutside, OutsideError } from '@sarn/platform-server';
import { webhookLimits } from '../contract/index.ts';
import type { DeliveryRow } from './delivery.store.ts';
import type { WebhookDependencies } from './dependencies.ts';
import { signedHeaders } from './signature.rules.ts';
import type { WebhookRow } from './webhook.store.ts';

/** What came of one attempt. */
export interface Sent {
  readonly at: Date;
  readonly status: number | null;
  readonly problem: string;
  readonly ms: number;
  readonly answer: string;
  readonly headers: IncomingHttpHeaders;
}

/** Sends the exact bytes of a delivery once, signed for this moment. */
export async function send(
  deps: WebhookDependencies,
  hook: WebhookRow,
  { id, body }: Pick<DeliveryRow, 'id' | 'body'>,
  signal: AbortSignal,
): Promise<Sent> {
  const at = deps.platform.clock.now();
  const timestamp = Math.floor(at.getTime() / 1_000);
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  try {
    const { status, headers, bytes } = await callOutside(hook.url, {
      method: 'POST',
      headers: signedHeaders(secretsOf(deps, hook, at), { id, timestamp, body }),
      body,
      timeoutMs: webhookLimits.timeoutMs,
      maxBytes: webhookLimits.answerBytes,
      signal,
      isCut: true,
      isAllowed: deps.isAllowed,
      authority: deps.settings.authority,
    });
    return { at, status, problem: '', ms: passed(), answer: textOf(bytes), headers };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return { at, status: null, problem: error.message, ms: passed(), answer: '', headers: {} };
  }
}

/** The present secret, and the one before it for a day. */
function secretsOf({ box }: WebhookDependencies, hook: WebhookRow, now: Date): string[] {
  const open = (sealed: Buffer) => box.open(ownerOf(hook.id), sealed).toString();
  const { secret, oldSecret, oldSecretUntil } = hook;
  const isOldValid = oldSecret && oldSecretUntil && Date.parse(oldSecretUntil) > now.getTime();
  return [open(secret), ...(isOldValid ? [open(oldSecret)] : [])];
}

/** What a secret is sealed for. */
export const ownerOf = (webhookId: string): string => `webhook/${webhookId}`;

/** PostgreSQL keeps no NUL in a text. */
const textOf = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\0', '');
