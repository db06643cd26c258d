import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

// 'wasm-unsafe-eval' is for PDFium in the browser; it allows compiling WebAssembly, not eval.
const policy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'blob:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'frame-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
};

/**
 * The content security policy. React sets styles by the object model, which needs no permission;
 * React Aria and the editor insert one small style element each, which has this nonce.
 */
export function contentPolicy(styleNonce?: string): string {
  return Object.entries(policy)
    .map(([name, sources]) => {
      const more = styleNonce && name === 'style-src' ? [`'nonce-${styleNonce}'`] : [];
      return [name, ...sources, ...more].join(' ');
    })
    .join('; ');
}

/** Policy of uploaded bytes: they may run and load nothing in this origin. */
export const sandboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** @param isHttps whether people reach the server by https, so that browsers may require it */
export async function addSecurityHeaders(http: FastifyInstance, isHttps: boolean): Promise<void> {
  await http.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  const usual = contentPolicy();
  http.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) {
      void reply.header('content-security-policy', usual);
    }
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self)');
  });
}
