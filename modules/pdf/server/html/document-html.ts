import { printedDate, toThaiDigits } from '@sarn/kernel';
import type {
  IssuedDocument,
  LetterDocument,
  MemoDocument,
  PrintedDocument,
} from '../../contract/index.ts';
import { issuedForms, issuedHeading, postRows } from '../../contract/index.ts';
import { agendaBody } from '../body/agenda.ts';
import { issuedDay } from '../issued-day.ts';
import { printedText } from '../printed-text.ts';
import { awaitsNumber } from '../seal-places.ts';
import { printableRichText } from '../rich-text.ts';
import { annexesHtml, bodyHtml } from './body-html.ts';
import { certificateHtml } from './certificate-html.ts';
import { englishLetterHtml } from './english-letter-html.ts';
import { element, elements, escaped } from './markup.ts';
import { minutesHtml } from './minutes-html.ts';
import { noteHtml } from './note-html.ts';
import { fieldsHtml, remarksHtml } from './parts.ts';
import type { Field, Parts } from './parts.ts';
import { stampedHtml } from './stamped-html.ts';

/**
 * The text of a document as HTML for screen readers: the same words in the same order as on its
 * pages, with its heads, lists and tables. A fragment without styles or scripts.
 *
 * @throws AppError 'pdf.unsupported-node'
 */
export function renderHtml(document: PrintedDocument): string {
  if (document.kind === 'english-letter') return englishLetterHtml(document);
  const { signer, signers = [signer], isDraft } = document;
  const signature = element(
    'footer',
    elements(
      'p',
      signers
        .flatMap((one) => [...(one.name === '' ? [] : [`(${one.name})`]), ...postRows(one)])
        .map(printedText),
    ),
  );
  const parts = {
    mark: isDraft ? element('p', 'ร่าง') : '',
    marks: marksHtml(document),
    body: bodyHtml(printableRichText(document.body)),
    signature,
  };
  const printed = printableRichText(document.body);
  const body = document.kind === 'minutes' ? agendaBody(printed) : printed;
  return element('article', contentOf(document, parts) + annexesHtml(body), { lang: 'th' });
}

type ThaiDocument = Exclude<PrintedDocument, { readonly kind: 'english-letter' }>;

function contentOf(document: ThaiDocument, parts: Parts): string {
  switch (document.kind) {
    case 'memo':
      return memoHtml(document, parts);
    case 'letter':
      return letterHtml(document, parts);
    case 'stamped':
      return stampedHtml(document, parts);
    case 'certificate':
      return certificateHtml(document, parts);
    case 'note':
      return noteHtml(document, parts);
    case 'minutes':
      return minutesHtml(document, parts);
    case 'command':
    case 'regulation':
    case 'rule':
    case 'announcement':
    case 'declaration':
    case 'news':
      return issuedHtml(document, parts);
  }
}

const marksHtml = (document: ThaiDocument): string =>
  elements(
    'p',
    [document.secrecy, 'speed' in document ? document.speed : '']
      .filter((text) => text !== '')
      .map(printedText),
  );

const memoHtml = (document: MemoDocument, { mark, marks, body, signature }: Parts): string =>
  [
    mark,
    marks,
    element('h1', 'บันทึกข้อความ'),
    fieldsHtml([
      ['ส่วนราชการ', printedText(document.unit)],
      ['ที่', printedText(document.number)],
      ['วันที่', document.date === null ? '' : printedDate(document.date)],
      ['เรื่อง', printedText(document.subject)],
      ...addressedFields(document),
    ]),
    body,
    signature,
  ].join('');

function letterHtml(document: LetterDocument, { mark, marks, body, signature }: Parts): string {
  const { number, owner, date, subject, closing, responsible, copies } = document;
  return [
    mark,
    marks,
    number === '' && !awaitsNumber(document)
      ? ''
      : element('p', `ที่ ${escaped(toThaiDigits(number))}`.trim()),
    element('address', elements('p', owner.map(printedText))),
    date === null ? '' : element('p', printedDate(date)),
    element('h1', `เรื่อง ${escaped(printedText(subject))}`),
    fieldsHtml(addressedFields(document)),
    body,
    element('p', escaped(closing)),
    signature,
    elements('p', responsible.map(printedText)),
    copies.length === 0 ? '' : fieldsHtml([['สำเนาส่ง', ...copies.map(printedText)]]),
  ].join('');
}

/** No person signs where the form tells the agency and the day only. */
function issuedHtml(document: IssuedDocument, { mark, marks, body, signature }: Parts): string {
  const [name = '', ...rows] = issuedHeading(document).map(printedText);
  const isSigned = issuedForms[document.kind].given !== null;
  const day = element('p', escaped(issuedDay(document)));
  const gazette = document.gazette === undefined ? [] : [printedText(document.gazette)];
  return [
    mark,
    marks,
    element('header', element('h1', escaped(name)) + elements('p', rows)),
    body,
    ...(isSigned ? [day, signature] : [elements('p', [printedText(document.issuer)]), day]),
    elements('p', gazette),
    remarksHtml(document.remarks),
  ].join('');
}

/** Salutation, reference and enclosures, as far as there are any. */
function addressedFields(document: MemoDocument | LetterDocument): Field[] {
  const { salutation, addressee, reference, enclosures } = document;
  const numbered = enclosures.map((item, at) =>
    enclosures.length > 1 ? `${at + 1}. ${item}` : item,
  );
  const fields: Field[] = [[salutation, printedText(addressee)]];
  if (reference !== '') fields.push(['อ้างถึง', printedText(reference)]);
  if (numbered.length > 0) fields.push(['สิ่งที่ส่งมาด้วย', ...numbered.map(printedText)]);
  return fields;
}
