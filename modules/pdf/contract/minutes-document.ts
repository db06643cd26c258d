import { isCivilDate } from '@sarn/kernel';
import { z } from 'zod';
import { sharedFields } from './shared-fields.ts';
import { documentSigner } from './signing.ts';
import type { DocumentSigner } from './signing.ts';

const short = z.string().max(300);

/** Of a substitute the remark says for whom, of an absent member why. */
const attendee = z.strictObject({ name: short, post: short, remark: short });
export type PrintedAttendee = z.infer<typeof attendee>;

/** Models stored before people had fields of their own hold each as one text. */
const people = z
  .array(
    z.preprocess(
      (one) => (typeof one === 'string' ? { name: one, post: '', remark: '' } : one),
      attendee,
    ),
  )
  .max(200);

/**
 * Form 11, รายงานการประชุม: the recorder signs, and whoever reviewed it, who is the signer unless told otherwise.
 *
 * @rule saraban-2526 ข้อ 25
 */
export const minutesDocument = z.strictObject({
  kind: z.literal('minutes'),
  ...sharedFields,
  /** การประชุม…, with or without that word. */
  meeting: short,
  /** `3/2569`; the year is typed. */
  meetingNo: short,
  /** `YYYY-MM-DD` */
  meetingDate: z.string().refine(isCivilDate).nullable(),
  place: short,
  /** `09.30 น.` */
  beganAt: short,
  endedAt: short,
  present: people,
  absent: people,
  /** Who is not of the meeting. */
  guests: people,
  recorder: documentSigner,
  /** Who reviewed it, where that is not the signer; without a name nobody is told. */
  reviewer: documentSigner.optional(),
  /** What the signer is, where not the reviewer; of others form 11 knows no word. */
  signerIs: z.enum(['recorder', 'other']).optional(),
  /** The meeting that certified it, told below all else; known after it is published. */
  certified: short.optional(),
  /** ลับ, ลับมาก, ลับที่สุด; empty when open. */
  secrecy: short,
});
export type MinutesDocument = z.infer<typeof minutesDocument>;

const meetingWord = 'การประชุม';
const reportWord = 'รายงาน';

const weekday = new Intl.DateTimeFormat('th-TH', { weekday: 'long', timeZone: 'UTC' });

/** `วันศุกร์`, as custom tells the day of a meeting; the bare word where the day is not known. */
const weekdayOf = (date: string | null): string =>
  date === null ? 'วัน' : weekday.format(new Date(`${date}T00:00:00Z`));

/** A row of the head, and the field of the form in which it is typed. */
interface HeadingRow {
  readonly field: 'meetingName' | 'meetingNo' | 'meetingDate' | 'minutes' | 'title';
  readonly text: string;
}

/**
 * The rows at the head with the field each tells, in the digits of the fields; what is not known is left out.
 *
 * @param day the day of the meeting as it is printed; empty while it is not known
 * @assumed the subject, which form 11 does not have, is told below the place
 */
export function minutesHeading(document: MinutesDocument, day: string): HeadingRow[] {
  const { meeting, meetingNo, place, subject } = document;
  const bare = meeting.startsWith(reportWord) ? meeting.slice(reportWord.length) : meeting;
  const own = bare.startsWith(meetingWord) ? bare.slice(meetingWord.length) : bare;
  const rows: readonly (readonly [HeadingRow['field'], string, string])[] = [
    ['meetingNo', 'ครั้งที่ ', meetingNo],
    ['meetingDate', `เมื่อ${weekdayOf(document.meetingDate)}ที่ `, day],
    ['minutes', 'ณ ', place],
    ['title', 'เรื่อง ', subject],
  ];
  const known = rows.filter(([, , value]) => value !== '');
  return [
    { field: 'meetingName', text: reportWord + meetingWord + own },
    ...known.map(([field, word, value]) => ({ field, text: word + value })),
  ];
}

/** The lists of people that are not empty, in the order of the form. */
export const attendance = (document: MinutesDocument) =>
  (
    [
      ['ผู้มาประชุม', document.present],
      ['ผู้ไม่มาประชุม', document.absent],
      ['ผู้เข้าร่วมประชุม', document.guests],
    ] as const
  ).filter(([, names]) => names.length > 0);

/** What stands beside the name of somebody of the meeting. */
export const attendeeText = ({ post, remark }: PrintedAttendee): string =>
  [post, remark].filter((text) => text !== '').join(' ');

/** Under the names of those who sign. */
const roles = { recorder: 'ผู้จดรายงานการประชุม', reviewer: 'ผู้ตรวจรายงานการประชุม' } as const;

interface MinutesSigner {
  readonly who: DocumentSigner;
  /** Null for a signatory who is neither. */
  readonly role: string | null;
  /** Whether it is the signer of the document, whose picture stands there. */
  readonly isSigner: boolean;
}

/**
 * Those below the report, in their order, nobody twice.
 *
 * @assumed a signatory who neither recorded nor reviewed it stands last, with name and posts alone
 */
export function minutesSigners(document: MinutesDocument): MinutesSigner[] {
  const { recorder, reviewer, signer, signerIs } = document;
  const isReviewer = signerIs === undefined;
  const all: readonly MinutesSigner[] = [
    { who: recorder, role: roles.recorder, isSigner: signerIs === 'recorder' },
    {
      who: isReviewer ? signer : (reviewer ?? { name: '', posts: [] }),
      ...{ role: roles.reviewer, isSigner: isReviewer },
    },
    ...(signerIs === 'other' ? [{ who: signer, role: null, isSigner: true }] : []),
  ];
  return all.filter(({ who }) => who.name !== '');
}
