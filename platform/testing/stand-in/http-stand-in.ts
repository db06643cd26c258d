import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { SelfMadeCertificate } from './self-made-certificate.ts';

/** A call as it arrived. */
export interface ArrivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface StandInAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HttpStandIn {
  /** Origin, without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A server on this computer in place of an outside service.
 *
 * @param answer null leaves the caller without an answer
 * @param tls makes it a server of https, with this certificate
 */
export async function startHttpStandIn(
  answer: (call: ArrivedCall) => Promise<StandInAnswer | null> | StandInAnswer | null,
  tls?: SelfMadeCertificate,
): Promise<HttpStandIn> {
  const listener: RequestListener = (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const call = { method, path: url, headers, body: Buffer.concat(parts) };
      void Promise.resolve(answer(call)).then((given) => write(response, given));
    });
  };
  const server = tls
    ? createTlsServer({ cert: tls.certificate, key: tls.key }, listener)
    : createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function write(response: ServerResponse, given: StandInAnswer | null): void {
  if (!given) return;
  response.writeHead(given.status, { 'content-type': 'application/json', ...given.headers });
  response.end(given.body ?? '{}');
}
