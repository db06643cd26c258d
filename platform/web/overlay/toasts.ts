import { toastDefaults } from '@sarn/kernel';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { DialogTone } from './dialogs.ts';

export interface ToastContent {
  /** Empty for a failure, whose sentence is that of its error. */
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone?: DialogTone | undefined;
  /** An action offered with it; pressing it also closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** What failed: the toast says it, and what other modules know about a refusal. */
  readonly error?: unknown;
}

export interface ToastOptions extends ToastContent {
  /** Default 2500; it waits while the pointer or the focus is on it. */
  readonly timeoutMs?: number | undefined;
}

// Several: of one alone the newest is shown, and an earlier message ends unread behind it.
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });

export interface Toasts {
  /** Shows a toast. @returns closes it before its time */
  readonly show: (options: ToastOptions) => () => void;
  /** A failure of something that has no form or page of its own to show it. */
  readonly fail: (error: unknown) => void;
}

/** Long enough to read the sentence and what is known about it. */
const failureMs = 12_000;

function show({ timeoutMs = toastDefaults.timerMs, ...content }: ToastOptions): () => void {
  const key = toastQueue.add(content, { timeout: timeoutMs });
  return () => toastQueue.close(key);
}

/** Toasts, for code outside React too. */
export const toasts: Toasts = {
  show,
  fail: (error) => void show({ tone: 'danger', title: '', error, timeoutMs: failureMs }),
};

/** `useToasts().show({ title })`; the region is in `PlatformProvider`. */
export function useToasts(): Toasts {
  return toasts;
}
