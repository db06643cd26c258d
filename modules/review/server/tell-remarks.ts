import type { Tx } from '@sarn/platform-server';
import { documentNewsModule } from '@sarn/kernel';
import { isClassified } from '@sarn/document/contract';
import type { Actor, Dependencies, DocumentRow } from '@sarn/document/server';
import { reviewNewsTerms } from '../contract/index.ts';

/**
 * Tells people that something was said about a draft: by whom, and never what. Of a classified one it says that
 * there is something alone.
 */
export async function tellRemarks(
  deps: Dependencies,
  tx: Tx,
  actor: Actor,
  document: DocumentRow,
  news: {
    readonly kind: keyof typeof reviewNewsTerms;
    readonly role: 'author' | 'holder';
    readonly personIds: readonly string[];
  },
): Promise<void> {
  const personIds = news.personIds.filter((id) => id !== actor.id);
  if (personIds.length === 0) return;
  const { th, en } = reviewNewsTerms[news.kind];
  const isConfidential = isClassified(document.secrecy);
  await deps.notifications.tell(tx, {
    ...{ personIds, module: documentNewsModule, kind: news.kind, role: news.role },
    title: isConfidential
      ? { th, en }
      : { th: `${th}: ${actor.name}`, en: `${en} (${actor.name})` },
    ...{ message: document.title, documentId: document.id, transactionId: null },
    ...{ documentRef: document.shareRef, isConfidential, urgency: document.speed },
  });
}
