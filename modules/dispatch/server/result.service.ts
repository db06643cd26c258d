import type { Tx } from '@sarn/platform-server';
import { actTerms } from '@sarn/document/contract';
import { outsideStates } from '@sarn/correspondence/contract';
import { bounceReasonOf, bounceReasons } from '../contract/index.ts';
import type { BounceReason } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { holdDocument } from '@sarn/document/server';
import { addToHistory } from '@sarn/document/server';
import type { EventDetail } from '@sarn/document/server';
import { listRecipients, setRecipient } from '@sarn/correspondence/server';
import type { RecipientRow } from '@sarn/correspondence/server';
import type { DocumentRow } from '@sarn/document/server';
import { findDispatch, listDispatches, updateDispatch } from './dispatch.store.ts';
import type { DispatchRow } from './dispatch.store.ts';
import { stateOnOutcome } from './sending.rules.ts';
import type { DispatchOutcome } from './sending.rules.ts';
import { settleLetter } from './settle-letter.ts';
import { tellTrouble } from './tell-trouble.ts';

/** A result of an attempt, from a channel, from the mailbox of the agency, or from the receiver. */
export interface DispatchResult {
  /** Which attempt: by its id, or by the id that the other side uses. */
  readonly dispatchId?: string | undefined;
  readonly messageId?: string | undefined;
  /**
   * `sent`: it left the agency. `delivered`: the receiver has it. `accepted`: the receiver
   * registered it. `bounced`: it cannot be delivered. `rejected`: the receiver sent it back.
   */
  readonly outcome: DispatchOutcome;
  /** The text of the other side, such as `550 5.1.1 User unknown`. */
  readonly detail?: string | undefined;
  /** One of `bounceReasons`; derived from the detail where left out. */
  readonly reason?: BounceReason | undefined;
  /** The number under which the receiver registered it. */
  readonly receiveNumber?: string | undefined;
  /** When it happened, where that is told later; ISO 8601 in UTC. */
  readonly endedAt?: string | undefined;
  /** The person of the agency who reported it; where left out, the system. */
  readonly by?: string | undefined;
  /** True when the receiver pressed the link of the letter. */
  readonly isAcknowledged?: boolean | undefined;
}

/** `known`: it changes nothing. `unknown`: no attempt of this installation. */
export type Recorded = 'recorded' | 'known' | 'unknown';

const longestDetail = 500;

/**
 * Records a result of an attempt, once: on the attempt, its addressee and the letter, with an event
 * in the history, and a notice to the sender where somebody must act. Repeats change nothing.
 */
export async function recordDispatchResult(
  deps: Dependencies,
  tx: Tx,
  result: DispatchResult,
): Promise<Recorded> {
  const found = await findDispatch(tx, result);
  if (!found) return 'unknown';
  const document = await holdDocument(tx, found.documentId);
  const dispatches = await listDispatches(tx, found.documentId);
  const dispatch = dispatches.find(({ id }) => id === found.id);
  const recipients = await listRecipients(tx, found.documentId);
  const recipient = recipients.find(({ id }) => id === found.recipientId);
  if (!document || !dispatch || !recipient) return 'unknown';
  const isLast = !dispatches.some(
    (one) => one.recipientId === recipient.id && one.attempt > dispatch.attempt,
  );
  return record(deps, tx, { result, document, dispatch, recipient, isLast });
}

interface News {
  readonly result: DispatchResult;
  readonly document: DocumentRow;
  readonly dispatch: DispatchRow;
  readonly recipient: RecipientRow;
  readonly isLast: boolean;
}

