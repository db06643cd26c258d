import { queueCodes } from '@sarn/document/contract';
import type { ReaderState } from '@sarn/document/contract';
import type { QueueRow } from '@sarn/search/contract';
import { expect, it } from 'vitest';
import { people } from '@sarn/demo';
import { isFullRun, Rotation } from '@sarn/server/testing';
import { signIn } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { useInstance } from './harness/instance.ts';

const instance = useInstance();

/** Rows of each queue that are compared: the newest ones. */
const size = 4;

async function rowsOf(api: ApiClient): Promise<QueueRow[]> {
  const pages = await Promise.all(
    queueCodes.map((code) => api.get(`/registry/queue/${code}?size=${size}`)),
  );
  return pages.flatMap(({ rows }) => rows as QueueRow[]);
}

/** What a reader is told twice: state, due date, and the number in the unit of the reader. */
const told = ({ stateTerm, dueDate }: Pick<ReaderState, 'stateTerm' | 'dueDate'>) =>
  `${stateTerm.th}, ${dueDate ?? '-'}`;

it('each reader sees one state and one due date of a document, in the row and inside', async () => {
  const different: string[] = [];
  let compared = 0;
  for (const { username } of new Rotation().take(people, 8)) {
    const api = await signIn(instance.url, username);
    for (const row of await rowsOf(api)) {
      const { item } = await api.get(`/registry/document/${row.documentId}`);
      const { forReader } = item as { forReader: readonly ReaderState[] };
      const inside = forReader.find(({ key }) => key === row.key);
      compared += 1;
      const own = inside ? told(inside) : 'nothing of it';
      if (own !== told(row)) different.push(`${username} ${row.key}: ${told(row)} – ${own}`);
      if (row.on === 'transmission' && row.receiveNo && row.receiveNo !== inside?.receiveNo) {
        different.push(`${username} ${row.key}: no. ${row.receiveNo} – ${inside?.receiveNo}`);
      }
    }
  }
  expect(different).toEqual([]);
  expect(compared).toBeGreaterThan(isFullRun ? 100 : 20);
});
