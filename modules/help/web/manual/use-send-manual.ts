import { errorText, isAborted } from '@sarn/platform-web';
import type { UploadItem } from '@sarn/platform-web';
import { useEffect, useRef, useState } from 'react';
import { sendManual, useReloadManuals } from '../help.client.ts';
import type { NewManual } from '../help.client.ts';

interface Progress {
  readonly state: UploadItem['state'];
  readonly sentBytes: number;
  readonly error: string | null;
}

const unsent: Progress = { state: 'waiting', sentBytes: 0, error: null };

/** Sends one file with its titles, with its progress. */
export function useSendManual() {
  const reload = useReloadManuals();
  const [file, setFile] = useState<File | null>(null);
  const [progress, setProgress] = useState(unsent);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const choose = (next: File | null) => {
    running.current?.abort();
    setFile(next);
    setProgress(unsent);
  };
  /** @returns whether it arrived; otherwise the reason is in `error` */
  const send = async (words: NewManual, idempotencyKey: string): Promise<boolean> => {
    if (!file) return false;
    const giveUp = new AbortController();
    running.current = giveUp;
    setProgress({ state: 'sending', sentBytes: 0, error: null });
    try {
      await sendManual(words, file, {
        signal: giveUp.signal,
        idempotencyKey,
        onProgress: ({ sentBytes }) =>
          setProgress({
            state: 'sending',
            sentBytes: Math.min(sentBytes, file.size),
            error: null,
          }),
      });
      await reload();
      return true;
    } catch (error) {
      setProgress(isAborted(error) ? unsent : { ...unsent, error: errorText(error) });
      return false;
    }
  };
  const items: UploadItem[] = file
    ? [
        {
          id: 'file',
          name: file.name,
          sizeBytes: file.size,
          sentBytes: progress.sentBytes,
          state: progress.state,
        },
      ]
    : [];
  return {
    file,
    items,
    error: progress.error,
    choose,
    send,
    /** Stops the running upload, then calls the given function. */
    giveUp: (then: () => void) => () => {
      running.current?.abort();
      then();
    },
  };
}
