import StarterKit from '@tiptap/starter-kit';
import { wordsOf } from '../words/words.ts';
import { ClauseReference, clauseAttributes } from './clauses/clause-references.ts';
import { find } from './find/find-state.ts';
import { Landscape, WholeText } from './landscape/landscape.ts';
import { amounts } from './table/amounts.ts';
import { Table, TableCell, TableHeader, TableRow } from './table/table-nodes.ts';
import { tabKey } from './tabs/tab-key.ts';
import { editorWords } from './words/editor-words.ts';

// Only what official letters use: no code, quotes, links, rules or strike-through.
const kit = StarterKit.configure({
  heading: { levels: [2] },
  blockquote: false,
  code: false,
  codeBlock: false,
  document: false,
  horizontalRule: false,
  link: false,
  strike: false,
});

const table = Table.configure({
  label: (rows, columns) => wordsOf(editorWords)('table.name', { rows, columns }),
});

const landscape = Landscape.configure({
  label: () => wordsOf(editorWords)('landscape.name'),
});

/** All that a text may consist of, and how it is written. */
export const extensions = [
  kit,
  WholeText,
  landscape,
  table,
  TableRow,
  TableCell,
  TableHeader,
  amounts,
  find,
  ClauseReference,
  clauseAttributes,
  tabKey,
];
