import type { ListRow } from '@sarn/search/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keysFor, takeStep } from './bulk-step.ts';
import type { BulkAnswers, BulkDone, BulkStep } from './bulk-step.ts';

export type LineResult =
  | { readonly state: 'done'; readonly done: BulkDone }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * Does a step to one line after the other, and keeps what became of each. A line that failed may
 * be tried again under its key; the others stay as they are.
 */
export function useBulk(step: BulkStep, rows: readonly ListRow[]) {
  const client = useQueryClient();
  const [keys] = useState(() => keysFor(rows));
  const [results, setResults] = useState<ReadonlyMap<string, LineResult>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const run = async (answers: BulkAnswers) => {
    setRunning(true);
    const due = rows.filter((row) => results.get(row.key)?.state !== 'done');
    for (const row of due) {
      // Who closes the window stops it: what is done is done, the rest stays as it was.
      if (!isOpen.current) break;
      const result = await takeStep(step, row, answers, keys.get(row.key) ?? '').then(
        (done): LineResult => ({ state: 'done', done }),
        (error: unknown): LineResult => ({ state: 'failed', error }),
      );
      setResults((known) => new Map(known).set(row.key, result));
    }
    setRunning(false);
    await client.invalidateQueries({ queryKey: ['registry'] });
  };
  const failed = [...results.values()].filter(({ state }) => state === 'failed').length;
  return { run, results, isRunning, failed };
}
