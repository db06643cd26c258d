import { storageKeys } from '@sarn/kernel';
import type { Endpoint } from '@sarn/kernel';
import { readStoredJson } from '../storage.ts';
import { newCommandKey } from './idempotency.ts';

/*
 * Commands whose outcome is not known: sent, and not answered yet, or never. Who presses the button again
 * sends the same command under the same key, so that it is carried out once and gets the first answer;
 * also from another form, and after the page was loaded anew. Other content is another command.
 */

/** The server keeps keys for seven days. */
const keptMs = 6 * 86_400_000;
const most = 100;
const place = 'sarn_open_sends';

type Sends = Readonly<Record<string, { readonly key: string; readonly at: number }>>;

let inMemory: Sends = {};

export interface OpenSend {
  readonly key: string;
  /** The outcome is known: the same content is a new command from now on. */
  readonly close: () => void;
}

/**
 * The key of a command that is about to be sent.
 *
 * @param content what is sent, as text; only its hash is kept
 * @param given the key of a form, used where the same content was not sent before
 * @returns null where the server keeps no keys
 */
export function openSend(
  { method, path, access, takesNoKey }: Pick<Endpoint, 'method' | 'path' | 'access' | 'takesNoKey'>,
  content: string,
  given?: string,
): OpenSend | null {
  if (method === 'GET' || access === 'public' || takesNoKey) return null;
  const person = readStoredJson<{ F_PERSON_ID?: string }>(storageKeys.userLogin)?.F_PERSON_ID;
  const id = hashOf(`${person}\n${path}\n${content}`);
  const now = Date.now();
  const sends = Object.entries(read()).filter(([, { at }]) => now - at < keptMs);
  const key = sends.find(([known]) => known === id)?.[1].key ?? given ?? newCommandKey();
  const others = sends.filter(([known]) => known !== id).slice(1 - most);
  write(Object.fromEntries([...others, [id, { key, at: now }]]));
  return {
    key,
    close() {
      const { [id]: _, ...left } = read();
      write(left);
    },
  };
}

/**
 * Whether an answer tells what became of the command. A proxy answers in its own words, and a refusal of the
 * caller, not of the command, says nothing of an earlier attempt.
 */
export const isOutcome = (status: number, body: unknown): boolean =>
  typeof body === 'object' && body !== null && status < 500 && status !== 401 && status !== 429;

function read(): Sends {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}') as Sends;
  } catch {
    return inMemory;
  }
}

function write(sends: Sends): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(sends));
  } catch {
    inMemory = sends;
  }
}

/**
 * Two hashes of 32 bits (FNV-1a, from two beginnings). The browser's own need https. Should two contents
 * ever have the same, the server refuses the second one, which has then a known outcome.
 */
function hashOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return [a, b].map((half) => (half >>> 0).toString(36)).join('-');
}
