import { toastDefaults } from '@sarn/kernel';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { DialogTone } from './dialogs.ts';

export interface ToastContent {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone?: DialogTone | undefined;
  /** An action offered with it; pressing it also closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
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
}

/** Toasts, for code outside React too. */
export const toasts: Toasts = {
  show: ({ timeoutMs = toastDefaults.timerMs, ...content }) => {
    const key = toastQueue.add(content, { timeout: timeoutMs });
    return () => toastQueue.close(key);
  },
};

/** `useToasts().show({ title })`; the region is in `PlatformProvider`. */
export function useToasts(): Toasts {
  return toasts;
}
