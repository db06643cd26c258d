import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BinaryAnswer } from '../module.ts';
import { sandboxPolicy } from './security.ts';

/** Types a browser may show in this origin without running anything in them. */
const harmless = /^(?:application\/pdf|text\/plain|image\/(?:png|jpeg|gif|webp)|audio\/|video\/)/;

/** Sends uploaded bytes so that no script in them runs in this origin. */
export async function sendBinary(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: BinaryAnswer,
): Promise<FastifyReply> {
  const isHarmless = harmless.test(answer.type);
  const disposition = isHarmless ? answer.disposition : 'attachment';
  void reply
    .header('content-type', answer.type)
    .header('content-disposition', dispositionOf(disposition, answer.name))
    .header('content-security-policy', sandboxPolicy)
    .header('cache-control', 'private, no-cache');
  if (answer.etag !== undefined) {
    const etag = `"${answer.etag}"`;
    void reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) {
      letGo(answer);
      return reply.code(304).send();
    }
  }
  if (answer.part && answer.length !== undefined) {
    void reply.header('accept-ranges', 'bytes');
    const span = spanOf(request, answer.length, answer.etag);
    if (span) return sendPart(reply, answer, answer.length, span);
  }
  if (answer.length !== undefined) void reply.header('content-length', answer.length);
  return reply.send(answer.bytes);
}

function letGo({ bytes }: BinaryAnswer): void {
  if (!Buffer.isBuffer(bytes)) bytes.destroy();
}

/** First and last byte, both included; `unsatisfiable` when no byte of it exists. */
type Span = { readonly start: number; readonly end: number } | 'unsatisfiable';

/** The byte range asked for; null where the whole is the right answer (RFC 9110 §14.2). */
function spanOf(request: FastifyRequest, length: number, etag: string | undefined): Span | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  const condition = request.headers['if-range'];
  const isChanged = condition !== undefined && condition !== `"${etag}"`;
  const [, first = '', last = ''] = match ?? [];
  if (!match || isChanged || first + last === '') return null;
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start > end ? 'unsatisfiable' : { start, end };
}

async function sendPart(
  reply: FastifyReply,
  answer: BinaryAnswer,
  length: number,
  span: Span,
): Promise<FastifyReply> {
  letGo(answer);
  if (span === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${length}`).send();
  }
  const { start, end } = span;
  const part = await answer.part?.(start, end);
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${length}`)
    .header('content-length', end - start + 1)
    .send(part);
}

function dispositionOf(disposition: string, name: string | undefined): string {
  if (name === undefined) return disposition;
  // Control characters would end the header; slashes would make the name a path.
  const clean = name.replace(/[\p{Cc}/\\]/gu, '_').slice(0, 200);
  const ascii = clean.replace(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(clean.toWellFormed()).replace(/['()*]/g, percentEscape);
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

function percentEscape(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
