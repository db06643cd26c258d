import { isAmount, isSetRight } from '@sarn/kernel';
import { flowOf } from '../lines/flow-of.ts';
import type { Run } from '../lines/flow.ts';
import { widthOf } from '../lines/measure.ts';
import { cm, landscapeWidth, paragraphIndent, textSize, textWidth } from '../measures.ts';
import type { RichNode } from '../rich-text.ts';
import type {
  BodyBlock,
  LandscapeBlock,
  PageBlock,
  TableBlock,
  TableCell,
  TextBlock,
} from './blocks.ts';
import { annexesApart, isLandscape } from './landscape.ts';
import { numberedItem, unnumbered } from './numbering.ts';
import type { Numbering } from './numbering.ts';
import { wholeBody } from './whole-body.ts';
import { cellInset, columnWidths, placeCells } from './table-columns.ts';
import type { PlacedCell } from './table-columns.ts';

const quoteIndent = 2.5 * cm;
/** A clause in a clause begins so much further right. */
const clauseStep = 0.75 * cm;
const labelGap = 0.28 * cm;

/** Where a block stands. */
interface Place {
  readonly left: number;
  readonly width: number;
  /** Of first lines; 0 in the cells of tables. */
  readonly indent: number;
  /** Of the first lines of heads. */
  readonly headIndent: number;
  /** The item of a list in which it stands. */
  readonly item: Numbering;
  readonly cell: 'none' | 'head' | 'body';
  /** Whether it is a column of amounts. */
  readonly hasAmounts: boolean;
}

const page: Place = {
  ...{ left: 0, width: textWidth, indent: paragraphIndent, item: unnumbered, cell: 'none' },
  ...{ headIndent: paragraphIndent, hasAmounts: false },
};

/**
 * The body of a document as blocks, from the checked tree of the editor.
 *
 * @param headIndent of the heads in it, in points; that of the paragraphs unless told otherwise
 * @param item tells an English text
 */
export const bodyBlocks = (
  doc: RichNode,
  headIndent = paragraphIndent,
  item = unnumbered,
): PageBlock[] => {
  const upright = { ...page, headIndent, item };
  const across = { ...upright, width: landscapeWidth };
  const { text, annexes } = annexesApart(doc);
  const landscape = ({ content = [] }: RichNode, isAnnex: boolean): LandscapeBlock => ({
    ...{ kind: 'landscape', isAnnex, blocks: blocksOf(written(content), across) },
  });
  return [
    ...written(text.content ?? []).flatMap((node): PageBlock[] =>
      isLandscape(node) ? [landscape(node, false)] : blockOf(node, upright),
    ),
    ...(annexes.content ?? []).filter(isLandscape).map((node) => landscape(node, true)),
  ];
};

/** How many paragraphs and tables stand before the annexes of a text, as the fields of its pages count them. */
export const lengthBeforeAnnexes = (body: RichNode): number =>
  bodyBlocks(wholeBody(body))
    .filter((one) => one.kind !== 'landscape' || !one.isAnnex)
    .reduce((sum, one) => sum + (one.kind === 'landscape' ? one.blocks.length : 1), 0);

/** Without the empty paragraph that the editor keeps below a table at the end, so that one can write on. */
function written(nodes: readonly RichNode[]): readonly RichNode[] {
  const [before, last] = nodes.slice(-2);
  const isKept = before?.type === 'table' && last?.type === 'paragraph';
  return isKept && !last.content?.length ? nodes.slice(0, -1) : nodes;
}

/** Paragraphs of plain text as blocks. */
export const paragraphBlocks = (texts: readonly string[]): TextBlock[] =>
  texts.map((text) => textBlock([{ text }], page, {}));

const blocksOf = (nodes: readonly RichNode[], place: Place): BodyBlock[] =>
  nodes.flatMap((node) => blockOf(node, place));

function blockOf(node: RichNode, place: Place): BodyBlock[] {
  const content = node.content ?? [];
  switch (node.type) {
    case 'bulletList':
    case 'orderedList':
      return content.flatMap((item, at) => clauseBlocks(node, item, at, place));
    case 'blockquote':
      return blocksOf(content, {
        ...place,
        left: place.left + quoteIndent,
        width: place.width - quoteIndent,
        indent: 0,
        headIndent: 0,
      });
    case 'table':
      return [tableBlock(node, place)];
    default:
      return [paragraphBlock(node, place)];
  }
}

function paragraphBlock(node: RichNode, place: Place): TextBlock {
  const runs = runsOf(node);
  const given = node.attrs?.['textAlign'];
  const align = isAlign(given) ? given : usualAlign(runs, place);
  const own = node.attrs?.['isAtMargin'] === true ? { ...place, indent: 0 } : place;
  return textBlock(runs, own, { align, isHeading: node.type === 'heading' });
}

type Align = TextBlock['align'];
const isAlign = (value: unknown): value is Exclude<Align, 'justify'> =>
  value === 'left' || value === 'center' || value === 'right';

