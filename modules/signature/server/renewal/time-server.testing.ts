import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TimestampAuthority } from '@sarn/signing/server';
import type { SampleAuthority } from '@sarn/signing/testing';

/** A time-stamp authority of somebody else, whose certificate lasts so long. */
export async function timeAuthority(
  of: SampleAuthority,
  lastsMs: number,
): Promise<TimestampAuthority> {
  const subject = { commonName: 'เวลามาตรฐาน', organisation: 'หน่วยงานเวลา' };
  const to = new Date(Math.floor((Date.now() + lastsMs) / 1000) * 1000);
  const own = await of.issue({ purpose: 'time-stamp', subject, to });
  const chain = [of.issuing.certificate];
  return { by: own, chain, policy: '1.2.3.4.1', now: () => new Date() };
}

export const reply = (response: ServerResponse, answer: Uint8Array): void =>
  void response.writeHead(200, { 'Content-Type': 'application/timestamp-reply' }).end(answer);

export interface TimeServer {
  readonly url: string;
  readonly close: () => void;
}

/** Answers requests for time stamps over HTTP as it is told to. */
export async function timeServer(
  behave: (
    request: Uint8Array,
    response: ServerResponse,
    authorization: string | undefined,
  ) => unknown,
): Promise<TimeServer> {
  const server = createServer((request, response) => {
    const parts: Uint8Array[] = [];
    request.on('data', (part: Uint8Array) => parts.push(part));
    request.on(
      'end',
      () => void behave(Buffer.concat(parts), response, request.headers.authorization),
    );
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsa`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
