import { waitingAct } from '@sarn/correspondence/contract';
import { actTerms } from '@sarn/document/contract';
import type { DocumentKind, FlowState } from '@sarn/document/contract';
import type { ListRow } from '@sarn/search/contract';
import { circularPrefix, escalatedKind, queuePrefix, reminderPrefix } from '../contract/index.ts';
import type { ListedNotice, NextAct } from '../contract/index.ts';

/**
 * What the reader would do next about a notice; null where nothing waits. The name is that of the button in
 * the opened document: of one queue, some documents are ordered on and others assigned.
 *
 * @param subject what waits, as the reader has it: a document, a transmission or an assignment
 */
export function nextActOf(
  { isOpen, isClosed, kind }: ListedNotice,
  subject: ListRow | undefined,
): NextAct | null {
  if (!isOpen || isClosed) return null;
  if (kind.startsWith(circularPrefix)) return { queue: '', term: actTerms.acknowledge };
  const queue = queueOf(kind);
  const act = subject && queue !== '' ? actOn(subject, queue) : undefined;
  return { queue, term: act === undefined ? null : actTerms[act] };
}

function queueOf(kind: string): string {
  if (kind.startsWith(queuePrefix)) return kind.slice(queuePrefix.length);
  const isOwn = kind.startsWith(reminderPrefix) && kind !== escalatedKind;
  return isOwn ? 'jobAssign' : '';
}

const actOn = ({ kind, on, state }: ListRow, queue: string) =>
  waitingAct({ kind: kind as DocumentKind, on, state: state as FlowState }, queue);
