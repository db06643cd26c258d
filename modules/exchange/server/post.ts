import { randomUUID } from 'node:crypto';
import { callOutside, OutsideError } from '@sarn/platform-server';
import type { OutsideCall } from '@sarn/platform-server';
import { z } from 'zod';
import type { ExchangeDependencies } from './dependencies.ts';
import type { PartnerRow } from './exchange.store.ts';
import { isSigned } from './keys.ts';
import type { Receipt } from './channel.ts';
import { headHeaders, receiptText, signatureHeader, signedText } from './signing.rules.ts';
import type { MessageHead } from './signing.rules.ts';
import { NotTaken } from './not-taken.ts';

/** A receipt and an identity are less than 2 kB. */
const limits = { timeoutMs: 15_000, maxBytes: 64_000 };
const Answer = z
  .record(z.string(), z.unknown())
  .transform((fields) =>
    Object.fromEntries(
      Object.entries(fields).filter((field): field is [string, string] => isText(field[1])),
    ),
  );
const isText = (value: unknown): value is string => typeof value === 'string';

/** One message to a partner. */
export interface Posted {
  readonly partner: PartnerRow;
  /** The code of this agency. */
  readonly ownCode: string;
  readonly message: { readonly id: string; readonly message: string; readonly body: unknown };
  readonly signal?: AbortSignal;
}

/** Posts one message, signed for this attempt, and verifies the receipt. @throws NotTaken */
export async function post(
  deps: ExchangeDependencies,
  { partner, ownCode, message, signal }: Posted,
): Promise<Receipt> {
  const key = await deps.ownKey();
  const bytes = Buffer.from(JSON.stringify(message.body));
  const head: MessageHead = {
    from: encodeURIComponent(ownCode),
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
  const answer = await ask(deps, `${partner.url}/api/exchange/message`, {
    method: 'POST',
    headers,
    body: bytes,
    signal,
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
  { isPartnerAddress }: Pick<ExchangeDependencies, 'isPartnerAddress'>,
  address: string,
  call: Pick<OutsideCall, 'method' | 'headers' | 'body' | 'signal'> = {},
): Promise<Readonly<Record<string, string>>> {
  const answer = await callOutside(address, {
    ...call,
    ...limits,
    isAllowed: isPartnerAddress,
  }).catch((error: unknown) => {
    if (!(error instanceof OutsideError)) throw error;
    if (error.message.startsWith('address-refused')) {
      throw new NotTaken('address-refused', 'ที่อยู่ของคู่แลกเปลี่ยนอยู่ในเครือข่ายภายในที่ไม่อนุญาต');
    }
    throw new NotTaken('unreachable', 'ติดต่อระบบของคู่แลกเปลี่ยนไม่ได้');
  });
  const said = wordsOf(answer.bytes);
  if (answer.status >= 200 && answer.status < 300) return said;
  const { code = `http.${answer.status}`, message = '' } = said;
  throw new NotTaken(code, message || `ระบบตอบว่า ${answer.status}`);
}

/** The texts of an answer; empty for one that is no JSON object. */
function wordsOf(bytes: Buffer): Readonly<Record<string, string>> {
  try {
    return Answer.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    // A proxy in between answers in HTML: its status is told instead.
    return {};
  }
}
