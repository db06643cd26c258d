import type { RemoteBytes } from '@sarn/platform-web';
import type { ByteSpan, SpanBytes } from './byte-spans.ts';
import { SmallBlocks } from './small-blocks.ts';

/** What a part is, and how many of them are kept: 32 MB of the largest file. */
const partBytes = 128 * 1024;
const mostParts = 256;
/** Most parts of one answer. Whoever reads on and on gets twice as many each time. */
const mostAtOnce = 32;

/** Fetches bytes, both ends included, while its caller waits. @returns null where it could not */
export type FetchPart = (start: number, end: number) => Uint8Array | null;

/** Where PDFium reads a file. */
export interface ByteSource {
  readonly length: number;
  /** Writes bytes of the file into the target. @returns false where they are not to be had */
  read(position: number, target: Uint8Array): boolean;
}

/** The bytes of a file, fetched where and when they are read; those read last are kept. */
export interface PartReader extends ByteSource {
  /** The same without fetching anything. */
  peek(position: number, target: Uint8Array): boolean;
  /** What is to be fetched and kept so that these bytes are here, in small blocks. */
  wantedFor(spans: readonly ByteSpan[]): ByteSpan[];
  keep(span: SpanBytes): void;
  /** Whether all of the file is on this device. */
  isHere(): boolean;
  /** All of the file is on this device from now on. */
  supply(fetch: FetchPart): void;
  /** Whether a part was missing since the last time that this was asked. */
  wasMissing(): boolean;
}

/** Parts that are kept, and fetched where they are not. */
class Parts {
  fetch: FetchPart;
  readonly #length: number;
  readonly #kept = new Map<number, Uint8Array>();
  #ahead = 1;
  #lastFetched = -1;

  constructor(length: number, fetch: FetchPart) {
    this.#length = length;
    this.fetch = fetch;
  }

  /** Only what is kept, and no older for it. */
  peek = (part: number): Uint8Array | null => this.#kept.get(part) ?? null;

  /** @param last the last part that is read with it */
  get(part: number, last: number): Uint8Array | null {
    if (!this.#kept.has(part) && !this.#fetchFrom(part, last)) return null;
    const found = this.#kept.get(part) ?? null;
    if (found) {
      // The order of a map is that of its writing: the first is the one that was not read for longest.
      this.#kept.delete(part);
      this.#kept.set(part, found);
    }
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostParts) break;
      this.#kept.delete(oldest);
    }
    return found;
  }

  /** Parts from one on that follow each other unknown: up to the last that is read, and some ahead. */
  #fetchFrom(from: number, last: number): boolean {
    const isOnward = from > this.#lastFetched && from - this.#lastFetched <= this.#ahead;
    this.#ahead = isOnward ? Math.min(2 * this.#ahead, mostAtOnce) : 1;
    const lastPart = Math.floor((this.#length - 1) / partBytes);
    const wanted = Math.max(last, from + this.#ahead - 1);
    const end = Math.min(wanted, from + mostAtOnce - 1, lastPart);
    let to = from;
    while (to < end && !this.#kept.has(to + 1)) to += 1;
    this.#lastFetched = to;
    const start = from * partBytes;
    const bytes = this.fetch(start, Math.min((to + 1) * partBytes, this.#length) - 1);
    if (!bytes) return false;
    for (let part = from; part <= to; part += 1) {
      const at = (part - from) * partBytes;
      this.#kept.set(part, bytes.slice(at, at + partBytes));
    }
    return true;
  }
}

export function createPartReader(length: number, fetch: FetchPart): PartReader {
  const parts = new Parts(length, fetch);
  const blocks = new SmallBlocks(length);
  let isMissing = false;
  let isHere = false;
  const isWithin = (position: number, target: Uint8Array): boolean =>
    position >= 0 && position + target.length <= length;
  return {
    length,
    read(position, target) {
      if (!isWithin(position, target)) return false;
      if (blocks.read(position, target)) return true;
      const last = Math.floor((position + target.length - 1) / partBytes);
      const isRead = copyParts(position, target, (part) => parts.get(part, last));
      if (!isRead) isMissing = true;
      return isRead;
    },
    peek: (position, target) =>
      isWithin(position, target) &&
      (blocks.read(position, target) || copyParts(position, target, parts.peek)),
    wantedFor: (spans) => blocks.wantedFor(spans),
    keep: (span) => blocks.keep(span),
    isHere: () => isHere,
    supply(other) {
      parts.fetch = other;
      isHere = true;
    },
    wasMissing() {
      const was = isMissing;
      isMissing = false;
      return was;
    },
  };
}

/** @returns false where one of the parts is missing */
function copyParts(
  position: number,
  target: Uint8Array,
  partAt: (part: number) => Uint8Array | null,
): boolean {
  for (let done = 0; done < target.length;) {
    const at = position + done;
    const bytes = partAt(Math.floor(at / partBytes));
    if (!bytes) return false;
    const from = at % partBytes;
    const taken = bytes.subarray(from, from + target.length - done);
    target.set(taken, done);
    done += taken.length;
  }
  return true;
}

const partial = 206;

/** Parts of a file on our server, under the rights of its reader; a file that changed is not mixed with itself. */
export function remotePart({ url, headers, etag, length }: RemoteBytes): FetchPart {
  return (start, end) => {
    // Only in a worker: PDFium asks in the middle of its work and cannot wait for a promise.
    const request = new XMLHttpRequest();
    request.open('GET', url, false);
    request.responseType = 'arraybuffer';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('Range', `bytes=${start}-${end}`);
    request.setRequestHeader('If-Range', etag);
    try {
      request.send();
    } catch {
      // Without a line; the caller tells the reader.
      return null;
    }
    const isPart = request.status === partial && request.response instanceof ArrayBuffer;
    const said = request.getResponseHeader('content-range');
    if (!isPart || said !== `bytes ${start}-${end}/${length}`) return null;
    return new Uint8Array(request.response as ArrayBuffer);
  };
}

/** `FileReaderSync` of workers, which the DOM types do not know. */
interface SyncReader {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}
declare const FileReaderSync: new () => SyncReader;

/** Parts of bytes on this device. */
export const blobPart =
  (blob: Blob): FetchPart =>
  (start, end) =>
    new Uint8Array(new FileReaderSync().readAsArrayBuffer(blob.slice(start, end + 1)));
