import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Where a part begins; as the part before told it. */
export interface PartPlace {
  readonly after: string;
  readonly sheet: number;
}

/** A part of a register that is printed in parts. */
export interface PrintedPart {
  /** In base64. */
  readonly pdf: string;
  readonly entries: number;
  /** How far it reaches: 0 to 1 of the whole. */
  readonly share: number;
  readonly next: PartPlace | null;
}

export interface SheetsOrder {
  /** What is asked for: the same key gives the same sheets. */
  readonly cacheKey: readonly unknown[];
  readonly part: (place: PartPlace, signal: AbortSignal) => Promise<PrintedPart>;
  /** More entries are not printed at once. */
  readonly most: number;
}

/**
 * Sheets that the server makes in parts, as one file; null where there are too many entries. Leaving the page stops
 * it. Each part is taken in as it comes, so that the page answers meanwhile, and the whole is an archive file as each part is.
 */
export function useSheets({ cacheKey, part, most }: SheetsOrder) {
  const [done, setDone] = useState({ entries: 0, share: 0 });
  const file = useQuery({
    queryKey: [...cacheKey, 'sheets'],
    // Made anew each time: it prints what stands in the register now.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      const { newJoin } = await import('./joined-sheets.ts');
      const join = newJoin();
      let only: Uint8Array<ArrayBuffer> | null = null;
      let entries = 0;
      let parts = 0;
      for (let place: PartPlace | null = { after: '', sheet: 1 }; place;) {
        const made: PrintedPart = await part(place, signal);
        entries += made.entries;
        if (entries > most) return { blob: null, entries };
        const bytes = bytesOf(made.pdf);
        only ??= bytes;
        parts += 1;
        // A single part stays as it was made.
        if (made.next || parts > 1) join.add(bytes);
        setDone({ entries, share: made.share });
        place = made.next;
      }
      const pieces = parts === 1 && only ? [only] : join.finish();
      return { blob: new Blob(pieces, { type: 'application/pdf' }), entries };
    },
  });
  return { ...file, done };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
