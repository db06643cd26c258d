import type { App } from '../app.ts';

/** What a test sends; no streams and no signals, for which a socket is needed. */
export interface InjectedInit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer> | URLSearchParams | FormData;
}

/** What tests read of an answer. */
export type FetchedAnswer = Pick<
  Response,
  'status' | 'ok' | 'headers' | 'text' | 'json' | 'arrayBuffer'
>;

/** A call to the server by its path, answered as `fetch` answers. */
export type AppFetch = (path: string, init?: InjectedInit) => Promise<FetchedAnswer>;

/**
 * `fetch` without a socket: the whole server answers, from its first hook to its last, but neither
 * end parses HTTP, compresses or holds a connection. A redirect is given back and not followed.
 */
export function injectedFetch(inject: App['inject']): AppFetch {
  return async (url, { method = 'GET', headers = {}, body } = {}) => {
    const answer = await inject({
      // Any text: a method that no route has is answered too.
      method: method as 'GET',
      url,
      ...(body === undefined ? { headers } : await encoded(body, headers)),
    });
    const { statusCode: status } = answer;
    return new InjectedAnswer(status, pairs(answer.headers), answer.rawPayload);
  };
}

/** A `Response` makes a stream of the bytes that are there already: a twentieth of a test of many calls. */
class InjectedAnswer implements FetchedAnswer {
  readonly status: number;
  readonly headers: Headers;
  private readonly bytes: Buffer;

  constructor(status: number, headers: [string, string][], bytes: Buffer) {
    this.status = status;
    this.headers = new Headers(headers);
    this.bytes = bytes;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  /** As `fetch` decodes: without a byte order mark. */
  text = async (): Promise<string> => new TextDecoder().decode(this.bytes);
  json = async (): Promise<unknown> => JSON.parse(await this.text());
  arrayBuffer = async (): Promise<ArrayBuffer> => new Uint8Array(this.bytes).buffer;
}

/** The body as bytes, and the type that `fetch` sets where the test names none. */
async function encoded(
  body: NonNullable<InjectedInit['body']>,
  headers: Readonly<Record<string, string>>,
) {
  if (typeof body === 'string') return { payload: body, headers: typed(headers, 'text/plain') };
  if (body instanceof Uint8Array) return { payload: Buffer.from(body), headers };
  const asked = new Response(body);
  const type = asked.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await asked.arrayBuffer()), headers: typed(headers, type) };
}

function typed(headers: Readonly<Record<string, string>>, type: string) {
  const isNamed = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  return isNamed ? headers : { ...headers, 'content-type': type };
}

function pairs(headers: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
  );
}
