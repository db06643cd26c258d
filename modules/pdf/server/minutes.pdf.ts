import { printedDate, toThaiDigits } from '@sarn/kernel';
import { attendance, minutesHeading, minutesSigners, postRows } from '../contract/index.ts';
import type { MinutesDocument } from '../contract/index.ts';
import { agendaBody } from './body/agenda.ts';
import { bodyBlocks } from './body/body-blocks.ts';
import { wholeBody } from './body/whole-body.ts';
import { attendeeRows } from './attendee-rows.ts';
import type { DocumentLook } from './document-look.ts';
import { undated } from './issued.pdf.ts';
import { wordsToKeep } from './keep-whole.ts';
import { headFlow, raggedFlow } from './lines/flow-of.ts';
import { cm, textSize, textWidth } from './measures.ts';
import { marksOf } from './page-marks.ts';
import { printedText } from './printed-text.ts';
import { printedSigner } from './signer.ts';
import type { TypesetOrder } from './typeset-order.ts';

/** About the middle of the page, and the place of the signatures; as in minutes.typ. */
const headingWidth = 15 * cm;
const signatureWidth = 12.4 * cm;

/** What the compiler is told to set the report of a meeting (form 11). */
export function minutesOrder(document: MinutesDocument, look: DocumentLook): TypesetOrder {
  const { meeting, meetingDate, beganAt, endedAt, certified } = document;
  const signers = minutesSigners(document);
  const day = meetingDate === null ? '' : printedDate(meetingDate);
  return {
    template: 'minutes',
    keepWhole: wordsToKeep([...signers.map(({ who }) => who.name), ...document.keepWhole]),
    data: {
      ...{ title: document.subject === '' ? meeting : document.subject, author: meeting },
      documentDate: document.date ?? meetingDate ?? undated,
      heading: minutesHeading(document, day).map(({ field, text }) => ({
        field,
        lines: headFlow(printedText(text), headingWidth, textSize),
      })),
      attendance: attendeeRows(attendance(document)),
      began: beganAt === '' ? null : { label: 'เริ่มประชุมเวลา', at: printedText(beganAt) },
      ended: endedAt === '' ? null : { label: 'เลิกประชุมเวลา', at: printedText(endedAt) },
      blocks: bodyBlocks(agendaBody(wholeBody(document.body)), 0),
      signers: signers.map((one) => signing(one, look)),
      certified: certified === undefined ? null : raggedFlow(toThaiDigits(certified), textWidth),
      // Form 11 is on plain paper.
      ...marksOf({ ...document, emblemSvg: null }),
    },
  };
}

function signing(
  { who, role, isSigner }: ReturnType<typeof minutesSigners>[number],
  { signatureSvg }: DocumentLook,
) {
  const signer = {
    name: who.name,
    position: [...postRows(who), ...(role === null ? [] : [role])],
    ...(isSigner && signatureSvg !== undefined ? { signatureSvg } : {}),
  };
  return printedSigner(signer, signatureWidth);
}
