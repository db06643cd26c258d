import type { DocumentDetail } from '@sarn/document/contract';
import { isClassified } from '@sarn/document/contract';
import { useDocument } from '@sarn/document/web';
import { useSearch } from '@tanstack/react-router';

/** With what the form of a new document begins, as its address says it. */
export interface Beginning {
  readonly title?: string;
  /** A document of the same kind, whose text and addressee are taken over. */
  readonly like?: string;
  /** The language of an outgoing letter. */
  readonly language?: 'en';
}

interface Begun {
  readonly title: string;
  readonly isEnglish: boolean;
  readonly like: DocumentDetail | null;
}

/** What the address says; `failure` where the document that it names cannot be read. */
type BeginningState =
  | { readonly is: 'pending' }
  | { readonly is: 'failed'; readonly failure: unknown; readonly retry: () => void }
  | ({ readonly is: 'known' } & Begun);

/**
 * Reads the address of a new document. Nothing is taken of a document of another kind, and nothing of a
 * classified one, whose text may not be copied into a form that is kept on this device.
 */
export function useBeginning(kind: string): BeginningState {
  const search: { readonly [key in keyof Beginning]?: unknown } = useSearch({ strict: false });
  const asked = typeof search.like === 'string' ? search.like : null;
  const found = useDocument(asked);
  if (asked !== null && found.isPending) return { is: 'pending' };
  if (asked !== null && !found.data) {
    return { is: 'failed', failure: found.error, retry: () => void found.refetch() };
  }
  const like = found.data ?? null;
  return {
    is: 'known',
    title: typeof search.title === 'string' ? search.title : '',
    isEnglish: search.language === 'en',
    like: like?.kind === kind && !isClassified(like.secrecy) ? like : null,
  };
}

/**
 * The values that a form takes over from another document: all but those that belong to one document, which
 * are as in an empty form.
 */
export const begunLike = <D extends object, K extends keyof D>(
  other: D,
  empty: D,
  ofOneDocument: readonly K[],
): D => ({
  ...other,
  ...Object.fromEntries(ofOneDocument.map((name) => [name, empty[name]])),
});
