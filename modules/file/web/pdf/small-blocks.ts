import type { ByteSpan, SpanBytes } from './byte-spans.ts';

/** PDFium reads the head of a page in pieces of half of it. */
const blockBytes = 1024;
/** Between two places: fetching what lies between costs less than naming both. */
const nearBlocks = 4;
/** 8 MB, the heads of some thousand pages. */
const mostBlocks = 8192;

/** Small blocks of a file that lie far from each other, such as the heads of its pages. */
export class SmallBlocks {
  readonly #length: number;
  readonly #kept = new Map<number, Uint8Array>();

  constructor(length: number) {
    this.#length = length;
  }

  /** @returns false where not all of the bytes are kept */
  read(position: number, target: Uint8Array): boolean {
    for (let done = 0; done < target.length;) {
      const at = position + done;
      const block = this.#kept.get(Math.floor(at / blockBytes));
      if (!block) return false;
      const from = at % blockBytes;
      const taken = block.subarray(from, from + target.length - done);
      target.set(taken, done);
      done += taken.length;
    }
    return true;
  }

  /** Keeps the whole blocks of what was fetched. */
  keep({ start, bytes }: SpanBytes): void {
    for (let at = 0; at < bytes.length; at += blockBytes) {
      this.#kept.set(Math.floor((start + at) / blockBytes), bytes.slice(at, at + blockBytes));
    }
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostBlocks) break;
      this.#kept.delete(oldest);
    }
  }

  /** The whole blocks to be fetched for these bytes, in their order; those near each other as one. */
  wantedFor(spans: readonly ByteSpan[]): ByteSpan[] {
    const wanted: { from: number; to: number }[] = [];
    for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
      const from = Math.floor(start / blockBytes);
      const to = Math.floor(end / blockBytes);
      const before = wanted.at(-1);
      if (before && from <= before.to + nearBlocks) before.to = Math.max(before.to, to);
      else wanted.push({ from, to });
    }
    return wanted.map(({ from, to }) => ({
      start: from * blockBytes,
      end: Math.min((to + 1) * blockBytes, this.#length) - 1,
    }));
  }
}
