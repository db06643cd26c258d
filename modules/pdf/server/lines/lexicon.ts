import { readFileSync } from 'node:fs';

interface TrieNode {
  readonly next: Map<string, TrieNode>;
  /** Places inside the word where a break is still allowed; null where no word ends here. */
  cuts: readonly number[] | null;
}

/** Words that are kept whole, with the places at which some of them may be cut after all. */
export type Lexicon = readonly TrieNode[];

const emptyNode = (): TrieNode => ({ next: new Map(), cuts: null });

/** A row is a word, or a word, a tab and the word with `|` at its places; `#` begins a remark. */
function trieOf(rows: readonly string[]): TrieNode {
  const root = emptyNode();
  for (const row of rows) {
    if (row.trim() === '' || row.startsWith('#')) continue;
    const [word = '', shown = ''] = row.split('\t');
    let node = root;
    for (const unit of word) {
      const known = node.next.get(unit) ?? emptyNode();
      node.next.set(unit, known);
      node = known;
    }
    node.cuts = cutsOf(shown);
  }
  return root;
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

let common: TrieNode | null = null;

/** The lexicon of official Thai, and the own words of one document: names of people and units. */
export function lexiconWith(ownWords: readonly string[] = []): Lexicon {
  common ??= trieOf(
    readFileSync(new URL('./keep-whole.txt', import.meta.url), 'utf8')
      .normalize('NFC')
      .split('\n'),
  );
  return ownWords.length > 0 ? [common, trieOf(ownWords)] : [common];
}

/** Every word of the lexicon that begins at a place: where it ends, and its inner places. */
export function wordsAt(
  lexicon: Lexicon,
  text: string,
  start: number,
): { readonly end: number; readonly cuts: readonly number[] }[] {
  const found: { end: number; cuts: readonly number[] }[] = [];
  for (const root of lexicon) {
    let node: TrieNode | undefined = root;
    for (let at = start; node && at < text.length; at += 1) {
      node = node.next.get(text[at] ?? '');
      if (node?.cuts) found.push({ end: at + 1, cuts: node.cuts });
    }
  }
  return found;
}
