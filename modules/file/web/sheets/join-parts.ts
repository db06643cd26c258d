import type { newJoin } from './joined-sheets.ts';

/** Where a part begins; as the part before told it. */
export interface PartPlace {
  readonly after: string;
  readonly sheet: number;
}

/** A part of a file that is made in parts. */
export interface PrintedPart {
  /** In base64, or as it came. */
  readonly pdf: string | Uint8Array<ArrayBuffer>;
  readonly entries: number;
  /** How far it reaches: 0 to 1 of the whole. */
  readonly share: number;
  readonly next: PartPlace | null;
}

export type AskPart = (place: PartPlace, signal: AbortSignal) => Promise<PrintedPart>;

/** How much of it is made. */
export interface PartsDone {
  readonly entries: number;
  readonly share: number;
}

interface Order {
  readonly part: AskPart;
  readonly onDone: (done: PartsDone) => void;
  /** More entries are not put together. */
  readonly most?: number;
}

interface Joined {
  /** Null where it has too many entries. */
  readonly blob: Blob | null;
  readonly entries: number;
}

/**
 * Asks the server for one part after the other and puts them together as they come, so that the page answers
 * meanwhile. The whole is an archive file as each part is. What was made before a call failed is kept: called again,
 * it goes on there.
 *
 * @throws what a call throws, also once it is stopped
 */
export function partsJoiner({ part, onDone, most = Infinity }: Order) {
  let place: PartPlace | null = { after: '', sheet: 1 };
  let join: ReturnType<typeof newJoin> | null = null;
  let only: Uint8Array<ArrayBuffer> | null = null;
  let [entries, parts] = [0, 0];
  return async (signal: AbortSignal): Promise<Joined> => {
    while (place) {
      const made: PrintedPart = await part(place, signal);
      // After the first call, whose failure says what is wrong: without a line this would fail in words of the browser.
      join ??= (await import('./joined-sheets.ts')).newJoin();
      signal.throwIfAborted();
      entries += made.entries;
      if (entries > most) return { blob: null, entries };
      const bytes = typeof made.pdf === 'string' ? bytesOf(made.pdf) : made.pdf;
      only ??= bytes;
      parts += 1;
      // A single part stays as it was made.
      if (made.next || parts > 1) join.add(bytes);
      onDone({ entries, share: made.share });
      place = made.next;
    }
    const pieces = parts === 1 && only ? [only] : (join?.finish() ?? []);
    return { blob: new Blob(pieces, { type: 'application/pdf' }), entries };
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
