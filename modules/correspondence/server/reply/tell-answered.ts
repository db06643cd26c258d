import type { Tx } from '@sarn/platform-server';
import { formatDate } from '@sarn/kernel';
import { actTerms, isClassified, roleOfKey } from '@sarn/document/contract';
import { secretDocumentTerm } from '@sarn/classification/contract';
import { mayRead } from '@sarn/document/server';
import type { Dependencies } from '@sarn/document/server';
import { holdDocument, newcomers, setAnswered } from '@sarn/document/server';
import { addToHistory } from '@sarn/document/server';
import type { DocumentRow } from '@sarn/document/server';
import { hasAnswered } from './reply.rules.ts';
import { listConcerned, takeUntold } from './reply.store.ts';

/** Who sent or linked the answer; id null for the system, when a channel reported it. */
export interface AnsweredBy {
  readonly id: string | null;
  readonly name: string;
  readonly post: string;
  readonly requestId: string;
}

/**
 * Once the answer has left or was received: writes it in the history of the answered letter and
 * notifies everybody who still works on it. It can then be closed as answered. Once per link.
 */
export async function tellAnswered(
  deps: Dependencies,
  tx: Tx,
  reply: DocumentRow,
  by: AnsweredBy,
): Promise<void> {
  if (!hasAnswered(reply)) return;
  const at = deps.platform.clock.now().toISOString();
  for (const toId of await takeUntold(tx, reply.id, at)) {
    const answered = await holdDocument(tx, toId);
    if (!answered) continue;
    await setAnswered(tx, toId, true);
    await writeEvent(deps, tx, answered, reply, { ...by, at });
    await ring(deps, tx, answered, by);
  }
}

/** Reference to a letter: number and date; for a classified letter neither of them. */
const wordsOf = ({ letterNo, letterDate, secrecy }: DocumentRow): string =>
  isClassified(secrecy)
    ? secretDocumentTerm.th
    : `ที่ ${letterNo}${letterDate ? ` ลงวันที่ ${formatDate(letterDate, 'full', 'th')}` : ''}`;

async function writeEvent(
  deps: Dependencies,
  tx: Tx,
  answered: DocumentRow,
  reply: DocumentRow,
  by: AnsweredBy & { readonly at: string },
): Promise<void> {
  await addToHistory(deps, tx, {
    ...{
      documentId: answered.id,
      transmissionId: null,
      assignmentId: null,
      subject: 'document',
      unitName: null,
    },
    ...{ act: 'answered', fromState: answered.state, toState: null, note: '', fileIds: [] },
    ...{ actorId: by.id, actorName: by.name, actorPost: by.post, at: by.at },
    detail: [{ label: { th: 'ตอบโดยหนังสือ', en: 'Answered by' }, value: wordsOf(reply) }],
    requestId: by.requestId,
  });
}

async function ring(
  deps: Dependencies,
  tx: Tx,
  answered: DocumentRow,
  by: AnsweredBy,
): Promise<void> {
  const author = `p:${answered.authorId}`;
  const waiting = [];
  for (const principal of new Set([...(await listConcerned(tx, answered.id)), author])) {
    const code = principal === author ? ('author' as const) : roleOfKey(principal);
    if (await mayRead(tx, answered.id, [principal])) waiting.push({ code, principal });
  }
  const peopleFor = (keys: readonly string[]) => deps.organisation.peopleForPrincipals(tx, keys);
  for (const { code: role, personIds } of await newcomers(
    waiting,
    peopleFor,
    new Set(by.id === null ? [] : [by.id]),
  ))
    await deps.notifications.tell(tx, {
      ...{ personIds, role, module: 'SARABUN', kind: 'reply.answered' },
      ...{ title: actTerms.answered, message: answered.title, documentId: answered.id },
      ...{ transactionId: null, documentRef: answered.shareRef, urgency: answered.speed },
      isConfidential: answered.secrecy !== 'normal',
    });
}
