import { printedDate } from '@sarn/kernel';
import { opinionsHeading, postRows } from '../../contract/index.ts';
import type { NoteDocument, NoteOpinion } from '../../contract/index.ts';
import { opinionLines } from '../note.pdf.ts';
import { printedText } from '../printed-text.ts';
import { element } from './markup.ts';
import { fieldsHtml, linesHtml } from './parts.ts';
import type { Parts } from './parts.ts';

/** A note, and what was written below it as a list. */
export function noteHtml(document: NoteDocument, { mark, marks, body }: Parts): string {
  const { subject, addressee, signer, date, opinions } = document;
  const day = date === null ? '' : printedDate(date);
  return [
    mark,
    marks,
    element('h1', 'บันทึก'),
    fieldsHtml([
      ['เรื่อง', printedText(subject)],
      ['เรียน', printedText(addressee)],
    ]),
    body,
    element('footer', linesHtml([signer.name, ...postRows(signer), day])),
    opinions.length === 0 ? '' : element('h2', opinionsHeading) + opinionsHtml(opinions),
  ].join('');
}

const opinionsHtml = (opinions: readonly NoteOpinion[]): string =>
  element(
    'ol',
    opinions
      .map((one) => element('li', linesHtml([...opinionLines(one), one.name, one.post, one.at])))
      .join(''),
    { role: 'list' },
  );
