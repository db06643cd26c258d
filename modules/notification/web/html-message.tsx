import { createElement } from 'react';
import type { ReactNode } from 'react';

// The server cleans messages when they are written; here they are cleaned once more, by building
// only what is known to be harmless. Markup never becomes part of the page as it stands.
const allowed = new Set(['b', 'strong', 'i', 'em', 'u', 'br', 'p', 'ul', 'ol', 'li']);

/** The message of a notification, for showing: known tags, no attributes, links as plain text. */
export function showHtml(html: string): ReactNode {
  return toNodes(parse(html).body);
}

/** First link of the message if it leads to the web or into the application; else null. */
export function firstLinkOf(html: string): string | null {
  const address = parse(html).querySelector('a[href]')?.getAttribute('href') ?? '';
  const isWeb = /^https?:$/.test(URL.parse(address, document.baseURI)?.protocol ?? '');
  return isWeb && address !== '' ? address : null;
}

// A parsed document is inert: it runs no script and loads no picture.
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
