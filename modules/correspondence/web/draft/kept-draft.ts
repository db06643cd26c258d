const keyOf = (name: string, documentId: string | undefined) =>
  `sarn_${name}_${documentId ?? 'new'}`;

/**
 * Keeps a text in this browser when the server could not save it.
 *
 * @param name kind of document; each kind keeps one new draft
 * @returns false if the browser cannot store it; the text is then lost with the page
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

/** Removes the kept text, because it was saved or is not wanted. */
export function forgetDraft(name: string, documentId: string | undefined): void {
  try {
    localStorage.removeItem(keyOf(name, documentId));
  } catch {
    // Without storage nothing was kept.
  }
}
