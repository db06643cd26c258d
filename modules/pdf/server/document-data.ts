import { issuedForms, minutesSigners } from '../contract/index.ts';
import type { DocumentSigner, IssuedDocument, PrintedDocument } from '../contract/index.ts';
import { printableRichText } from './rich-text.ts';

/** What a PDF of a document carries for programs. */
export interface AttachedData {
  readonly name: string;
  readonly mimeType: string;
  readonly description: string;
  readonly text: string;
}

/** By this name a viewer knows it too. */
export const dataFileName = 'document-data.json';

/**
 * A document as data: what its pages say, field by field, and nothing else. No ids, no names for the breaking of lines,
 * no settings of the page are in it. The same document gives the same text.
 *
 * @throws AppError 'pdf.unsupported-node'
 */
export function attachedData(document: PrintedDocument): AttachedData {
  const { kind, isDraft, body } = document;
  const data = {
    ...{ format: 'sarn-document', version: 1, kind, isDraft: isDraft || undefined },
    ...fieldsOf(document),
    // As typed: digits are those of the drafter.
    body: printableRichText(body, (text) => text),
  };
  return {
    ...{ name: dataFileName, mimeType: 'application/json' },
    description:
      kind === 'english-letter'
        ? 'The data of this document, for programs'
        : 'ข้อมูลของเอกสารฉบับนี้สำหรับโปรแกรมคอมพิวเตอร์',
    text: `${JSON.stringify(sorted(data), null, 1)}\n`,
  };
}

/** Names in one order, however the document was stored, and without what is empty. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value).filter(([, one]) => !isEmpty(one));
  return Object.fromEntries(
    filled
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0);

const person = ({ name, posts }: DocumentSigner) => ({ name, posts });
const signersOf = (document: PrintedDocument) =>
  (document.signers ?? [document.signer]).map(person);

/** The fields that the pages of each kind show. */
function fieldsOf(document: PrintedDocument) {
  const { number, date, subject, secrecy } = document;
  switch (document.kind) {
    case 'memo':
    case 'letter': {
      const { salutation, addressee, reference, enclosures, speed } = document;
      return {
        ...{ number, date, subject, secrecy, speed, signers: signersOf(document) },
        ...{ salutation, addressee, reference, enclosures },
        ...(document.kind === 'memo' ? { unit: document.unit } : letterFields(document)),
      };
    }
    case 'english-letter': {
      const { addressee, enclosures, speed } = document;
      return {
        ...{ number, date, subject, secrecy, speed, signers: signersOf(document) },
        ...{ addressee, enclosures, ...letterFields(document) },
      };
    }
    case 'stamped': {
      const { addressee, issuer, responsible, speed, signer } = document;
      const initialledBy = signer.name;
      return { number, date, secrecy, speed, addressee, issuer, responsible, initialledBy };
    }
    case 'certificate': {
      const { owner, certified, validUntil, over, remarks } = document;
      const holds = { certified, validUntil, over, remarks: remarks?.text };
      return { number, date, secrecy, owner, ...holds, signers: signersOf(document) };
    }
    case 'note': {
      const { addressee, opinions, signer } = document;
      return { date, subject, secrecy, addressee, writer: person(signer), opinions };
    }
    case 'minutes':
      return minutesFields(document);
    case 'command':
    case 'regulation':
    case 'rule':
    case 'announcement':
    case 'declaration':
    case 'news':
      return issuedFields(document);
  }
}

const letterFields = ({
  owner,
  closing,
  responsible,
  copies,
}: Extract<PrintedDocument, { kind: 'letter' | 'english-letter' }>) => ({
  ...{ owner, closing, responsible, copies },
});

function minutesFields(document: Extract<PrintedDocument, { kind: 'minutes' }>) {
  const { meeting, meetingNo, meetingDate, place, beganAt, endedAt, certified } = document;
  const { present, absent, guests, subject, secrecy } = document;
  return {
    ...{ subject, secrecy, meeting, meetingNo, meetingDate, place, beganAt, endedAt, certified },
    ...{ present, absent, guests },
    signers: minutesSigners(document).map(({ who, role }) => ({ ...person(who), role })),
  };
}

function issuedFields(document: IssuedDocument) {
  const { kind, number, date, subject, secrecy, issuer, edition, year, gazette, remarks } =
    document;
  const { rows, given } = issuedForms[kind];
  return {
    ...{ date, subject, secrecy, issuer, gazette, remarks: remarks?.text },
    ...(rows.includes('number') ? { number } : {}),
    ...(rows.includes('edition') ? { edition } : {}),
    ...(rows.includes('year') ? { year } : {}),
    ...(given === null ? {} : { signers: signersOf(document) }),
  };
}
