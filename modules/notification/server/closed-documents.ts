import type { Handle } from '@sarn/platform-server';

/** Who keeps the documents says which of them the keys of a person still open. */
export interface PdfPort {
  /** Of these documents, and of what may become one, the ids of those that the keys may read. */
  readable(h: Handle, keys: readonly string[], ids: readonly string[]): Promise<Iterable<string>>;
}

/** Where nobody keeps documents, whatever was told may be read. */
export const openDocuments: PdfPort = { readable: async (_h, _keys, ids) => ids };

interface About {
  readonly documentId: string | null;
  /** `MATTER`: what it is about, where that is no document yet. */
  readonly options?: Readonly<Record<string, unknown>>;
}

function matterOf({ documentId, options }: About): string | null {
  if (documentId !== null) return documentId;
  const matter = options?.['MATTER'];
  return typeof matter === 'string' ? matter : null;
}

/**
 * Tells of each piece of news whether its document has been closed to the reader since he was told:
 * he gave up the post through which it reached him, say. What is about no document is never closed.
 */
export async function closedTo(
  h: Handle,
  documents: PdfPort,
  keys: readonly string[],
  news: readonly About[],
): Promise<(about: About) => boolean> {
  const ids = new Set(news.flatMap((about) => matterOf(about) ?? []));
  const open = new Set(ids.size > 0 ? await documents.readable(h, keys, [...ids]) : []);
  return (about) => {
    const matter = matterOf(about);
    return matter !== null && !open.has(matter);
  };
}
