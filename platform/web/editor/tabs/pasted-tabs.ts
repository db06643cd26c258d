import type { Node, Slice as SliceType } from '@tiptap/pm/model';
import { Fragment, Slice } from '@tiptap/pm/model';

/*
 * A tab in pasted HTML would be read as a blank, as HTML has it. While a paste is read, this letter, which has no
 * meaning elsewhere, stands for it.
 */
const standIn = '\uE009';

/** Replaces what programs write for a tab: Word a span with a count, others a tab in text whose blanks are kept. */
export function keepTabs(element: Element, style: ReadonlyMap<string, string>): void {
  const count = Number.parseInt(style.get('mso-tab-count') ?? '', 10);
  if (count > 0) element.textContent = standIn.repeat(Math.min(count, 20));
  else if (style.get('white-space')?.startsWith('pre')) replaceTabs(element);
}

function replaceTabs(element: Element): void {
  for (const node of element.childNodes) {
    if (node instanceof Element) replaceTabs(node);
    else if (node.nodeType === node.TEXT_NODE) {
      node.textContent = (node.textContent ?? '').replaceAll('\t', standIn);
    }
  }
}

/** For HTML that is made of a file of Word. */
export const tabInHtml = standIn;

/** What was pasted, with tabs again. */
export const withTabs = (slice: SliceType): SliceType =>
  new Slice(tabsIn(slice.content), slice.openStart, slice.openEnd);

function tabsIn(content: Fragment): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => {
    const { text } = node;
    if (text === undefined) nodes.push(node.copy(tabsIn(node.content)));
    else if (text.includes(standIn)) {
      nodes.push(node.type.schema.text(text.replaceAll(standIn, '\t'), node.marks));
    } else nodes.push(node);
  });
  return Fragment.fromArray(nodes);
}
