import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { rootCertificates } from 'node:tls';
import type { LookupFunction } from 'node:net';
import { refuseInTransaction } from '../db/transaction-scope.ts';
import type { AllowedAddress } from './allowed-address.ts';

export interface OutsideCall {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** For the whole call, from the look-up of the name to the last byte of the answer. */
  readonly timeoutMs: number;
  /** A longer answer is not read, and the call fails; with `isCut` its beginning is enough. */
  readonly maxBytes: number;
  readonly isCut?: boolean;
  /** Certificates of the agency's own authority, as PEM, beside those that everybody trusts. */
  readonly authority?: string | null;
  /** Ends the call before its time. */
  readonly signal?: AbortSignal | undefined;
  /** Addresses that may be called; every one when left out. */
  readonly isAllowed?: AllowedAddress | undefined;
}

export interface OutsideAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** Why there is no answer that can be used. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
}

/**
 * Calls another server. Follows no redirect: its status is the answer. The address is checked where
 * the connection is made, so a name that leads elsewhere at the second look-up is refused as well.
 *
 * @throws OutsideError
 * @throws ProgrammingError where a transaction is open
 */
export async function callOutside(address: string, call: OutsideCall): Promise<OutsideAnswer> {
  refuseInTransaction('a call of another server');
  const time = AbortSignal.timeout(call.timeoutMs);
  const signal = call.signal ? AbortSignal.any([time, call.signal]) : time;
  try {
    const response = await open(new URL(address), call, signal);
    const { statusCode: status = 0, headers } = response;
    return { status, headers, bytes: await readBounded(response, call) };
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    const { code, name } = error as { code?: string; name: string };
    throw new OutsideError(time.aborted ? 'timeout' : (code ?? name), { cause: error });
  }
}

function open(url: URL, call: OutsideCall, signal: AbortSignal): Promise<IncomingMessage> {
  const { method = 'GET', headers, body, authority, isAllowed = () => true } = call;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw refused(host);
  const options: RequestOptions & { ca?: string[] } = {
    method,
    headers: { ...headers },
    signal,
    agent: false,
    ...(authority ? { ca: [...rootCertificates, authority] } : {}),
    lookup: checked(isAllowed),
  };
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, options, resolve);
    request.on('error', reject);
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        const { remoteAddress = '' } = socket;
        if (!isAllowed(remoteAddress)) request.destroy(refused(remoteAddress));
      });
    });
    request.end(body);
  });
}

/** Looks a name up, and leaves out the addresses that may not be called. */
function checked(isAllowed: AllowedAddress): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '', 0);
      const allowed = found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) return done(refused(hostname), '', 0);
      return options.all ? done(null, allowed) : done(null, first.address, first.family);
    });
  };
}

async function readBounded(
  response: IncomingMessage,
  { maxBytes, isCut = false }: Pick<OutsideCall, 'maxBytes' | 'isCut'>,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) {
      response.destroy();
      if (isCut) return Buffer.concat([...parts, part]).subarray(0, maxBytes);
      throw new OutsideError('answer-too-long');
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const refused = (what: string): OutsideError => new OutsideError(`address-refused ${what}`);
