import type { MemoDraft } from './memo-draft.ts';

const keyOf = (documentId: string | undefined) => `sarn_memo_${documentId ?? 'new'}`;

/**
 * Keeps a text on this machine when the server could not take it.
 *
 * @returns false where the browser keeps nothing; the text then lives as long as the page
 */
export function keepMemo(documentId: string | undefined, draft: MemoDraft): boolean {
  try {
    localStorage.setItem(keyOf(documentId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The text kept before, or null. */
export function keptMemo(documentId: string | undefined): MemoDraft | null {
  try {
    const text = localStorage.getItem(keyOf(documentId));
    return text === null ? null : (JSON.parse(text) as MemoDraft);
  } catch {
    return null;
  }
}

/** Forgets the kept text: it is on the server, or not wanted. */
export function forgetMemo(documentId: string | undefined): void {
  try {
    localStorage.removeItem(keyOf(documentId));
  } catch {
    // Where nothing can be kept, there is nothing to forget.
  }
}
