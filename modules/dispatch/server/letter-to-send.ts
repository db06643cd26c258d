import { AppError } from '@sarn/kernel';
import type { Handle, MailAttachment } from '@sarn/platform-server';
import type { SecrecyClass } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import type { SpeedCode } from '@sarn/document-classes/contract';
import { speedsOf } from '@sarn/document-classes/server';
import { findDocument } from '@sarn/document/server';
import { attachmentsOf } from './compose-mail.ts';
import { printedDocument } from '@sarn/printed-document/server';

/** A numbered letter as another system receives it. */
export interface LetterToSend {
  readonly agency: string;
  readonly letterNo: string;
  /** CivilDate */
  readonly letterDate: string;
  readonly title: string;
  readonly addressee: string;
  /** Code between agencies of its speed class. */
  readonly speedCode: SpeedCode;
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
    speedCode: (await speedsOf(h))(document.speed).exchangeCode,
    secrecy: document.secrecy as SecrecyClass,
    files: await attachmentsOf(deps, h, documentId, await printedDocument(deps, h, document)),
  };
}
