import { AppError } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { ReceiptView } from '../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { findDocument, holdDocument } from '@sarn/document/server';
import { listRecipients } from '@sarn/correspondence/server';
import { findDispatch, updateDispatch } from './dispatch.store.ts';
import { readReceiptToken } from './receipt-link.ts';
import { recordDispatchResult } from './result.service.ts';

/** Letters that were made void, or turned secret, are shown to nobody outside. */
const hidden = new Set<string>(['CANCELLED']);

/** @throws 'registry.receipt-link', 'registry.receipt-expired' */
export async function shownReceipt(desk: Desk, h: Handle, token: string): Promise<ReceiptView> {
  return viewOf(desk, h, await dispatchIdOf(desk, token));
}

async function dispatchIdOf(desk: Desk, token: string): Promise<string> {
  return readReceiptToken(await desk.linkKey(), token, desk.platform.clock.now());
}

async function viewOf(desk: Desk, h: Handle, dispatchId: string): Promise<ReceiptView> {
  const dispatch = await findDispatch(h, { dispatchId });
  const document = dispatch && (await findDocument(h, dispatch.documentId));
  if (!document || hidden.has(document.state) || document.secrecy !== 'normal') {
    throw new AppError('registry.receipt-link');
  }
  const recipients = await listRecipients(h, document.id);
  const recipient = recipients.find(({ id }) => id === dispatch.recipientId);
  return {
    agency: (await desk.organisation.rootUnit(h)).name,
    letterNo: document.letterNo,
    letterDate: document.letterDate ?? '',
    subject: document.title,
    recipient: recipient?.name ?? '',
    confirmedAt: dispatch.acknowledgedAt,
    receiveNumber: dispatch.receiveNumber,
  };
}

/**
 * The receiver has the letter. His own number may come with it, or once afterwards; nothing that
 * he said before is changed.
 *
 * @throws 'registry.receipt-known' also for what is repeated
 */
export async function confirm(
  desk: Desk,
  tx: Tx,
  { token, receiveNumber }: { readonly token: string; readonly receiveNumber: string },
): Promise<ReceiptView> {
  const dispatchId = await dispatchIdOf(desk, token);
  await viewOf(desk, tx, dispatchId);
  const found = await findDispatch(tx, { dispatchId });
  await holdDocument(tx, found?.documentId ?? '');
  const dispatch = await findDispatch(tx, { dispatchId });
  const isFirst = dispatch?.acknowledgedAt === null;
  const isNumberNew = receiveNumber !== '' && dispatch?.receiveNumber === '';
  if (!isFirst && !isNumberNew) throw new AppError('registry.receipt-known');
  const recorded = await recordDispatchResult(desk, tx, {
    dispatchId,
    outcome: receiveNumber ? 'accepted' : 'delivered',
    receiveNumber,
    isAcknowledged: true,
  });
  // A clerk had recorded it already: the receiver's own word stands beside it.
  if (recorded === 'known') {
    const acknowledgedAt = desk.platform.clock.now().toISOString();
    await updateDispatch(tx, dispatchId, { acknowledgedAt });
  }
  return viewOf(desk, tx, dispatchId);
}
