import { toThaiDigits } from '@sarn/kernel';
import type { RichNode } from '../rich-node.ts';
import { isLandscape } from './landscape.ts';

/** Letters that number clauses; ฃ and ฅ are out of use. */
const letters = [...'กขคฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ'];

const latinLetters = [...'abcdefghijklmnopqrstuvwxyz'];

/** The item of a list in which something stands. */
export interface Numbering {
  /** Numbers of the item and of those in which it stands, the outermost first. */
  readonly path: readonly number[];
  /** Whether the outermost list numbers the clauses of the document: ข้อ ๑. */
  readonly isClause: boolean;
  /** Whether the text is English: Arabic digits, Latin letters, lines that are not spaced out. */
  readonly isEnglish: boolean;
}

/** In no list. */
export const unnumbered: Numbering = { path: [], isClause: false, isEnglish: false };

/** In no list of an English text. */
export const unnumberedEnglish: Numbering = { ...unnumbered, isEnglish: true };

/** The numbering of an item of a list, counted from 0, and its label. */
export function numberedItem(list: RichNode, at: number, outer: Numbering) {
  const isOrdered = list.type === 'orderedList';
  const start = list.attrs?.['start'];
  const number = (isOrdered && typeof start === 'number' ? start : 1) + at;
  const isOutermost = outer.path.length === 0;
  const isClause = isOutermost ? isClauseList(list) : outer.isClause;
  const own: Numbering = { ...outer, path: [...outer.path, number], isClause };
  return { own, label: isOrdered ? clauseLabel(own) : '-' };
}

const isClauseList = ({ type, attrs }: RichNode): boolean =>
  type === 'orderedList' && attrs?.['numbering'] === 'clause';

/**
 * The clauses ข้อ of a document counted through, also on its pages in landscape: heads and paragraphs between them do
 * not begin anew.
 *
 * @param nodes of the whole document, outermost
 */
export function countedClauses(nodes: readonly RichNode[]): RichNode[] {
  let next = 1;
  const counted = (node: RichNode): RichNode => {
    if (isLandscape(node)) return { ...node, content: (node.content ?? []).map(counted) };
    if (!isClauseList(node)) return node;
    const start = next;
    next += node.content?.length ?? 0;
    return { ...node, attrs: { ...node.attrs, start } };
  };
  return nodes.map(counted);
}

/**
 * The number of an item by its depth: ๑. ๑.๑ (๑) ก. and below that a dash; of the clauses of a regulation
 * ข้อ ๑ (๑) (ก).
 *
 * @assumed the order of the levels is custom; the regulation prescribes none
 */
export function clauseLabel({ path, isClause, isEnglish }: Numbering): string {
  const own = path.at(-1) ?? 1;
  if (isEnglish) return englishLabel(path, own);
  const number = toThaiDigits(own);
  const letter = letters[(own - 1) % letters.length] ?? '';
  const labels = isClause
    ? [`ข้อ ${number}`, `(${number})`, `(${letter})`]
    : [`${number}.`, toThaiDigits(path.join('.')), `(${number})`, `${letter}.`];
  return labels[path.length - 1] ?? '-';
}

/** 1. 1.1 (1) a. */
const englishLabel = (path: readonly number[], own: number): string =>
  [
    `${own}.`,
    path.join('.'),
    `(${own})`,
    `${latinLetters[(own - 1) % latinLetters.length] ?? ''}.`,
  ][path.length - 1] ?? '-';
