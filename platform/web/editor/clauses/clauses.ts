import { toThaiDigits } from '@sarn/kernel';
import type { Node } from '@tiptap/pm/model';

/** An item of a numbered list to which a text can refer. */
export interface Clause {
  /** Where the item begins. */
  readonly pos: number;
  /** Its own key; null until somebody refers to it. */
  readonly id: string | null;
  /** `ข้อ ๕`, `ข้อ ๕ (๒)` or `ข้อ ๑.๒`: as it is printed. */
  readonly label: string;
  /** Its first words. */
  readonly text: string;
}

export const isClauseList = (node: Node): boolean =>
  node.type.name === 'orderedList' && node.attrs['numbering'] === 'clause';

/** Longest beginning of a clause by which a person knows it again. */
const mostWords = 60;

/**
 * The numbered items of a text in their order: of the outermost lists and of the lists in them. Clauses ข้อ are
 * counted through the text; other lists begin with 1 each.
 */
export function clausesIn(doc: Node): Clause[] {
  const clauses: Clause[] = [];
  let counted = 0;
  eachOutermost(doc, (list, offset) => {
    if (list.type.name !== 'orderedList') return;
    const isClause = isClauseList(list);
    const before = isClause ? counted : Number(list.attrs['start'] ?? 1) - 1;
    eachItem(list, offset, (item, pos, at) => {
      const own = toThaiDigits(before + at + 1);
      clauses.push(clauseOf(item, pos, `ข้อ ${own}`));
      innerLists(item, pos, (inner, from) =>
        eachItem(inner, from, (part, place, index) => {
          const number = toThaiDigits(Number(inner.attrs['start'] ?? 1) + index);
          const label = isClause ? `ข้อ ${own} (${number})` : `ข้อ ${own}.${number}`;
          clauses.push(clauseOf(part, place, label));
        }),
      );
    });
    if (isClause) counted += list.childCount;
  });
  return clauses;
}

/** What stands outermost, on a page in landscape too. */
function eachOutermost(doc: Node, tell: (node: Node, pos: number) => void): void {
  doc.forEach((node, offset) => {
    if (node.type.name !== 'landscape') tell(node, offset);
    else node.forEach((inner, at) => tell(inner, offset + 1 + at));
  });
}

function eachItem(
  list: Node,
  pos: number,
  tell: (item: Node, pos: number, at: number) => void,
): void {
  list.forEach((item, offset, at) => tell(item, pos + 1 + offset, at));
}

function innerLists(item: Node, pos: number, tell: (list: Node, pos: number) => void): void {
  item.forEach((inner, offset) => {
    if (inner.type.name === 'orderedList') tell(inner, pos + 1 + offset);
  });
}

function clauseOf(item: Node, pos: number, label: string): Clause {
  const id: unknown = item.attrs['clauseId'];
  const words = item.firstChild?.textContent ?? '';
  const text = words.length > mostWords ? `${words.slice(0, mostWords)}…` : words;
  return { pos, id: typeof id === 'string' ? id : null, label, text };
}
