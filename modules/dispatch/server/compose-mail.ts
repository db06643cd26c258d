import type { Handle, MailAttachment, TrackedMessage } from '@sarn/platform-server';
import { mailLimitBytes, mailedBytes, receiptLinkDays } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { fileOwnerKind } from '@sarn/document/server';
import { findDocument } from '@sarn/document/server';
import { listRecipients } from '@sarn/correspondence/server';
import type { AttachedFile } from '@sarn/document/server';
import { findDispatch } from './dispatch.store.ts';
import { printedDocument } from '@sarn/printed-document/server';
import { mailHtml, mailSubject, mailText } from './mail-text.ts';
import type { MailFacts } from './mail-text.ts';
import { receiptToken } from './receipt-link.ts';

/** Files sent with the letter: its own, and none that were added to it within the agency. */
export async function mailedFiles(
  deps: Dependencies,
  h: Handle,
  documentId: string,
): Promise<AttachedFile[]> {
  const files = await deps.files.list(h, fileOwnerKind, [documentId]);
  return files.filter(({ role }) => role === 'attachment');
}

/** Page on which the receiver confirms; browsers do not send the part after `#` to the server. */
export const receiptAddress = (deps: Dependencies, token: string): string => {
  const { publicUrl, basePath } = deps.platform.config;
  return `${publicUrl}${basePath}letter-receipt#${token}`;
};

const dayMs = 86_400_000;

/** The complete mail of one attempt: the document as PDF, the files of the letter, and the link. */
export async function composeMail(
  deps: Dependencies,
  h: Handle,
  dispatchId: string,
  key: string,
): Promise<TrackedMessage | 'too-big'> {
  const dispatch = await findDispatch(h, { dispatchId });
  const document = dispatch && (await findDocument(h, dispatch.documentId));
  if (!document) throw new Error('an attempt without its letter');
  const recipients = await listRecipients(h, document.id);
  const recipient = recipients.find(({ id }) => id === dispatch.recipientId);
  const attachments = await attachmentsOf(
    deps,
    h,
    document.id,
    await printedDocument(deps, h, document),
  );
  const size = attachments.reduce((sum, { bytes }) => sum + mailedBytes(bytes.length), 0);
  if (size > mailLimitBytes) return 'too-big';
  const until = new Date(deps.platform.clock.now().getTime() + receiptLinkDays * dayMs);
  const facts: MailFacts = {
    agency: (await deps.organisation.rootUnit(h)).name,
    recipient: recipient?.name ?? '',
    letterNo: document.letterNo,
    letterDate: document.letterDate ?? '',
    subject: document.title,
    fileNames: attachments.map(({ name }) => name),
    link: receiptAddress(deps, receiptToken(await deps.linkKey(), dispatchId, until)),
    days: receiptLinkDays,
  };
  const subject = mailSubject(facts);
  const text = mailText(facts);
  return {
    ...{ key, from: deps.centralMail, to: dispatch.address, subject, text, attachments },
    html: mailHtml(facts),
  };
}

/** The document as PDF, where it is typeset as one, and the files of the letter. */
export async function attachmentsOf(
  deps: Dependencies,
  h: Handle,
  documentId: string,
  pdf: Uint8Array | null,
): Promise<MailAttachment[]> {
  const attachments: MailAttachment[] = pdf
    ? [{ name: 'หนังสือ.pdf', mediaType: 'application/pdf', bytes: pdf }]
    : [];
  for (const { id, name, mediaType } of await mailedFiles(deps, h, documentId)) {
    const parts: Uint8Array[] = [];
    for await (const part of await deps.files.open(h, id)) parts.push(part);
    attachments.push({ name, mediaType, bytes: Buffer.concat(parts) });
  }
  return attachments;
}
