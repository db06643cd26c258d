const keyOf = (name: string, documentId: string | undefined) =>
  `sarn_${name}_${documentId ?? 'new'}`;

/**
 * Keeps a text on this machine when the server could not take it.
 *
 * @param name kind of paper: each kind keeps one new draft
 * @returns false where the browser keeps nothing; the text then lives as long as the page
 */
export function keepDraft(name: string, documentId: string | undefined, draft: object): boolean {
  try {
    localStorage.setItem(keyOf(name, documentId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The text kept before, or null. */
export function keptDraft<D>(name: string, documentId: string | undefined): D | null {
  try {
    const text = localStorage.getItem(keyOf(name, documentId));
    return text === null ? null : (JSON.parse(text) as D);
  } catch {
    return null;
  }
}

/** Forgets the kept text: it is on the server, or not wanted. */
export function forgetDraft(name: string, documentId: string | undefined): void {
  try {
    localStorage.removeItem(keyOf(name, documentId));
  } catch {
    // Where nothing can be kept, there is nothing to forget.
  }
}
