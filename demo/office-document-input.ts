import { notFiled } from '@sarn/document-classes/contract';
import { addDays, need } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { renderMemo } from '@sarn/pdf/server';
import { personId } from './ids.ts';
import { people } from './people.ts';
import { officeDocuments } from './office-documents.ts';
import type { DemoOfficeDocument } from './office-documents.ts';

export const officeDocument = (no: number): DemoOfficeDocument =>
  need(officeDocuments[no - 1], `no office document ${no}`);

/**
 * The form of a document that goes out, certifies, notes or is filed, as its drafter completed it.
 *
 * @param today day on which it was written
 */
export function officeDocumentInput(no: number, today: CivilDate, fileIds: readonly string[]) {
  const document = officeDocument(no);
  const { kind, title, addressee, recipients = [], reference = '', contact = '' } = document;
  const { bearer, validForDays, medium, source = '', hasPhoto = false, remarks = '' } = document;
  return {
    ...{ kind, title, addressee, reference, contact, source },
    ...{ language: 'th' as const, englishClosing: 'sincerely' as const, hasQr: false },
    ...{ englishSigner: '', englishCode: '', address: '' },
    salutation: 'usual' as const,
    ...notFiled,
    speed: document.isUrgent ? ('urgent' as const) : ('normal' as const),
    enclosures: [...(document.enclosures ?? [])],
    copies: [...(document.copies ?? [])],
    recipients: recipients.map(([name, method]) => ({ name, method })),
    ...(bearer ? { bearerId: personId(bearer) } : {}),
    ...{ hasPhoto, remarks },
    ...(validForDays ? { validUntil: addDays(today, validForDays) } : {}),
    ...(medium ? { medium } : {}),
    ...(document.paragraphs.length > 0
      ? { bodyJson: { type: 'doc', content: bodyOf(document) } }
      : {}),
    fileIds: [...fileIds],
  };
}

const bodyOf = ({ paragraphs }: DemoOfficeDocument) =>
  paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));

/** The file of a document of another make: one page with a description. */
export function printEvidence(
  { title, source = '', drafter }: DemoOfficeDocument,
  date: CivilDate,
) {
  const keeper = need(
    people.find((person) => person.username === drafter),
    `nobody is called ${drafter}`,
  );
  const text = `${title} ได้จาก${source}`;
  return renderMemo({
    unit: source,
    number: '',
    date,
    subject: title,
    addressee: 'ผู้เก็บรักษา',
    body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
    signer: {
      name: `${keeper.prefix}${keeper.first} ${keeper.last}`,
      position: [keeper.posts[0]?.th ?? ''],
    },
  });
}
