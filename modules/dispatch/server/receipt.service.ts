import { AppError } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ReceiptView } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { findDocument, holdDocument } from '@sarn/document/server';
import { listRecipients } from '@sarn/correspondence/server';
import { findDispatch, updateDispatch } from './dispatch.store.ts';
import { readReceiptToken } from './receipt-link.ts';
import { recordDispatchResult } from './result.service.ts';

/** Letters that were made void, or are classified now, are shown to nobody outside. */
const hidden = new Set<string>(['CANCELLED']);

/** @throws 'registry.receipt-link', 'registry.receipt-expired' */
export async function shownReceipt(
  deps: Dependencies,
  h: Handle,
  token: string,
): Promise<ReceiptView> {
  return viewOf(deps, h, await dispatchIdOf(deps, token));
}

async function dispatchIdOf(deps: Dependencies, token: string): Promise<string> {
  return readReceiptToken(await deps.linkKey(), token, deps.platform.clock.now());
}

async function viewOf(deps: Dependencies, h: Handle, dispatchId: string): Promise<ReceiptView> {
  const dispatch = await findDispatch(h, { dispatchId });
  const document = dispatch && (await findDocument(h, dispatch.documentId));
  if (!document || hidden.has(document.state) || document.secrecy !== 'normal') {
    throw new AppError('registry.receipt-link');
  }
  const recipients = await listRecipients(h, document.id);
  const recipient = recipients.find(({ id }) => id === dispatch.recipientId);
  return {
    agency: (await deps.organisation.rootUnit(h)).name,
    letterNo: document.letterNo,
    letterDate: document.letterDate ?? '',
    subject: document.title,
    recipient: recipient?.name ?? '',
    confirmedAt: dispatch.acknowledgedAt,
    receiveNumber: dispatch.receiveNumber,
  };
}

/**
 * The receiver confirms the letter. The receiver's number may come with the confirmation or once
 * afterwards; earlier statements are not changed.
 *
 * @throws 'registry.receipt-known' also for a repeated confirmation
 */
export async function confirm(
  deps: Dependencies,
  tx: Tx,
  { token, receiveNumber }: { readonly token: string; readonly receiveNumber: string },
): Promise<ReceiptView> {
  const dispatchId = await dispatchIdOf(deps, token);
  await viewOf(deps, tx, dispatchId);
  const found = await findDispatch(tx, { dispatchId });
  await holdDocument(tx, found?.documentId ?? '');
  const dispatch = await findDispatch(tx, { dispatchId });
  const isFirst = dispatch?.acknowledgedAt === null;
  const isNumberNew = receiveNumber !== '' && dispatch?.receiveNumber === '';
  if (!isFirst && !isNumberNew) throw new AppError('registry.receipt-known');
  const recorded = await recordDispatchResult(deps, tx, {
    dispatchId,
    outcome: receiveNumber ? 'accepted' : 'delivered',
    receiveNumber,
    isAcknowledged: true,
  });
  // A clerk had recorded the result already: the receiver's confirmation is added to it.
  if (recorded === 'known') {
    const acknowledgedAt = deps.platform.clock.now().toISOString();
    await updateDispatch(tx, dispatchId, { acknowledgedAt });
  }
  return viewOf(deps, tx, dispatchId);
}
