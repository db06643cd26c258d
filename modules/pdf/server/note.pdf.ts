import { filledLines, printedDate } from '@sarn/kernel';
import { opinionsHeading, postRows } from '../contract/index.ts';
import type { NoteDocument, NoteOpinion } from '../contract/index.ts';
import { bodyBlocks, paragraphBlocks } from './body/body-blocks.ts';
import { wholeBody } from './body/whole-body.ts';
import { labelled } from './head-fields.ts';
import { undated } from './issued.pdf.ts';
import { wordsToKeep } from './keep-whole.ts';
import { raggedFlow } from './lines/flow-of.ts';
import { cm } from './measures.ts';
import { marksOf } from './page-marks.ts';
import { printedText } from './printed-text.ts';
import type { TypesetOrder } from './typeset-order.ts';

/** Of name and post, about the place of a signature; as in note.typ. */
const writerWidth = 12.4 * cm;

/** What the compiler is told to set a note (clause 26). */
export function noteOrder(document: NoteDocument): TypesetOrder {
  const { signer, date, opinions } = document;
  const names = [signer.name, ...opinions.map(({ name }) => name)];
  const day = date === null ? '' : printedDate(date);
  return {
    template: 'note',
    keepWhole: wordsToKeep([...names, ...document.keepWhole]),
    data: {
      ...{ title: document.subject, author: signer.name, documentDate: date ?? undated },
      subject: labelled('เรื่อง', document.subject),
      addressee: labelled('เรียน', document.addressee),
      blocks: bodyBlocks(wholeBody(document.body)),
      writer: writerFlows([signer.name, ...postRows(signer), day]),
      opinionsHeading,
      opinions: opinions.map((one) => ({
        blocks: paragraphBlocks(opinionLines(one).map(printedText)),
        writer: writerFlows([one.name, one.post, one.at]),
      })),
      // A note is on plain paper.
      ...marksOf({ ...document, emblemSvg: null }),
    },
  };
}

const writerFlows = (rows: readonly string[]) =>
  rows.filter((row) => row !== '').map((row) => raggedFlow(printedText(row), writerWidth));

/** The lines of an opinion as they were typed. */
export const opinionLines = ({ text }: NoteOpinion): string[] => filledLines(text);
