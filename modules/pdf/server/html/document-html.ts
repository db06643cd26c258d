import { printedDate, toThaiDigits } from '@sarn/kernel';
import type {
  IssuedDocument,
  LetterDocument,
  MemoDocument,
  PrintedDocument,
} from '../../contract/index.ts';
import { issuedForms, issuedHeading, postRows } from '../../contract/index.ts';
import { issuedDay } from '../issued-day.ts';
import { printedText } from '../printed-text.ts';
import { printableRichText } from '../rich-text.ts';
import { bodyHtml } from './body-html.ts';
import { element, elements, escaped } from './markup.ts';

/**
 * The text of a document as HTML for screen readers: the same words in the same order as on its
 * pages, with its heads, lists and tables. A fragment without styles or scripts.
 *
 * @throws AppError 'pdf.unsupported-node'
 */
export function renderHtml(document: PrintedDocument): string {
  const { signer, isDraft } = document;
  const signature = element(
    'footer',
    elements(
      'p',
      [...(signer.name === '' ? [] : [`(${signer.name})`]), ...postRows(signer)].map(printedText),
    ),
  );
  const parts = {
    mark: isDraft ? element('p', 'ร่าง') : '',
    marks: marksHtml(document),
    body: bodyHtml(printableRichText(document.body)),
    signature,
  };
  return element('article', contentOf(document, parts), { lang: 'th' });
}

function contentOf(document: PrintedDocument, parts: Parts): string {
  if (document.kind === 'memo') return memoHtml(document, parts);
  if (document.kind === 'letter') return letterHtml(document, parts);
  return issuedHtml(document, parts);
}

interface Parts {
  readonly mark: string;
  readonly marks: string;
  readonly body: string;
  readonly signature: string;
}

const marksHtml = (document: PrintedDocument): string =>
  elements(
    'p',
    [document.secrecy, 'speed' in document ? document.speed : '']
      .filter((text) => text !== '')
      .map(printedText),
  );

type Field = readonly [label: string, ...values: string[]];

/** Labels and values; a field without a value stays, for its label is on the page. */
const fieldsHtml = (fields: readonly Field[]): string =>
  element(
    'dl',
    fields
      .map(([label, ...values]) => element('dt', escaped(label)) + elements('dd', values))
      .join(''),
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
    number === '' ? '' : element('p', `ที่ ${escaped(toThaiDigits(number))}`),
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
