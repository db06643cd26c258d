import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mergePdfs } from '../merge-pdfs.ts';

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
 * it. One part stays as it was made, with its marks of an archive file.
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
      const files: Blob[] = [];
      let entries = 0;
      for (let place: PartPlace | null = { after: '', sheet: 1 }; place;) {
        const made: PrintedPart = await part(place, signal);
        entries += made.entries;
        if (entries > most) return { blob: null, entries };
        files.push(new Blob([bytesOf(made.pdf)], { type: 'application/pdf' }));
        setDone({ entries, share: made.share });
        place = made.next;
      }
      const [only] = files;
      return { blob: files.length === 1 && only ? only : await mergePdfs(files), entries };
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
