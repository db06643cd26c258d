import type { PrintedDocument, RichBody } from '../contract/index.ts';
import { renderDocument, renderHtml } from './index.ts';
import { plain, readBack } from './read-back.testing.ts';

/* Bodies of documents for tests, and what a document says. */

export const text = (value: string, ...marks: string[]): RichBody => ({
  type: 'text',
  text: value,
  marks: marks.map((type) => ({ type })),
});
export const paragraph = (value: string): RichBody => ({
  type: 'paragraph',
  content: value === '' ? [] : [text(value)],
});
export const heading = (value: string): RichBody => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [text(value)],
});
export const body = (...content: RichBody[]): RichBody => ({ type: 'doc', content });

const cell = (type: string, value: string): RichBody => ({ type, content: [paragraph(value)] });
const row = (type: string, values: readonly string[]): RichBody => ({
  type: 'tableRow',
  content: values.map((value) => cell(type, value)),
});
/** A table whose first row is its head. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): RichBody => ({
  type: 'table',
  content: [row('tableHeader', head), ...rows.map((one) => row('tableCell', one))],
});
/** A numbered list: what each item consists of. */
export const listOf = (...items: RichBody[][]): RichBody => ({
  type: 'orderedList',
  content: items.map((content) => ({ type: 'listItem', content })),
});

export const sentence =
  'กองนโยบายและแผนได้รวบรวมข้อมูลจากจังหวัดแล้ว ๖๒ จังหวัด คงเหลือ ๑๕ จังหวัดที่ข้อมูลพิกัดยังไม่ครบถ้วน จำเป็นต้องประชุมร่วมกับเจ้าหน้าที่จังหวัดเพื่อตรวจสอบรายแปลง ';

/** A text so long that it goes over several lines of a head. */
export const longSubject =
  'ขอความอนุเคราะห์ข้อมูลสิ่งก่อสร้างและแผนที่มาตราส่วน ๑:๔,๐๐๐ ในพื้นที่ลุ่มน้ำซึ่งอยู่ในความรับผิดชอบของหน่วยงานทั้งส่วนกลางและส่วนภูมิภาค เพื่อประกอบการจัดทำแผนพัฒนาพื้นที่ประจำปีงบประมาณ พ.ศ. ๒๕๗๐ ครั้งที่ ๒ ตามมติที่ประชุมคณะกรรมการอำนวยการ';

/** HTML as one reads it. */
export const spoken = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The text of the pages of a document without the numbers of later pages, and that of its HTML, both plain. */
export async function textsOf(document: PrintedDocument) {
  const pages = await readBack(await renderDocument(document));
  const marks = (page: string): string => page.replace(/^(ร่าง)?-[๐-๙]+-/, '');
  return {
    pages,
    printed: pages.map((page, at) => (at === 0 ? page : marks(page))).join(''),
    html: plain(spoken(renderHtml(document))),
  };
}
