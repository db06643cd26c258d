import type { QueueCode } from '@sarn/document/contract';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { AnyRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

export interface OpenedDocument {
  readonly documentId: string;
  readonly queue?: QueueCode | undefined;
  /** Key of the row that was opened: its state and due date are shown. */
  readonly row?: string | undefined;
  /** The act whose form is opened with it. */
  readonly act?: string | undefined;
  /** How many entries of the browser history lie above the page: one for each document opened. */
  readonly depth: number;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The document in the window above the page. */
    readonly openedDocument?: OpenedDocument | undefined;
  }
}

let router: AnyRouter | null = null;

const opened = (): OpenedDocument | null => router?.history.location.state.openedDocument ?? null;

function note(next: OpenedDocument, isInPlace: boolean): void {
  void router?.navigate({
    to: '.',
    search: true,
    hash: true,
    state: (known) => ({ ...known, openedDocument: next }),
    replace: isInPlace,
    resetScroll: false,
  });
}

/**
 * Opens a document in the large window, from anywhere (a notification, a panel of a published kind,
 * a queue). It is an entry of the browser history: Back closes it, and a refresh keeps it open.
 *
 * The window itself is `DocumentHost`, which is rendered once in the shell.
 *
 * @param act is begun at once, its form beside the document, where the reader may do it
 */
export function openDocument(
  documentId: string,
  queue?: QueueCode,
  row?: string,
  act?: string,
): void {
  note({ documentId, queue, row, act, depth: (opened()?.depth ?? 0) + 1 }, false);
}

/** The act was begun: a refresh does not begin it again. */
export function forgetAct(): void {
  const known = opened();
  if (known?.act !== undefined) note({ ...known, act: undefined }, true);
}

/** Shows another document in the place of the opened one: Back leads to the list, not through all. */
export function showDocument(documentId: string, row?: string): void {
  const known = opened();
  if (known) note({ ...known, documentId, row, act: undefined }, true);
  else openDocument(documentId, undefined, row);
}

/** Closes the window, as Back does. What is typed inside may keep it open (`LeaveGuard`). */
export function closeDocument(): void {
  const known = opened();
  if (known) router?.history.go(-known.depth);
}

/** What is open. Makes the router known to the functions above. */
export function useOpenedDocument(): OpenedDocument | null {
  const known = useRouter();
  useEffect(() => {
    router = known;
    return () => {
      router = null;
    };
  }, [known]);
  return useLocation({ select: ({ state }) => state.openedDocument ?? null });
}
