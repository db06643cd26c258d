import { useCallback, useEffect, useRef, useState } from 'react';
import { isAborted } from '../api/api-error.ts';
import { newCommandKey } from '../api/idempotency.ts';
import type { UploadOptions } from '../api/upload.ts';
import { errorText } from '../words/error-text.ts';
import type { UploadItem } from './upload-item.ts';

export interface Uploaded<T> {
  readonly item: UploadItem;
  readonly file: File;
  /** What the server answered; undefined until done. */
  readonly result?: T | undefined;
}

export type SendFile<T> = (file: File, options: UploadOptions) => Promise<T>;

export interface Uploads<T> {
  readonly items: readonly UploadItem[];
  /** Answers of the uploaded files, in the order shown. */
  readonly results: readonly T[];
  /** The files that were not refused, in the order shown. */
  readonly usable: readonly File[];
  readonly isSending: boolean;
  readonly add: (files: readonly File[]) => void;
  /** Cancels or removes. */
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  readonly clear: () => void;
}

type ChangeUpload<T> = (id: string, item: Partial<UploadItem>, result?: T) => void;

/** Sends one file at a time by its id; what still runs is aborted when the component is left. */
function useTransfers<T>(send: SendFile<T>, change: ChangeUpload<T>) {
  const running = useRef(new Map<string, AbortController>());
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const map = running.current;
    return () => map.forEach((giveUp) => giveUp.abort());
  }, []);
  const start = useCallback(
    async (id: string, file: File) => {
      const giveUp = new AbortController();
      running.current.set(id, giveUp);
      change(id, { state: 'sending', sentBytes: 0, error: undefined });
      try {
        const result = await latest.current(file, {
          signal: giveUp.signal,
          idempotencyKey: id,
          // The bytes of the form around the file count too; never show more than the file itself.
          onProgress: ({ sentBytes }) => change(id, { sentBytes: Math.min(sentBytes, file.size) }),
        });
        change(id, { state: 'done', sentBytes: file.size }, result);
      } catch (error) {
        if (!isAborted(error)) change(id, { state: 'failed', error: errorText(error) });
      } finally {
        running.current.delete(id);
      }
    },
    [change],
  );
  const abort = useCallback((id: string) => running.current.get(id)?.abort(), []);
  return { start, abort };
}

/** An item of a file that was just selected. */
function itemOf(file: File, error: string | undefined): UploadItem {
  const state = error ? 'refused' : 'waiting';
  return { id: newCommandKey(), name: file.name, sizeBytes: file.size, state, sentBytes: 0, error };
}

/**
 * Files sent as soon as they are selected, each with its own progress, error and key; give the
 * result to `FileUpload`.
 *
 * @param refuse a sentence why a file is not even sent (see `fileRefusal`), or null
 */
export function useUploads<T>(
  send: SendFile<T>,
  refuse: (file: File) => string | null = () => null,
): Uploads<T> {
  const [all, setAll] = useState<readonly Uploaded<T>[]>([]);
  const latestRefuse = useRef(refuse);
  useEffect(() => {
    latestRefuse.current = refuse;
  });

  const change = useCallback<ChangeUpload<T>>((id, item, result) => {
    setAll((known) =>
      known.map((one) =>
        one.item.id === id ? { ...one, item: { ...one.item, ...item }, result } : one,
      ),
    );
  }, []);

  const { start, abort } = useTransfers(send, change);

  const add = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        const item = itemOf(file, latestRefuse.current(file) ?? undefined);
        setAll((known) => [...known, { item, file }]);
        if (item.state === 'waiting') void start(item.id, file);
      }
    },
    [start],
  );
  const remove = useCallback(
    (id: string) => {
      abort(id);
      setAll((known) => known.filter(({ item }) => item.id !== id));
    },
    [abort],
  );
  const retry = (id: string) => {
    const one = all.find(({ item }) => item.id === id);
    if (one?.item.state === 'failed') void start(id, one.file);
  };
  return {
    items: all.map(({ item }) => item),
    results: all.flatMap(({ result }) => (result === undefined ? [] : [result])),
    usable: all.flatMap(({ item, file }) =>
      item.state === 'refused' || item.state === 'failed' ? [] : [file],
    ),
    isSending: all.some(({ item }) => item.state === 'sending' || item.state === 'waiting'),
    add,
    remove,
    retry,
    clear: () => all.forEach(({ item }) => remove(item.id)),
  };
}
