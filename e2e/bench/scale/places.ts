import type { ApiClient } from '../../api-client.ts';

interface Card {
  readonly CODE: string;
  readonly COUNT: number;
}

/** The queues that are not empty for this person. */
export async function longQueues(api: ApiClient): Promise<{ code: string; total: number }[]> {
  const { items } = (await api.post('/get-todo-lists', {})) as unknown as { items: Card[] };
  return items
    .filter(({ COUNT }) => COUNT > 0)
    .map(({ CODE, COUNT }) => ({ code: CODE, total: COUNT }));
}

/** Documents this person may read, from all years. */
export async function documentPlaces(api: ApiClient): Promise<string[]> {
  const ids: string[] = [];
  for (const year of [2567, 2568, 2569]) {
    const path = `/registry/documents?year=${year}&size=20`;
    const { rows } = (await api.get(path)) as unknown as { rows: { documentId: string }[] };
    ids.push(...rows.map(({ documentId }) => documentId));
  }
  return ids;
}
