import { toastDefaults } from '@sarn/kernel';
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
  /** Default 2500, of a failure 12,000; it waits while the pointer or the focus is on it. */
  readonly timeoutMs?: number | undefined;
  /** Not the answer to an act of the person: it waits until what is shown has been read. */
  readonly isNews?: boolean | undefined;
}

/** A toast that is shown or waits to be. */
export interface Told extends ToastContent {
  readonly key: string;
  readonly timeoutMs: number;
}

export interface Toasts {
  /** Shows a toast. @returns closes it before its time */
  readonly show: (options: ToastOptions) => () => void;
  /** A failure of something that has no form or page of its own to show it. */
  readonly fail: (error: unknown) => void;
}

/** Long enough to read the sentence and what is known about it. */
const failureMs = 12_000;

let list: readonly Told[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** All that was told and is not closed, the newest answer first, news last; the region shows one of it. */
export const toastList = {
  get: () => list,
  set: (next: readonly Told[]) => {
    list = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export function closeToast(key: string): void {
  toastList.set(list.filter((one) => one.key !== key));
}

function show({ isNews, ...content }: ToastOptions): () => void {
  const key = `toast-${(count += 1)}`;
  const usualMs = content.tone === 'danger' ? failureMs : toastDefaults.timerMs;
  const told = { ...content, key, timeoutMs: content.timeoutMs ?? usualMs };
  toastList.set(isNews ? [...list, told] : [told, ...list]);
  return () => closeToast(key);
}

/** Toasts, for code outside React too. */
export const toasts: Toasts = {
  show,
  fail: (error) => void show({ tone: 'danger', title: '', error }),
};

/** `useToasts().show({ title })`; the region is in `PlatformProvider`. */
export function useToasts(): Toasts {
  return toasts;
}
