import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BinaryAnswer } from '../module.ts';
import { spansOf } from './byte-spans.ts';
import type { ByteSpan } from './byte-spans.ts';
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
    // What has no tag is made afresh each time: kept on the device it would serve nobody, and may be classified.
    .header('cache-control', answer.etag === undefined ? 'no-store' : 'private, no-cache');
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
    const spans = partsOf(request, answer.length, answer.etag);
    if (spans)
      return sendParts(reply, { ...answer, part: answer.part, length: answer.length }, spans);
  }
  if (answer.length !== undefined) void reply.header('content-length', answer.length);
  return reply.send(answer.bytes);
}

function letGo({ bytes }: BinaryAnswer): void {
  if (!Buffer.isBuffer(bytes)) bytes.destroy();
}

/** What a call asks for of the bytes; null where it is the whole, also because they are others than those it began with. */
function partsOf(request: FastifyRequest, length: number, etag: string | undefined) {
  const condition = request.headers['if-range'];
  const isChanged = condition !== undefined && condition !== `"${etag}"`;
  return isChanged ? null : spansOf(request.headers.range, length);
}

type Parted = BinaryAnswer & Required<Pick<BinaryAnswer, 'part' | 'length'>>;

async function sendParts(
  reply: FastifyReply,
  answer: Parted,
  spans: readonly ByteSpan[],
): Promise<FastifyReply> {
  letGo(answer);
  const { length } = answer;
  const [first, second] = spans;
  if (!first) return reply.code(416).header('content-range', `bytes */${length}`).send();
  if (second) return sendSeveral(reply, answer, spans);
  const part = await answer.part(first.start, first.end);
  return reply
    .code(206)
    .header('content-range', `bytes ${first.start}-${first.end}/${length}`)
    .header('content-length', first.end - first.start + 1)
    .send(part);
}

/** Parts that lie far from each other, with their places, between boundaries (RFC 9110 §14.6). */
function sendSeveral(
  reply: FastifyReply,
  answer: Parted,
  spans: readonly ByteSpan[],
): FastifyReply {
  const boundary = randomUUID();
  const headOf = ({ start, end }: ByteSpan): Buffer =>
    Buffer.from(
      `\r\n--${boundary}\r\ncontent-type: ${answer.type}\r\n` +
        `content-range: bytes ${start}-${end}/${answer.length}\r\n\r\n`,
    );
  const close = Buffer.from(`\r\n--${boundary}--\r\n`);
  async function* body() {
    for (const span of spans) {
      yield headOf(span);
      yield* await answer.part(span.start, span.end);
    }
    yield close;
  }
  const sizes = spans.map((span) => headOf(span).length + span.end - span.start + 1);
  return reply
    .code(206)
    .header('content-type', `multipart/byteranges; boundary=${boundary}`)
    .header(
      'content-length',
      sizes.reduce((sum, size) => sum + size, close.length),
    )
    .send(Readable.from(body(), { objectMode: false }));
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
