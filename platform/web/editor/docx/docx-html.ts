import { listKinds } from './list-kinds.ts';
import type { ListKinds } from './list-kinds.ts';
import { runsHtml } from './run-html.ts';
import { childOf, childrenOf, isOn, valueOf } from './xml.ts';
import { DocxError, docxParts } from './docx-parts.ts';

/** Bytes of a file, and of what its text unpacks to. */
export const docxLimits = { file: 30_000_000, text: 20_000_000 } as const;

/**
 * The text of a .docx file as HTML, as if it had been copied: what a document here cannot have is still in it, for
 * the cleaning of a paste to name. Macros, heads, feet and settings of the file are not read.
 *
 * @throws DocxError
 */
export async function docxHtml(file: Blob): Promise<string> {
  if (file.size > docxLimits.file) throw new DocxError('docx-too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = docxParts(bytes, ['word/document.xml', 'word/numbering.xml'], docxLimits.text);
  const read = (name: string): Document | null => {
    const xml = parts.get(name);
    return xml === undefined ? null : parsed(xml);
  };
  const page = read('word/document.xml');
  const body = page ? childOf(page.documentElement, 'body') : undefined;
  if (!body) throw new DocxError('not-docx');
  return blocksHtml(body, listKinds(read('word/numbering.xml')));
}

function parsed(xml: string): Document {
  // No word processor writes one, and its entities could grow without end.
  if (/<!DOCTYPE/i.test(xml)) throw new DocxError('not-docx');
  const page = new DOMParser().parseFromString(xml, 'application/xml');
  if (page.querySelector('parsererror')) throw new DocxError('not-docx');
  return page;
}

interface Item {
  readonly level: number;
  readonly tag: 'ol' | 'ul';
}

/** Deeper lists are of the deepest level that documents number. */
const deepest = 4;

function blocksHtml(parent: Element, kinds: ListKinds): string {
  let html = '';
  /** Tags of the lists that are open, the outermost first. */
  let open: string[] = [];
  const close = (level: number) => {
    while (open.length > level) html += `</li></${open.pop()}>`;
  };
  for (const block of flat(parent)) {
    const item = block.localName === 'p' ? itemOf(block, kinds) : null;
    if (!item) {
      close(0);
      html += block.localName === 'tbl' ? tableHtml(block, kinds) : paragraphHtml(block);
      continue;
    }
    close(item.level + 1);
    if (open.length === item.level + 1 && open.at(-1) !== item.tag) close(item.level);
    if (open.length === item.level + 1) html += '</li>';
    while (open.length < item.level + 1) {
      html += `<${item.tag}>`;
      open = [...open, item.tag];
      // A level that was jumped over has an item without words.
      if (open.length < item.level + 1) html += '<li>';
    }
    html += `<li>${paragraphHtml(block)}`;
  }
  close(0);
  return html;
}

/** Paragraphs and tables, those in controls of the form included. */
const flat = (parent: Element): Element[] =>
  childrenOf(parent, 'p', 'tbl', 'sdt', 'ins').flatMap((block) => {
    if (block.localName === 'sdt') return childrenOf(block, 'sdtContent').flatMap(flat);
    return block.localName === 'ins' ? flat(block) : [block];
  });

function itemOf(paragraph: Element, kinds: ListKinds): Item | null {
  const numbering = childOf(childOf(paragraph, 'pPr'), 'numPr');
  const id = valueOf(childOf(numbering, 'numId'));
  if (id === null || id === '0') return null;
  const told = Number(valueOf(childOf(numbering, 'ilvl')) ?? 0);
  const level = Math.min(deepest, Math.max(0, Number.isInteger(told) ? told : 0));
  return { level, tag: kinds.get(`${id}/${level}`) === 'bullet' ? 'ul' : 'ol' };
}

const headingStyle = /^(?:heading|title|หัวเรื่อง|ชื่อเรื่อง)/i;

function paragraphHtml(paragraph: Element): string {
  const properties = childOf(paragraph, 'pPr');
  const isHeading = headingStyle.test(valueOf(childOf(properties, 'pStyle')) ?? '');
  const align = valueOf(childOf(properties, 'jc')) ?? '';
  const told = { center: 'center', right: 'right', end: 'right' }[align];
  const style = told === undefined ? '' : ` style="text-align:${told}"`;
  const tag = isHeading && childOf(properties, 'numPr') === undefined ? 'h2' : 'p';
  return `<${tag}${style}>${runsHtml(paragraph)}</${tag}>`;
}

interface Merged {
  readonly html: string;
  readonly tag: string;
  readonly columns: number;
  rows: number;
}

/** A cell that goes on below one is a part of it. */
function tableHtml(table: Element, kinds: ListKinds): string {
  const widths = childrenOf(childOf(table, 'tblGrid'), 'gridCol').map((one) => valueOf(one, 'w'));
  const above = new Map<number, Merged>();
  const rows = childrenOf(table, 'tr').map((row) => {
    const tag = isOn(childOf(row, 'trPr'), 'tblHeader') ? 'th' : 'td';
    const cells: Merged[] = [];
    let column = 0;
    for (const cell of childrenOf(row, 'tc')) {
      const properties = childOf(cell, 'tcPr');
      const columns = Math.max(1, Number(valueOf(childOf(properties, 'gridSpan')) ?? 1) || 1);
      const merge = childOf(properties, 'vMerge');
      const over = above.get(column);
      if (merge && valueOf(merge) !== 'restart' && over) over.rows += 1;
      else {
        const made = { html: blocksHtml(cell, kinds), tag, columns, rows: 1 };
        cells.push(made);
        above.set(column, made);
      }
      column += columns;
    }
    return cells;
  });
  const cols = widths.map((width) => `<col width="${Number(width) || 0}">`).join('');
  const html = rows.map((row) => `<tr>${row.map(cellHtml).join('')}</tr>`).join('');
  return `<table><colgroup>${cols}</colgroup><tbody>${html}</tbody></table>`;
}

const cellHtml = ({ html, tag, columns, rows }: Merged): string =>
  `<${tag} colspan="${columns}" rowspan="${rows}">${html}</${tag}>`;
