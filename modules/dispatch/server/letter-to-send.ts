import { AppError } from '@sarn/kernel';
import type { Handle, MailAttachment } from '@sarn/platform-server';
import type { SecrecyClass } from '@sarn/document/contract';
import type { Dependencies, DocumentRow } from '@sarn/document/server';
import type { SpeedCode } from '@sarn/document-classes/contract';
import { speedsOf } from '@sarn/document-classes/server';
import { findDocument } from '@sarn/document/server';
import { attachmentsOf } from './compose-mail.ts';
import { printedDocument } from '@sarn/printed-document/server';

/** What another system is told of a numbered letter. */
export interface LetterFacts {
  readonly agency: string;
  readonly letterNo: string;
  /** CivilDate */
  readonly letterDate: string;
  readonly title: string;
  readonly addressee: string;
  /** Code between agencies of its speed class. */
  readonly speedCode: SpeedCode;
  readonly secrecy: SecrecyClass;
}

/** A numbered letter as another system receives it. */
export interface LetterToSend extends LetterFacts {
  /** The document first. */
  readonly files: readonly MailAttachment[];
}

/** @throws 'registry.not-found' when there is none, or it has no number yet */
export async function letterFacts(
  deps: Dependencies,
  h: Handle,
  documentId: string,
): Promise<LetterFacts> {
  return factsOf(deps, h, await findDocument(h, documentId));
}

/**
 * Its pages may have to be set: no transaction is open meanwhile.
 *
 * @throws as `letterFacts`
 */
export async function letterToSend(deps: Dependencies, documentId: string): Promise<LetterToSend> {
  const { db } = deps.platform;
  const document = await findDocument(db, documentId);
  const facts = await factsOf(deps, db, document);
  const pages = document ? await printedDocument(deps, db, document) : null;
  return { ...facts, files: await attachmentsOf(deps, db, documentId, pages) };
}

async function factsOf(
  deps: Dependencies,
  h: Handle,
  document: DocumentRow | undefined,
): Promise<LetterFacts> {
  if (!document?.letterDate || !document.letterNo) throw new AppError('registry.not-found');
  return {
    agency: (await deps.organisation.rootUnit(h)).name,
    letterNo: document.letterNo,
    letterDate: document.letterDate,
    title: document.title,
    addressee: document.addressee,
    speedCode: (await speedsOf(h))(document.speed).exchangeCode,
    secrecy: document.secrecy as SecrecyClass,
  };
}
