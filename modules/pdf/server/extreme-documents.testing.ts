import type { PrintedDocument } from '../contract/index.ts';
import {
  body,
  heading,
  listOf,
  longSubject,
  paragraph,
  sentence,
  table,
} from './sample-body.testing.ts';

/* The documents of every kind with more in them than an office writes. */

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_none, at) => make(at));

const months = ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.'];

/** Long paragraphs, clauses four levels deep, a table over pages, and an annex in landscape. */
const longText = body(
  heading(longSubject),
  paragraph(sentence.repeat(4)),
  listOf([
    paragraph(sentence),
    listOf([paragraph(sentence), listOf([paragraph(sentence), listOf([paragraph(sentence)])])]),
  ]),
  table(
    ['ลำดับ', 'รายการ', 'วงเงิน (บาท)'],
    times(30, (at) => [String(at + 1), sentence.slice(0, 60 + 3 * at), `${at + 1},250.50`]),
  ),
  paragraph(sentence.repeat(2)),
  {
    type: 'landscape',
    content: [
      heading('บัญชีแนบท้าย'),
      table(
        ['จังหวัด', ...months],
        times(8, (at) => [`จังหวัดที่ ${at + 1}`, ...months.map(() => '1,250')]),
      ),
    ],
  },
);

const longName = `นางสาว${'ศิริวัฒนาพรรณ'.repeat(3)} ณ นคร`;
const longRow = 'สำนักงานพัฒนาระบบข้อมูลพื้นที่และภูมิสารสนเทศเพื่อการวางแผนระดับภูมิภาคและท้องถิ่น';

/** The same document with the most of everything. */
export function extremeOf(document: PrintedDocument): PrintedDocument {
  const posts = times(4, (at) => ({
    title: `${longRow} ${at + 1}`,
    acting: at < 3 ? ('รักษาราชการแทน' as const) : null,
  }));
  return {
    ...document,
    ...{
      subject: longSubject,
      body: longText,
      isDraft: true,
      hasCatchword: true,
      secrecy: 'ลับมาก',
    },
    signer: { name: longName, posts },
    ...('enclosures' in document
      ? { enclosures: times(40, (at) => `${longRow} จำนวน ${at + 1} ชุด`), speed: 'ด่วนที่สุด' }
      : {}),
    ...('owner' in document ? { owner: [longRow, longRow, 'กรุงเทพฯ 10999'] } : {}),
    ...('copies' in document ? { copies: times(10, () => longRow) } : {}),
    ...('opinions' in document
      ? {
          opinions: times(8, () => ({
            ...{ text: sentence.repeat(3).trim(), name: longName, post: longRow },
            at: '5 พ.ย. 2569',
          })),
        }
      : {}),
    ...('present' in document
      ? { present: times(40, () => ({ name: longName, post: longRow, remark: longRow })) }
      : {}),
  };
}
