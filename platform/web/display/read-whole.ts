/** A list that the server gives in pages. */
export interface PagedList<R> {
  /** One page, from 1, always with the same filter and in the same order. */
  readonly read: (page: number, signal: AbortSignal) => Promise<ListPage<R>>;
  readonly idOf: (row: R) => string;
  /** Most rows that are read. */
  readonly limit: number;
}

export interface ListPage<R> {
  readonly rows: readonly R[];
  /** Rows of all pages. */
  readonly total: number;
}

/**
 * The rows of a list over all its pages, as far as its limit. A row that moved to a later page meanwhile,
 * because another one was added before it, is there once.
 *
 * @param onRead is told after each page how many rows there are by now
 * @throws what a page throws, and AbortError when given up
 */
export async function readWhole<R>(
  { read, idOf, limit }: PagedList<R>,
  signal: AbortSignal,
  onRead: (count: number) => void,
): Promise<readonly R[]> {
  const found = new Map<string, R>();
  for (let page = 1; found.size < limit; page += 1) {
    const { rows, total } = await read(page, signal);
    signal.throwIfAborted();
    for (const row of rows) if (found.size < limit) found.set(idOf(row), row);
    onRead(found.size);
    // An empty page ends it too: rows may have left the list since the first page was read.
    if (rows.length === 0 || found.size >= total) break;
  }
  return [...found.values()];
}