/** Heads of columns are centred; amounts are set at the right without being told. */
function usualAlign(runs: readonly Run[], { cell, hasAmounts, item }: Place): Align {
  if (cell === 'head') return 'center';
  if (cell === 'none') return item.isEnglish ? 'left' : 'justify';
  const text = runs.map((run) => run.text).join('');
  return isSetRight(text, hasAmounts) ? 'right' : 'left';
}

function textBlock(
  content: readonly Run[],
  place: Place,
  given: { readonly align?: Align; readonly isHeading?: boolean; readonly label?: string },
): TextBlock {
  const { align = 'justify', isHeading = false, label = '' } = given;
  const isBold = isHeading || place.cell === 'head';
  const runs = isBold ? content.map((run) => ({ ...run, bold: true })) : content;
  const isPlain = align === 'justify' || align === 'left';
  const own = isHeading ? place.headIndent : place.indent;
  const indent = isPlain ? own + clauseStep * Math.max(0, place.item.path.length - 1) : 0;
  const labelWidth = label === '' ? 0 : widthOf(label, textSize) + labelGap;
  return {
    ...{ kind: 'text', align, indent, left: place.left, label, gap: labelGap, isHeading },
    depth: place.item.path.length,
    lines: flowOf(runs, {
      width: place.width,
      first: indent + labelWidth,
      isJustified: align === 'justify' && !isHeading,
    }),
  };
}

/** A clause: its number stands before its first paragraph, and its lines go back to the margin. */
function clauseBlocks(list: RichNode, item: RichNode, at: number, place: Place): BodyBlock[] {
  const { own, label } = numberedItem(list, at, place.item);
  const inside = { ...place, item: own };
  const [first, ...rest] = item.content ?? [];
  if (!first) return [];
  if (first.type !== 'paragraph') return blocksOf(item.content ?? [], inside);
  const align = place.cell === 'none' && !own.isEnglish ? 'justify' : 'left';
  return [textBlock(runsOf(first), inside, { align, label }), ...blocksOf(rest, inside)];
}

function tableBlock(node: RichNode, place: Place): TableBlock {
  const rows = placeCells(node);
  const columns = columnWidths(rows, place.width);
  const amounts = new Set(rows.flat().filter(holdsAmount).map(lastColumn));
  return {
    ...{ kind: 'table', left: place.left, columns, headRows: headRowsOf(rows) },
    depth: place.item.path.length,
    rows: rows.map((row) => row.map((cell) => tableCell(cell, { columns, amounts, place }))),
  };
}

/** More rows than this at the top are not repeated: they would take the page from what they stand above. */
const mostHeadRows = 4;

/**
 * How many rows at the top are its head: cells of heads only, and none of them reaches below. A head that is the
 * whole table has nothing to stand above.
 */
function headRowsOf(rows: readonly (readonly PlacedCell[])[]): number {
  let end = 0;
  for (const [at, row] of rows.entries()) {
    if (!row.every(({ node }) => node.type === 'tableHeader')) break;
    end = Math.max(end, at + 1, ...row.map(({ rowspan }) => at + rowspan));
    const below = rows.slice(at + 1, end).flat();
    if (below.some(({ node }) => node.type !== 'tableHeader')) return 0;
  }
  return end < rows.length && end <= mostHeadRows ? end : 0;
}

const lastColumn = ({ column, colspan }: PlacedCell): number => column + colspan - 1;

const holdsAmount = ({ node }: PlacedCell): boolean =>
  (node.content ?? []).some((one) => isAmount(textOf(one)));

const textOf = ({ content = [] }: RichNode): string =>
  content.map(({ text = '' }) => text).join('');

interface OfTable {
  readonly columns: readonly number[];
  /** Columns that hold amounts. */
  readonly amounts: ReadonlySet<number>;
  readonly place: Place;
}

function tableCell(cell: PlacedCell, { columns, amounts, place: outer }: OfTable): TableCell {
  const { node, column, colspan, rowspan } = cell;
  const isHead = node.type === 'tableHeader';
  const wide = columns.slice(column, column + colspan).reduce((sum, one) => sum + one, 0);
  const place: Place = {
    ...{ left: 0, width: wide - cellInset, indent: 0, headIndent: 0 },
    item: { ...unnumbered, isEnglish: outer.item.isEnglish },
    cell: isHead ? 'head' : 'body',
    hasAmounts: amounts.has(lastColumn(cell)),
  };
  return { isHead, colspan, rowspan, blocks: blocksOf(node.content ?? [], place) };
}

const marks = ['bold', 'italic', 'underline', 'strike'] as const;

function runsOf(node: RichNode): Run[] {
  return (node.content ?? []).map(({ type, text = '', marks: given = [] }) => {
    if (type === 'hardBreak') return { text: '\n' };
    const on = marks.filter((mark) => given.some((one) => one.type === mark));
    return { text, ...Object.fromEntries(on.map((mark) => [mark, true])) };
  });
}
