import { Extension, Mark } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { Transaction } from '@tiptap/pm/state';
import { clausesIn } from './clauses.ts';

/** In the place of a number whose clause is gone. */
const gone = 'ข้อ (ที่ลบแล้ว)';

/** Words that say the number of a clause, and follow it. */
export const ClauseReference = Mark.create({
  ...{ name: 'clauseRef', inclusive: false },
  addAttributes: () => ({
    target: {
      default: null,
      parseHTML: (element: HTMLElement) => element.dataset['clause'] ?? null,
      renderHTML: ({ target }) => ({ 'data-clause': String(target) }),
    },
  }),
  parseHTML: () => [{ tag: 'span[data-clause]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** How lists are numbered, and by what references know their clauses. */
export const clauseAttributes = Extension.create({
  name: 'clauses',
  addGlobalAttributes: () => [
    {
      types: ['orderedList'],
      attributes: {
        numbering: {
          default: null,
          parseHTML: (element) => (element.dataset['numbering'] === 'clause' ? 'clause' : null),
          renderHTML: ({ numbering }) =>
            numbering === 'clause' ? { 'data-numbering': 'clause' } : null,
        },
      },
    },
    {
      types: ['listItem'],
      attributes: {
        clauseId: {
          default: null,
          // A new clause made of another by Enter is not that one.
          keepOnSplit: false,
          parseHTML: (element) => element.dataset['clauseId'] ?? null,
          renderHTML: ({ clauseId }) =>
            typeof clauseId === 'string' ? { 'data-clause-id': clauseId } : null,
        },
      },
    },
  ],
  addProseMirrorPlugins: () => [references()],
});

/** Keeps the references of a text right, in the step that changed the clauses. */
const references = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, { doc: before }, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      singleIds(tr, doc);
      follow(tr, doc, { before: labelsIn(before), now: labelsIn(doc) });
      return tr.docChanged ? tr : null;
    },
  });

type Labels = ReadonlyMap<string, string>;

/** By the key of each clause that has one; of two with one key, the first. */
function labelsIn(doc: Node): Labels {
  const labels = new Map<string, string>();
  for (const { id, label } of clausesIn(doc))
    if (id !== null && !labels.has(id)) labels.set(id, label);
  return labels;
}

/** A copy of a clause is another clause. */
function singleIds(tr: Transaction, doc: Node): void {
  const seen = new Set<string>();
  for (const { id, pos } of clausesIn(doc)) {
    if (id !== null && seen.has(id)) tr.setNodeAttribute(pos, 'clauseId', null);
    if (id !== null) seen.add(id);
  }
}

interface Reference {
  readonly from: number;
  readonly to: number;
  readonly target: string;
  readonly text: string;
}

/** The references of a text; one in several parts, a bold letter within, is one. */
function referencesIn(doc: Node): Reference[] {
  const found: Reference[] = [];
  doc.descendants((node, pos) => {
    const mark = node.marks.find(({ type }) => type.name === 'clauseRef');
    if (!node.isText || !mark) return;
    const target = String(mark.attrs['target']);
    const last = found.at(-1);
    const [from, to] = [pos, pos + node.nodeSize];
    const text = node.text ?? '';
    if (last?.to === from && last.target === target) {
      found[found.length - 1] = { ...last, to, text: last.text + text };
    } else found.push({ from, to, target, text });
  });
  return found;
}

/** A number that somebody changed by hand is theirs, and follows nothing any more. */
function follow(
  tr: Transaction,
  doc: Node,
  { before, now }: { readonly before: Labels; readonly now: Labels },
): void {
  const mark = doc.type.schema.marks['clauseRef'];
  if (!mark) return;
  // From the end on: what stands before stays where it is.
  for (const { from, to, target, text } of referencesIn(doc).toReversed()) {
    const label = now.get(target) ?? gone;
    if (text === label) continue;
    const isOurs = text === (before.get(target) ?? gone);
    if (isOurs) {
      const marks = doc.resolve(from + 1).marks();
      tr.replaceWith(from, to, doc.type.schema.text(label, marks));
    } else tr.removeMark(from, to, mark);
  }
}
