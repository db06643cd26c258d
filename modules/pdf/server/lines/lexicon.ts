import { readFileSync } from 'node:fs';

/**
 * Words as a tree of their letters, in three rows of numbers: 20,000 letters as objects would take 5 MB of every
 * thread that sets documents. Node 0 is the root; 0 as a child or as a neighbour is none.
 */
interface WordTree {
  readonly letters: Uint16Array;
  readonly children: Uint32Array;
  /** The next node below the same one. */
  readonly neighbours: Uint32Array;
  /** Of each node at which a word ends: places inside the word where a break is still allowed. */
  readonly cuts: ReadonlyMap<number, readonly number[]>;
}

/** Words that are kept whole, with the places at which some of them may be cut after all. */
export type Lexicon = readonly WordTree[];

const noCuts: readonly number[] = [];

/** A row is a word, or a word, a tab and the word with `|` at its places; `#` begins a remark. */
function treeOf(rows: readonly string[]): WordTree {
  const most = rows.reduce((sum, row) => sum + row.length, 1);
  const tree = {
    ...{ letters: new Uint16Array(most), children: new Uint32Array(most) },
    ...{ neighbours: new Uint32Array(most), cuts: new Map<number, readonly number[]>() },
  };
  let count = 1;
  for (const row of rows) {
    if (row.trim() === '' || row.startsWith('#')) continue;
    const [word = '', shown = ''] = row.split('\t');
    let node = 0;
    for (let at = 0; at < word.length; at += 1) {
      const letter = word.charCodeAt(at);
      let next = childOf(tree, node, letter);
      if (next === 0) {
        next = count;
        count += 1;
        tree.letters[next] = letter;
        tree.neighbours[next] = tree.children[node] ?? 0;
        tree.children[node] = next;
      }
      node = next;
    }
    tree.cuts.set(node, shown === '' ? noCuts : cutsOf(shown));
  }
  const { letters, children, neighbours, cuts } = tree;
  return {
    ...{ letters: letters.slice(0, count), children: children.slice(0, count) },
    ...{ neighbours: neighbours.slice(0, count), cuts },
  };
}

/** The node below another one for a letter; 0 where there is none. */
function childOf(tree: Omit<WordTree, 'cuts'>, node: number, letter: number): number {
  let found = tree.children[node] ?? 0;
  while (found !== 0 && tree.letters[found] !== letter) found = tree.neighbours[found] ?? 0;
  return found;
}

function cutsOf(shown: string): number[] {
  const cuts: number[] = [];
  let at = 0;
  for (const unit of shown) {
    if (unit === '|') cuts.push(at);
    else at += unit.length;
  }
  return cuts;
}

let common: WordTree | null = null;

/** The lexicon of official Thai, and the own words of one document: names of people and units. */
export function lexiconWith(ownWords: readonly string[] = []): Lexicon {
  common ??= treeOf(
    readFileSync(new URL('./keep-whole.txt', import.meta.url), 'utf8')
      .normalize('NFC')
      .split('\n'),
  );
  return ownWords.length > 0 ? [common, treeOf(ownWords)] : [common];
}

/** Every word of the lexicon that begins at a place: where it ends, and its inner places. */
export function wordsAt(
  lexicon: Lexicon,
  text: string,
  start: number,
): { readonly end: number; readonly cuts: readonly number[] }[] {
  const found: { end: number; cuts: readonly number[] }[] = [];
  for (const tree of lexicon) {
    let node = 0;
    for (let at = start; at < text.length; at += 1) {
      node = childOf(tree, node, text.charCodeAt(at));
      if (node === 0) break;
      const cuts = tree.cuts.get(node);
      if (cuts) found.push({ end: at + 1, cuts });
    }
  }
  return found;
}
