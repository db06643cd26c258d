import { useMounted } from '@sarn/platform-web';
import type { QueueRow } from '@sarn/search/contract';
import { useUser } from '@sarn/authentication/web';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keysFor, takeStep } from './bulk-step.ts';
import type { BulkAnswers, BulkDone, BulkStep } from './bulk-step.ts';

export type LineResult =
  | { readonly state: 'done'; readonly done: BulkDone }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * Does an act on one row after the other, and keeps the result of each. A row that failed may be
 * tried again under its key; the others stay as they are.
 */
export function useBulk(step: BulkStep, rows: readonly QueueRow[]) {
  const client = useQueryClient();
  const personId = useUser()?.personId;
  const [keys] = useState(() => keysFor(rows));
  const [results, setResults] = useState<ReadonlyMap<string, LineResult>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isOpen = useMounted();
  const run = async (answers: BulkAnswers) => {
    setRunning(true);
    const due = rows.filter((row) => results.get(row.key)?.state !== 'done');
    for (const row of due) {
      // Closing the dialog stops it: what is done is done, the other rows stay as they were.
      if (!isOpen.current) break;
      const by = { personId, idempotencyKey: keys.get(row.key) ?? '' };
      const result = await takeStep(step, row, answers, by).then(
        (done): LineResult => ({ state: 'done', done }),
        (error: unknown): LineResult => ({ state: 'failed', error }),
      );
      setResults((known) => new Map(known).set(row.key, result));
    }
    setRunning(false);
    await client.invalidateQueries({ queryKey: ['registry'] });
  };
  const all = [...results.values()];
  const failed = all.filter(({ state }) => state === 'failed').length;
  const waiting = all.filter((one) => one.state === 'done' && one.done.isWaiting).length;
  return { run, results, isRunning, failed, waiting };
}
