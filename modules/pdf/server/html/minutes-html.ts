import { printedDate } from '@sarn/kernel';
import {
  attendance,
  attendeeText,
  minutesHeading,
  minutesSigners,
  postRows,
} from '../../contract/index.ts';
import type { MinutesDocument, PrintedAttendee } from '../../contract/index.ts';
import { agendaBody } from '../body/agenda.ts';
import { printedText } from '../printed-text.ts';
import { printableRichText } from '../rich-text.ts';
import { bodyHtml } from './body-html.ts';
import { element, elements, escaped } from './markup.ts';
import { linesHtml } from './parts.ts';
import type { Parts } from './parts.ts';

/** Form 11, with its lists of people as lists and its agenda as heads. */
export function minutesHtml(document: MinutesDocument, { mark, marks }: Parts): string {
  const { meetingDate, beganAt, endedAt, certified = '' } = document;
  const day = meetingDate === null ? '' : printedDate(meetingDate);
  const [name = '', ...rows] = minutesHeading(document, day).map(({ text }) => printedText(text));
  return [
    mark,
    marks,
    element('header', element('h1', escaped(name)) + elements('p', rows)),
    ...attendance(document).map(([label, people]) => peopleHtml(label, people)),
    timeHtml('เริ่มประชุมเวลา', beganAt),
    bodyHtml(agendaBody(printableRichText(document.body))),
    timeHtml('เลิกประชุมเวลา', endedAt),
    ...minutesSigners(document).map(({ who, role }) =>
      element('footer', linesHtml([`(${who.name})`, ...postRows(who), role ?? ''])),
    ),
    linesHtml([certified]),
  ].join('');
}

/** Names in a first column, posts in a second. */
function peopleHtml(label: string, people: readonly PrintedAttendee[]): string {
  const items = people.map((one, at) =>
    element('li', linesHtml([`${at + 1}. ${one.name}`, attendeeText(one)])),
  );
  return element('h2', label) + element('ol', items.join(''), { role: 'list' });
}

const timeHtml = (label: string, at: string): string =>
  linesHtml([at === '' ? '' : `${label} ${at}`]);
