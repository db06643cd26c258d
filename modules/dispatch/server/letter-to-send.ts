import { AppError } from '@sarn/kernel';
import type { Handle, MailAttachment } from '@sarn/platform-server';
import type { SecrecyClass, SpeedClass } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { findDocument } from '@sarn/document/server';
import { attachmentsOf } from './compose-mail.ts';
import { letterPdf } from './letter-pdf.ts';

/** A numbered letter as another system receives it. */
export interface LetterToSend {
  readonly agency: string;
  readonly letterNo: string;
  /** CivilDate */
  readonly letterDate: string;
  readonly title: string;
  readonly addressee: string;
  readonly speed: SpeedClass;
  readonly secrecy: SecrecyClass;
  /** The document first. */
  readonly files: readonly MailAttachment[];
}

/** @throws 'registry.not-found' when there is none, or it has no number yet */
export async function letterToSend(
  deps: Dependencies,
  h: Handle,
  documentId: string,
): Promise<LetterToSend> {
  const document = await findDocument(h, documentId);
  if (!document?.letterDate || !document.letterNo) throw new AppError('registry.not-found');
  return {
    agency: (await deps.organisation.rootUnit(h)).name,
    letterNo: document.letterNo,
    letterDate: document.letterDate,
    title: document.title,
    addressee: document.addressee,
    speed: document.speed as SpeedClass,
    secrecy: document.secrecy as SecrecyClass,
    files: await attachmentsOf(deps, h, documentId, await letterPdf(deps, h, document)),
  };
}
