import { randomUUID } from 'node:crypto';
import type { Handle } from '@sarn/platform-server';
import type { ExchangeDependencies } from './dependencies.ts';
import { findOwnCode } from './exchange.store.ts';
import type { PartnerRow } from './exchange.store.ts';
import { isSigned } from './keys.ts';
import type { Receipt } from './channel.ts';
import { headHeaders, receiptText, signatureHeader, signedText } from './signing.rules.ts';
import type { MessageHead } from './signing.rules.ts';
import { NotTaken } from './not-taken.ts';

const timeoutMs = 15_000;

/** Posts one message, signed for this attempt, and verifies the receipt. @throws NotTaken */
export async function post(
  deps: ExchangeDependencies,
  h: Handle,
  partner: PartnerRow,
  message: { readonly id: string; readonly message: string; readonly body: unknown },
): Promise<Receipt> {
  const key = await deps.ownKey();
  const bytes = Buffer.from(JSON.stringify(message.body));
  const head: MessageHead = {
    from: encodeURIComponent(await findOwnCode(h)),
    to: encodeURIComponent(partner.code),
    message: message.message,
    id: message.id,
    nonce: randomUUID(),
    time: deps.platform.clock.now().toISOString(),
  };
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  for (const [name, value] of Object.entries(head)) {
    headers[headHeaders[name as keyof MessageHead]] = value;
  }
  headers[signatureHeader] = key.sign(signedText(head, bytes));
  const answer = await ask(`${partner.url}/api/exchange/message`, {
    method: 'POST',
    headers,
    body: bytes,
  });
  const { processId = '', processTime = '', signature = '' } = answer;
  const text = receiptText(message.id, processId, processTime);
  if (!isSigned(partner.publicKey, text, signature)) {
    throw new NotTaken('bad-receipt', 'ใบตอบรับไม่ได้ลงลายมือชื่อโดยคู่แลกเปลี่ยน');
  }
  return { processId, processTime };
}

/** One call of another installation. @throws NotTaken */
export async function ask(
  address: string,
  init: RequestInit = {},
): Promise<Readonly<Record<string, string>>> {
  let response: Response;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    response = await fetch(address, { ...init, redirect: 'error', signal });
  } catch {
    throw new NotTaken('unreachable', 'ติดต่อระบบของคู่แลกเปลี่ยนไม่ได้');
  }
  const answer = await response
    .json()
    .then((body) => body as Record<string, string>)
    .catch(() => ({}) as Record<string, string>);
  if (response.ok) return answer;
  const { code = `http.${response.status}`, message = '' } = answer;
  throw new NotTaken(code, message || `ระบบตอบว่า ${response.status}`);
}
