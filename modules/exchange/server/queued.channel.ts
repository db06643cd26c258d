import { newId } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import type { ExchangeMessage } from '../contract/index.ts';
import { noticeMessages } from './channel.ts';
import type { ExchangeChannel } from './channel.ts';
import type { ExchangeDependencies } from './dependencies.ts';
import { findWaitingForUpdate, setConfirmed } from './inbox.store.ts';
import { insertOut } from './outbox.store.ts';
import { deliverLater } from './pull-queue.ts';

/**
 * `ExchangeChannel` on the queues of this installation: outbox for sending, inbox for receiving.
 * The way depends on the partner (`deliver.service.ts`): directly to its installation, or by the
 * national gateway.
 */
export function queuedChannel(deps: ExchangeDependencies): ExchangeChannel {
  const now = (): string => deps.platform.clock.now().toISOString();
  const queue = async (
    tx: Tx,
    out: {
      id?: string;
      partnerId: string;
      message: ExchangeMessage;
      body: unknown;
      documentId?: string;
    },
  ): Promise<void> => {
    const { id = newId(), documentId = null } = out;
    await insertOut(tx, { ...out, id, documentId, at: now() });
    await deliverLater(deps, tx, id, 'first');
  };
  return {
    send: (tx, { id, partnerId, documentId }) =>
      queue(tx, {
        id,
        partnerId,
        documentId,
        message: 'CorrespondenceLetterOutboundRequest',
        body: null,
      }),
    pull: findWaitingForUpdate,
    confirm: (tx, processId) => setConfirmed(tx, processId, now()),
    notify(tx, partnerId, kind, notice) {
      const { processId, letterId, letterDate, subject, acceptId, reason } = notice;
      const body = {
        LetterProcessID: processId,
        LetterID: letterId,
        CorrespondenceDate: letterDate,
        Subject: subject,
        ...(kind === 'accepted' ? { AcceptID: acceptId } : {}),
        ...(kind === 'rejected' || kind === 'invalid' ? { Reason: reason ?? '' } : {}),
      };
      return queue(tx, { partnerId, message: noticeMessages[kind], body });
    },
    withdraw: (tx, partnerId, body) =>
      queue(tx, { partnerId, message: 'DeleteGovernmentDocumentRequest', body }),
  };
}
