import type { Endpoint } from '@sarn/kernel';
import type { HttpContext } from './context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every route of an endpoint before its body is read. */
    call: HttpContext | null;
    /** Code of the error answered, for the log line. */
    errorCode: string | null;
    /** Broken query string; reported once the route is known. */
    startedAt: number;
    /** The body of a signed call as it was sent. */
    signedBytes: Buffer | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
