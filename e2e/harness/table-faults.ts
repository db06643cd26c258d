import type { Page } from 'playwright-core';

/** Words of the office that must stay whole, whatever the browser takes for a word. */
const wholeWords = [
  ...['หน่วยงาน', 'ผู้อำนวยการ', 'ลงนาม', 'ลงรับ', 'วันที่', 'ครั้งที่', 'ทะเบียน', 'มอบหมาย'],
  ...['สั่งการ', 'พิจารณา', 'ดำเนินการ', 'งบประมาณ', 'สำนักงาน', 'ราชการ', 'เอกสาร', 'หนังสือ'],
  ...['กำหนด', 'ข้อมูล', 'แผนที่', 'จังหวัด', 'อำเภอ', 'ภาครัฐ', 'ครุภัณฑ์', 'ประโยชน์'],
  ...['อิเล็กทรอนิกส์', 'เจ้าหน้าที่', 'ปฏิบัติงาน', 'เลขที่', 'นโยบาย', 'กฎหมาย', 'พ.ศ.', 'พ.ย.', 'ธ.ค.'],
];

/** No row of a table is higher, details folded (CSS pixels). */
const highest = 120;

const tables = '.s-table, .s-cards';

/**
 * What is wrong with the tables and cards of the page at its present width: a page or a table that scrolls
 * sideways, a row too high, a subject too narrow; a word, number, number of a letter, date or bracket over two lines, or text
 * beside its cell.
 */
export async function tableFaults(page: Page): Promise<string[]> {
  const boxes = await page.evaluate(findBoxFaults, { tables, highest });
  return [...boxes, ...(await page.evaluate(findTextFaults, { tables, wholeWords }))];
}

// The two functions run inside the page: they can use nothing of this file.

function findBoxFaults(known: { readonly tables: string; readonly highest: number }): string[] {
  const faults = new Set<string>();
  const frame = document.documentElement;
  if (frame.scrollWidth > frame.clientWidth) faults.add(`page ${frame.scrollWidth} px wide`);
  const least = 20 * Number.parseFloat(getComputedStyle(frame).fontSize);
  const place = document.querySelector('.s-modal') ?? document.body;
  for (const table of place.querySelectorAll<HTMLElement>(known.tables)) {
    const note = (fault: string) => faults.add(`${table.ariaLabel}: ${fault}`);
    const around = table.parentElement ?? table;
    if (around.scrollWidth > around.clientWidth + 1) note(`${around.scrollWidth} px wide`);
    for (const row of table.querySelectorAll('tbody tr:not(:has(.s-empty))')) {
      const { height } = row.getBoundingClientRect();
      if (height > known.highest) note(`row ${Math.round(height)} px high`);
    }
    for (const subject of table.querySelectorAll('[role=rowheader]')) {
      const { width } = subject.getBoundingClientRect();
      if (width < least) note(`subject ${Math.round(width)} px wide`);
    }
  }
  return [...faults];
}

function findTextFaults(known: {
  readonly tables: string;
  readonly wholeWords: string[];
}): string[] {
  const faults = new Set<string>();
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  const patterns = [
    /[\d๐-๙][\d๐-๙,./–]*[\d๐-๙]/g,
    /\d{1,2} [ก-ฮ]+\.[ก-ฮ]+\. \d{2}(?: · \d{2}\.\d{2} น\.)?/g,
    /\([^()]{1,16}\)/g,
    /(?<![\u0E01-\u0E4E])[ก-ฮ]{1,5} [\d๐-๙]{3,6}(?:\.[\d๐-๙]+)*\/(?:ว ?)?[\d๐-๙]+/g,
    ...known.wholeWords.map((word) => new RegExp(word.replaceAll('.', String.raw`\.`), 'g')),
  ];
  const place = document.querySelector('.s-modal') ?? document.body;
  const cells = place.querySelectorAll<HTMLElement>(
    `:is(${known.tables}) :is(td, th, .s-card-row)`,
  );
  for (const cell of cells) {
    const edge = cell.getBoundingClientRect().right + 1;
    const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement;
      if (!parent || parent.closest('.s-hidden, svg, .s-empty')) continue;
      for (const whole of wholesOf(walk.currentNode.nodeValue ?? ''))
        check(walk.currentNode, parent, edge, whole);
    }
  }
  return [...faults];

  function check(node: Node, parent: Element, edge: number, [from, to]: [number, number]) {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    const shown = `“${range.toString()}” of “${node.nodeValue?.slice(0, 40)}”`;
    const lines = new Set(boxes.map(({ top }) => Math.round(top / 4)));
    if (lines.size > 1) faults.add(`${shown} is broken`);
    if (boxes.some(({ right }) => right > edge) && !isCut(parent)) faults.add(`${shown} is beside`);
  }

  /** Whether what does not fit into the line below a subject is hidden. */
  function isCut(parent: Element): boolean {
    const line = parent.closest('.s-row-under');
    return line !== null && line.getBoundingClientRect().right <= innerWidth;
  }

  /** Where the words, numbers, dates and bracketed kinds of a text begin and end. */
  function wholesOf(text: string): [number, number][] {
    const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);
    const matches = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
    return [
      ...words.map(({ index, segment }): [number, number] => [index, index + segment.length]),
      ...matches.map(({ index, 0: part }): [number, number] => [index, index + part.length]),
    ];
  }
}
