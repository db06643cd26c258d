import { GovernmentDocument } from '../../contract/index.ts';
import type { MessageBody } from '../../contract/index.ts';
import type { Handle } from '@sarn/platform-server';
import { noticeMessages } from '../channel.ts';
import type { Notice, NoticeKind, Receipt } from '../channel.ts';
import { listOutParts } from '../outbox.store.ts';
import type { OutboxRow } from '../outbox.store.ts';
import type { GatewayClient } from './gateway-client.ts';

/**
 * Sends one whole message of the outbox to the gateway: a letter with its files, a notice, or a
 * withdrawal.
 *
 * @throws NotTaken
 */
export async function deliverByGateway(
  client: GatewayClient,
  h: Handle,
  { id, message, body }: OutboxRow,
): Promise<Receipt> {
  if (message === 'CorrespondenceLetterOutboundRequest') {
    const { GovernmentDocument: document } = body as { GovernmentDocument: unknown };
    return client.send(GovernmentDocument.parse(document), await filesOf(h, id));
  }
  if (message === 'DeleteGovernmentDocumentRequest') {
    return client.withdraw(body as MessageBody<'DeleteGovernmentDocumentRequest'>);
  }
  const kind = Object.entries(noticeMessages).find(([, name]) => name === message)?.[0];
  if (!kind) throw new Error(`the gateway knows no ${message}`);
  return client.notify(kind as NoticeKind, noticeOf(body));
}

/** Files of a letter by their hash, joined from the parts in which they are stored. */
async function filesOf(h: Handle, outboxId: string): Promise<Map<string, Uint8Array>> {
  const parts = Map.groupBy(await listOutParts(h, outboxId), ({ sha256 }) => sha256);
  return new Map(
    [...parts].map(([sha256, pieces]) => [
      sha256,
      Buffer.concat(pieces.map(({ content }) => content)),
    ]),
  );
}

function noticeOf(body: unknown): Notice {
  const told = body as Partial<MessageBody<'AcceptLetterNotifier'>> & { readonly Reason?: string };
  return {
    processId: told.LetterProcessID ?? '',
    letterId: told.LetterID ?? '',
    letterDate: told.CorrespondenceDate ?? '',
    subject: told.Subject ?? '',
    acceptId: told.AcceptID ?? '',
    reason: told.Reason ?? '',
  };
}