async function record(deps: Dependencies, tx: Tx, news: News): Promise<Recorded> {
  const { result, document, dispatch, recipient, isLast } = news;
  const { outcome, detail = '', receiveNumber = '' } = result;
  const to = stateOnOutcome(dispatch.state, outcome);
  if (!to) return 'known';
  const at = deps.platform.clock.now().toISOString();
  const isTrouble = to === 'BOUNCED' || to === 'RETURNED';
  const reason = isTrouble ? reasonOf(result) : null;
  await updateDispatch(tx, dispatch.id, {
    ...{ state: to, sendingSince: null },
    ...(dispatch.sentAt === null && !isTrouble ? { sentAt: at } : {}),
    ...(outcome === 'sent'
      ? {}
      : { endedAt: result.endedAt ?? at, detail: detail.slice(0, longestDetail) }),
    ...(reason ? { reason } : {}),
    ...(receiveNumber ? { receiveNumber } : {}),
    ...(result.isAcknowledged ? { acknowledgedAt: at } : {}),
  });
  // The failure of an earlier attempt no longer matters to the addressee; its arrival does.
  const isForRecipient = isLast || to === 'DELIVERED' || to === 'ACCEPTED';
  if (isForRecipient) {
    const words = reason ? bounceReasons[reason].th : '';
    await setRecipient(tx, recipient.id, {
      state: to,
      note: words,
      ...(receiveNumber ? { theirNo: receiveNumber } : {}),
      ...(recipient.sentAt === null && !isTrouble ? { sentAt: at, sentBy: dispatch.askedBy } : {}),
    });
  }
  const after = isForRecipient ? await settleLetter(deps, tx, document) : document;
  const lines = linesOf(recipient, { to, reason, detail, receiveNumber, dispatch });
  await writeEvent(deps, tx, news, { after, lines, at });
  if (isTrouble && isForRecipient)
    await tellTrouble(deps, tx, { document, dispatch, recipient, to });
  return 'recorded';
}

function reasonOf({ outcome, reason, detail = '' }: DispatchResult): BounceReason {
  return reason ?? (outcome === 'rejected' ? 'refused' : bounceReasonOf(detail));
}

interface Told {
  readonly to: keyof typeof outsideStates;
  readonly reason: BounceReason | null;
  readonly detail: string;
  readonly receiveNumber: string;
  readonly dispatch: DispatchRow;
}

function linesOf({ name }: RecipientRow, told: Told): EventDetail[] {
  const { to, reason, detail, receiveNumber, dispatch } = told;
  const words = [outsideStates[to].th, dispatch.address, receiveNumber].filter(Boolean);
  return [
    { label: { th: name, en: name }, value: words.join(' ') },
    ...(reason ? [{ label: { th: 'สาเหตุ', en: 'Reason' }, value: bounceReasons[reason].th }] : []),
    ...(reason && detail
      ? [
          {
            label: { th: 'ข้อความจากปลายทาง', en: 'Words of the other side' },
            value: detail.slice(0, longestDetail),
          },
        ]
      : []),
  ];
}

async function writeEvent(
  deps: Dependencies,
  tx: Tx,
  { document, dispatch, result }: News,
  written: { readonly after: DocumentRow; readonly lines: EventDetail[]; readonly at: string },
): Promise<void> {
  const requestId = `dispatch ${dispatch.id}`;
  const [person] = result.by ? await deps.organisation.personCard(tx, [result.by]) : [];
  const actorName = person?.name ?? (result.isAcknowledged ? 'ผู้รับหนังสือ' : 'ระบบ');
  const actorPost = person?.positionName ?? actTerms.dispatchResult.th;
  await addToHistory(deps, tx, {
    ...{ documentId: document.id, transmissionId: null, assignmentId: null, subject: 'document' },
    ...{ act: 'dispatchResult', fromState: document.state, toState: written.after.state },
    ...{ actorId: person?.id ?? null, actorName, actorPost, unitName: null },
    ...{ note: '', detail: written.lines, fileIds: [], at: written.at, requestId },
  });
  await deps.platform.audit.write(tx, {
    act: 'registry.dispatchResult',
    callerId: person?.id ?? null,
    subject: { kind: 'document', id: document.id },
    detail: { dispatchId: dispatch.id, outcome: result.outcome },
    requestId,
  });
}
