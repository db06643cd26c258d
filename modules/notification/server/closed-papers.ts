import type { Handle } from '@sarn/platform-server';

/** Who keeps the papers says which of them the keys of a person still open. */
export interface PaperPort {
  /** Of these papers, the ids of those that may be read by the keys. */
  readable(
    h: Handle,
    keys: readonly string[],
    documentIds: readonly string[],
  ): Promise<Iterable<string>>;
}

/** Where nobody keeps papers, whatever was told may be read. */
export const openPapers: PaperPort = { readable: async (_h, _keys, ids) => ids };

interface About {
  readonly documentId: string | null;
}

/**
 * Tells of each piece of news whether its paper has been closed to the reader since he was told:
 * he gave up the post through which it reached him, say. What is about no paper is never closed.
 */
export async function closedTo(
  h: Handle,
  papers: PaperPort,
  keys: readonly string[],
  news: readonly About[],
): Promise<(about: About) => boolean> {
  const ids = new Set(news.flatMap(({ documentId }) => documentId ?? []));
  const open = new Set(ids.size > 0 ? await papers.readable(h, keys, [...ids]) : []);
  return ({ documentId }) => documentId !== null && !open.has(documentId);
}
