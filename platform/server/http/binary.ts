import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BinaryAnswer } from '../module.ts';
import { sandboxPolicy } from './security.ts';

/** Types a browser may show in our origin without running anything in them. */
const harmless = /^(?:application\/pdf|text\/plain|image\/(?:png|jpeg|gif|webp)|audio\/|video\/)/;

/** Sends bytes that people gave us so that they cannot act in our name. */
export function sendBinary(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: BinaryAnswer,
): FastifyReply {
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
      if (!Buffer.isBuffer(answer.bytes)) answer.bytes.destroy();
      return reply.code(304).send();
    }
  }
  if (answer.length !== undefined) void reply.header('content-length', answer.length);
  return reply.send(answer.bytes);
}

function dispositionOf(disposition: string, name: string | undefined): string {
  if (name === undefined) return disposition;
  // Control characters would end the header; slashes would make a path of the name.
  const clean = name.replace(/[\p{Cc}/\\]/gu, '_').slice(0, 200);
  const ascii = clean.replace(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(clean.toWellFormed()).replace(/['()*]/g, percentEscape);
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

function percentEscape(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
