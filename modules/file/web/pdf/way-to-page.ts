import type { ByteSpan, FetchSpans } from './byte-spans.ts';
import type { ByteSource, PartReader } from './part-reader.ts';

/** Walks to a page of a document of its own over these bytes, and forgets it; nothing is thrown where bytes are missing. */
export type Scout = (source: ByteSource, page: number) => void;

/** Pages behind the one asked for, so that reading on does not ask each time. */
const pagesAhead = 32;
/** Nodes of the page tree and packed objects lie within each other; what goes deeper is read as it comes. */
const mostRounds = 8;
/** So few are read as they come. */
const fewPlaces = 2;

/**
 * What PDFium reads on its way to a page, fetched before it goes there. To find a page it reads the head of each page before
 * it, one after the other and each somewhere else in a scan: as parts of a useful size that is the whole file. So it
 * goes there once in vain, over the bytes that are here, which tells what is missing: all of that is fetched
 * at once, until nothing is.
 */
export function createWay(
  reader: PartReader,
  { scout, fetchSpans }: { readonly scout: Scout; readonly fetchSpans: FetchSpans },
): { to(page: number): Promise<void> } {
  let reached = 0;
  let isOff = false;
  const goTo = async (page: number): Promise<void> => {
    if (page <= reached || isOff) return;
    for (let round = 0; round < mostRounds && !reader.isHere(); round += 1) {
      const missed = missedOn(reader, (source) => scout(source, page + pagesAhead));
      if (missed.length <= fewPlaces) break;
      const found = await fetchSpans(reader.wantedFor(missed));
      if (!found) {
        // Where several parts are not given, PDFium's own reading fetches them singly.
        isOff = true;
        return;
      }
      for (const span of found) reader.keep(span);
    }
    reached = page + pagesAhead;
  };
  let going = Promise.resolve();
  return {
    to(page) {
      // Pages near each other are asked for together, and have the same way.
      going = going.then(() => goTo(page));
      return going;
    },
  };
}

function missedOn(reader: PartReader, go: (source: ByteSource) => void): ByteSpan[] {
  const missed: ByteSpan[] = [];
  go({
    length: reader.length,
    read(position, target) {
      if (reader.peek(position, target)) return true;
      const end = position + target.length;
      if (position >= 0 && end <= reader.length) missed.push({ start: position, end: end - 1 });
      return false;
    },
  });
  return missed;
}
