import { printedDate, toThaiDigits } from '@sarn/kernel';
import { initialsRole } from '../../contract/index.ts';
import type { StampedDocument } from '../../contract/index.ts';
import { printedText } from '../printed-text.ts';
import { element, escaped } from './markup.ts';
import { fieldsHtml, linesHtml } from './parts.ts';
import type { Parts } from './parts.ts';

/** Form 3; the seal is told, where it is on the letter, as the picture that it is. */
export function stampedHtml(document: StampedDocument, { mark, marks, body }: Parts): string {
  const { number, addressee, issuer, signer, date, responsible, isSealed } = document;
  const initials = signer.name === '' ? [] : [`(${signer.name})`, initialsRole];
  const seal = element('span', '', { role: 'img', 'aria-label': `ตราชื่อส่วนราชการ ${issuer}` });
  return [
    mark,
    marks,
    element('p', escaped(`ที่ ${toThaiDigits(number)}`.trim())),
    fieldsHtml([['ถึง', printedText(addressee)]]),
    body,
    element(
      'footer',
      [
        linesHtml([issuer]),
        isSealed ? element('p', seal) : '',
        linesHtml([...initials, date === null ? '' : printedDate(date)]),
      ].join(''),
    ),
    linesHtml(responsible),
  ].join('');
}
