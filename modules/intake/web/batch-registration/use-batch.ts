import type { PickedFile } from '@sarn/file/web';
import { call, newCommandKey, useWords } from '@sarn/platform-web';
import { registerIncoming } from '@sarn/intake/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fieldErrors } from '@sarn/document/web';
import type { FieldErrors } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { emptyShared, issuesOf, linesFor, toRegistration } from './batch.ts';
import type { BatchEntry, BatchShared } from './batch.ts';

/** What became of one letter. */
export type LineResult =
  | { readonly state: 'sending' }
  | { readonly state: 'done'; readonly documentId: string; readonly receiveNo: string }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * A batch registration being registered: one request and one transaction for each letter, one after the other in
 * the order of the lines, so that they get their numbers in a run. A line that failed can be mended and
 * sent again; those that have a number stay as they are.
 */
export function useBatchRegistration() {
  const say = useWords(registryWords);
  const client = useQueryClient();
  const [shared, setShared] = useState(emptyShared);
  const [lines, setLines] = useState<readonly BatchEntry[]>([]);
  const [results, setResults] = useState<ReadonlyMap<string, LineResult>>(new Map());
  const [isChecked, setChecked] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const keys = useRef(new Map<string, string>());
  const isOpen = useIsOpen();
  const isDone = (line: BatchEntry) => results.get(line.file.id)?.state === 'done';
  const due = lines.filter((line) => !isDone(line));
  const keep = (id: string, result: LineResult) =>
    setResults((known) => new Map(known).set(id, result));

  const change = (id: string, part: Partial<BatchEntry>) => {
    setLines((known) => known.map((line) => (line.file.id === id ? { ...line, ...part } : line)));
    // What is sent next differs from what was refused, so it is another command.
    keys.current.delete(id);
  };
  const send = async (line: BatchEntry) => {
    const { id } = line.file;
    keep(id, { state: 'sending' });
    const idempotencyKey = keys.current.get(id) ?? newCommandKey();
    keys.current.set(id, idempotencyKey);
    const result = await call(registerIncoming, toRegistration(line, shared), {
      idempotencyKey,
    }).then(
      ({ documentId, receiveNo }): LineResult => ({
        state: 'done',
        documentId,
        receiveNo: receiveNo ?? '',
      }),
      (error: unknown): LineResult => ({ state: 'failed', error }),
    );
    keep(id, result);
  };
  const run = async () => {
    setChecked(true);
    if (isRunning || due.some((line) => issuesOf(line, shared).length > 0)) return false;
    setRunning(true);
    for (const line of due) {
      // Who leaves the page stops it: what has a number keeps it, the rest was not sent.
      if (!isOpen.current) break;
      await send(line);
    }
    setRunning(false);
    await client.invalidateQueries({ queryKey: ['registry'] });
    return true;
  };
  return {
    shared,
    changeShared: (part: Partial<BatchShared>) => {
      setShared({ ...shared, ...part });
      keys.current.clear();
    },
    lines,
    setFiles: (files: readonly PickedFile[]) => setLines((known) => linesFor(files, known)),
    change,
    run,
    isRunning,
    results,
    due,
    errorsOf: (line: BatchEntry): FieldErrors =>
      isChecked && !isDone(line)
        ? fieldErrors(issuesOf(line, shared), toRegistration(line, shared), say)
        : {},
  };
}

function useIsOpen() {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
