import { toastDefaults } from '@sarn/kernel';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { DialogTone } from './dialogs.ts';

export interface ToastContent {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone?: DialogTone | undefined;
  /** A thing to do about it; pressing it also closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface ToastOptions extends ToastContent {
  /** 2500 unless said; it waits while the pointer or the focus is on it. */
  readonly timeoutMs?: number | undefined;
}

export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 4 });

export interface Toasts {
  /** Shows a passing message. @returns closes it before its time */
  readonly show: (options: ToastOptions) => () => void;
}

/** Passing messages, for code outside React too. */
export const toasts: Toasts = {
  show: ({ timeoutMs = toastDefaults.timerMs, ...content }) => {
    const key = toastQueue.add(content, { timeout: timeoutMs });
    return () => toastQueue.close(key);
  },
};

/** `useToasts().show({ title })`; the region stands in `PlatformProvider`. */
export function useToasts(): Toasts {
  return toasts;
}
