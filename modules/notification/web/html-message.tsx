import { createElement } from 'react';
import type { ReactNode } from 'react';

// The server sanitises messages when they are written; here they are sanitised again, by building
// only known tags. Markup is never inserted into the page directly.
const allowed = new Set(['b', 'strong', 'i', 'em', 'u', 'br', 'p', 'ul', 'ol', 'li']);

/** The message of a notification as shown: known tags, no attributes, links as plain text. */
export function showHtml(html: string): ReactNode {
  return toNodes(parse(html).body);
}

/** First link of the message if it is a web address or in the application; else null. */
export function firstLinkOf(html: string): string | null {
  const address = parse(html).querySelector('a[href]')?.getAttribute('href') ?? '';
  const isWeb = /^https?:$/.test(URL.parse(address, document.baseURI)?.protocol ?? '');
  return isWeb && address !== '' ? address : null;
}

// A document of DOMParser runs no script and loads no picture.
function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function toNodes(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    const tag = node.localName;
    if (tag === 'script' || tag === 'style') return null;
    if (!allowed.has(tag)) return toNodes(node);
    return createElement(tag, { key: index }, ...(tag === 'br' ? [] : toNodes(node)));
  });
}
