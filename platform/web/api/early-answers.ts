/*
 * Calls that the first script of a page makes while the application is still being loaded. The client
 * takes their answers where it would make the same call. It imports nothing, because it is loaded before
 * everything else.
 */

/** A language variant is a private subtag of Thai, so that proxies read it as Thai. */
export const acceptLanguage = { th: 'th', en: 'en', thsarn: 'th-x-thsarn, th;q=0.9' } as const;

/** An answer that nobody took by then is old: the call is made anew. */
const takenWithinMs = 20_000;

const asked = new Map<string, { readonly answer: Promise<Response>; readonly at: number }>();

/** A call as it is sent. */
export interface EarlyCall {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: URLSearchParams;
}

const keyOf = (url: string, { headers, body }: EarlyCall) =>
  [url, body ?? '', headers['Accept-Language'], headers['Authorization']].join('\n');

/** Who asks early. */
export interface EarlyAsker {
  readonly token: string;
  readonly language: keyof typeof acceptLanguage;
}

/**
 * Makes a call at once that changes nothing.
 *
 * @param path below `api/` of the page's base
 * @param fields of a call that is sent by POST
 * @returns what was answered, for whoever asked; null where it was no answer to show
 */
export async function askEarly(
  path: string,
  by: EarlyAsker,
  fields?: Record<string, string>,
): Promise<unknown> {
  const url = new URL(`api${path}`, document.baseURI).href;
  const call: EarlyCall = {
    headers: {
      Accept: 'application/json',
      'Accept-Language': acceptLanguage[by.language],
      Authorization: `Bearer ${by.token}`,
    },
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  };
  const answer = fetch(url, call);
  asked.set(keyOf(url, call), { answer, at: performance.now() });
  try {
    const response = await answer;
    return response.ok ? await response.clone().json() : null;
  } catch {
    // The client makes the call itself, and tells what is wrong.
    return null;
  }
}

/** The answer to the same call of the same person in the same language, once; undefined where there is none. */
export function takeEarly(url: string, call: EarlyCall): Promise<Response> | undefined {
  const key = keyOf(url, call);
  const found = asked.get(key);
  asked.delete(key);
  return found && performance.now() - found.at < takenWithinMs ? found.answer : undefined;
}
