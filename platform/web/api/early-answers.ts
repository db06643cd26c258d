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

const keyOf = (url: string, headers: Readonly<Record<string, string>>) =>
  [url, headers['Accept-Language'], headers['Authorization']].join('\n');

/**
 * Makes a call without fields at once.
 *
 * @param path below `api/` of the page's base
 * @returns what was answered, for whoever asked; null where it was no answer to show
 */
export async function askEarly(
  path: string,
  by: { readonly token: string; readonly language: keyof typeof acceptLanguage },
): Promise<unknown> {
  const url = new URL(`api${path}`, document.baseURI).href;
  const headers = {
    Accept: 'application/json',
    'Accept-Language': acceptLanguage[by.language],
    Authorization: `Bearer ${by.token}`,
  };
  const answer = fetch(url, { headers });
  asked.set(keyOf(url, headers), { answer, at: performance.now() });
  try {
    const response = await answer;
    return response.ok ? await response.clone().json() : null;
  } catch {
    // The client makes the call itself, and tells what is wrong.
    return null;
  }
}

/** The answer to the same call of the same person in the same language, once; undefined where there is none. */
export function takeEarly(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> | undefined {
  const key = keyOf(url, headers);
  const found = asked.get(key);
  asked.delete(key);
  return found && performance.now() - found.at < takenWithinMs ? found.answer : undefined;
}
