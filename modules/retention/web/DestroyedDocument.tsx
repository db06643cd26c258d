import { EmptyState, useWords } from '@sarn/platform-web';
import { retentionWords } from './words/retention-words.ts';

/** Shown instead of a document whose content is destroyed: by which list, and what is left. */
export function DestroyedDocument({ note }: { readonly note: string }) {
  const say = useWords(retentionWords);
  return <EmptyState title={note || say('destroyed.title')} text={say('destroyed.text')} />;
}
