import type { QueueCode } from '@sarn/document/contract';

export interface OpenedDocument {
  readonly documentId: string;
  readonly queue?: QueueCode | undefined;
}

const listeners = new Set<() => void>();
let opened: OpenedDocument | null = null;

function become(next: OpenedDocument | null): void {
  opened = next;
  for (const listener of listeners) listener();
}

/**
 * Opens a document in the large window, from anywhere (a notification, a panel of a published kind,
 * a queue).
 *
 * The window itself is `DocumentHost`, which is rendered once in the shell.
 */
export function openDocument(documentId: string, queue?: QueueCode): void {
  become({ documentId, queue });
}

/** Closes the window. */
export function closeDocument(): void {
  become(null);
}

/** What is open, for `useSyncExternalStore`. */
export const openedDocument = {
  get: (): OpenedDocument | null => opened,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
