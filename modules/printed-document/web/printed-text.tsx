import { createElement } from 'react';
import type { ReactNode } from 'react';

/* Markup is never inserted into the page: only these elements are built anew, with these attributes. */
const tags = new Set(
  'article header footer address h1 h2 p dl dt dd ol ul li blockquote table tbody tr th td strong em u s span'.split(
    ' ',
  ),
);
const attributes: Readonly<Record<string, string>> = {
  ...{ lang: 'lang', role: 'role', scope: 'scope', 'aria-label': 'aria-label' },
  ...{ colspan: 'colSpan', rowspan: 'rowSpan' },
};
/** The page of the document has a heading of the first level already. */
const deeper: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h3' };

/** The text of a printed document as the server gives it, as elements of the page. */
export function showPrintedText(html: string): ReactNode {
  // A document of DOMParser runs no script and loads no picture.
  return toNodes(new DOMParser().parseFromString(html, 'text/html').body);
}

function toNodes(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    const tag = node.localName;
    if (tag === 'br') return <br key={index} />;
    if (tag === 'script' || tag === 'style') return null;
    if (!tags.has(tag)) return toNodes(node);
    return createElement(deeper[tag] ?? tag, { key: index, ...kept(node) }, ...toNodes(node));
  });
}

const kept = (node: Element) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, property]) => {
      const value = node.getAttribute(name);
      return value === null ? [] : [[property, value]];
    }),
  );
