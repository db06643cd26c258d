import { checkKept, getDocument } from '@sarn/document/contract';
import {
  call,
  dropCopiesAbout,
  isUnreached,
  keptDocuments,
  onChange,
  onLineBack,
} from '@sarn/platform-web';
import type { Happened } from '@sarn/platform-web';

/** Changes come in groups; one call asks for all of them. */
const gatherMs = 1000;
/** What one call may ask for (`checkKept`). */
const mostAsked = 500;

/**
 * Removes the copies of documents that their reader may not read any more, or that have got a class:
 * at once, when the line is back, and when the server tells of a change.
 *
 * @returns ends it
 */
export function watchKeptDocuments(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Null: all that are kept. */
  let due: Set<string> | null = new Set();
  const look = () => {
    const asked = due;
    due = new Set();
    checkCopies(asked).catch((failure: unknown) => {
      // Looked at again when the line is back.
      if (!isUnreached(failure)) console.warn('copies were not checked', failure);
    });
  };
  const later = (documentId: string | null) => {
    if (documentId === null) due = null;
    else due?.add(documentId);
    clearTimeout(timer);
    timer = setTimeout(look, gatherMs);
  };
  const stopChanges = onChange((change) => {
    if (change.kind === 'document') later(change.id);
    else if (change.kind === 'access' || change.kind === 'unknown') later(null);
  });
  const stopBack = onLineBack(() => later(null));
  later(null);
  return () => {
    clearTimeout(timer);
    stopChanges();
    stopBack();
  };
}

async function checkCopies(asked: ReadonlySet<string> | null): Promise<void> {
  const kept = await keptDocuments();
  const documentIds = kept.filter((id) => asked === null || asked.has(id)).slice(0, mostAsked);
  if (documentIds.length === 0) return;
  const still = new Set((await call(checkKept, { documentIds })).documentIds);
  for (const id of documentIds) if (!still.has(id)) await dropCopiesAbout(id);
}

/** What was done on a document since a moment, by anybody. */
export async function historySince(documentId: string, since: string): Promise<Happened[]> {
  const { item } = await call(getDocument, { documentId });
  return item.history
    .filter(({ at }) => at > since)
    .map(({ at, actorName, actTerm }) => ({ at, who: actorName, what: actTerm }));
}
