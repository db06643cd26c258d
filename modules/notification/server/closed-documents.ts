import type { Handle } from '@sarn/platform-server';

/** Implemented by the module of documents: which of them a person may still read. */
export interface DocumentPort {
  /** Of these documents and arrivals, the ids of those that the keys may read. */
  readable(h: Handle, keys: readonly string[], ids: readonly string[]): Promise<Iterable<string>>;
}

/** Where no module keeps documents, every notification may be read. */
export const openDocuments: DocumentPort = { readable: async (_h, _keys, ids) => ids };

interface About {
  readonly documentId: string | null;
  /** `MATTER`: id of what it is about, where that is no document yet. */
  readonly options?: Readonly<Record<string, unknown>>;
}

function matterOf({ documentId, options }: About): string | null {
  if (documentId !== null) return documentId;
  const matter = options?.['MATTER'];
  return typeof matter === 'string' ? matter : null;
}

/**
 * Whether the document of a notification has been closed to its reader since, for example because
 * they left the post through which it reached them. Without a document it is never closed.
 */
export async function closedTo(
  h: Handle,
  documents: DocumentPort,
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
