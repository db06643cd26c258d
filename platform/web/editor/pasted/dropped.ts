import { keepTabs } from '../tabs/pasted-tabs.ts';

/** What a text cannot have, of what was pasted into it. */
export type DroppedKind =
  | 'link'
  | 'colour'
  | 'background'
  | 'align'
  | 'strike'
  | 'raised'
  | 'note'
  | 'formula'
  | 'media'
  | 'field'
  | 'rule'
  | 'hidden'
  | 'deleted';

/** How often each kind was there; only kinds that were. */
export type Dropped = Readonly<Partial<Record<DroppedKind, number>>>;

/** By elements that have no other sense. */
const elements: readonly (readonly [DroppedKind, string])[] = [
  ['link', 'a[href]:not([href^="#"])'],
  ['strike', 's, strike, del:not([data-tracked])'],
  // Of a .docx whose changes were neither accepted nor refused; its words are not here.
  ['deleted', 'del[data-tracked]'],
  ['raised', 'sup, sub'],
  ['note', '.MsoCommentReference, a[href^="#_ftn"], a[href^="#_edn"], a[href^="#_msocom"]'],
  ['formula', 'math'],
  ['media', 'video, audio, iframe, object, embed, svg, canvas'],
  ['field', 'input, select, textarea, button'],
  ['rule', 'hr'],
];

/** By one property of the style of an element. */
const properties: readonly (readonly [DroppedKind, string, (value: string) => boolean])[] = [
  ['colour', 'color', (value) => !isUsual(value)],
  ['background', 'background', (value) => !isBare(value)],
  ['background', 'background-color', (value) => !isBare(value)],
  ['align', 'text-align', (value) => value === 'center' || value === 'right'],
  ['strike', 'text-decoration', (value) => value.includes('line-through')],
  ['raised', 'vertical-align', (value) => value === 'super' || value === 'sub'],
];

const inherited = /^(?:inherit|initial|unset|auto|currentcolor|windowtext|black|text1)$/;

/** Red, green and blue of a colour; null for a name or what is no colour. */
function channelsOf(value: string): number[] | null {
  const [, hex = ''] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value) ?? [];
  const pairs = hex.length === 3 ? [...hex].map((one) => one + one) : (hex.match(/../g) ?? []);
  if (pairs.length === 3) return pairs.map((one) => Number.parseInt(one, 16));
  const numbers = /^rgba?\(([^)]*)\)$/.exec(value)?.[1]?.match(/[\d.]+/g) ?? [];
  return numbers.length >= 3 ? numbers.slice(0, 3).map(Number) : null;
}

/** Whether it is the colour of usual letters: black, or the dark grey of web pages. */
function isUsual(value: string): boolean {
  if (inherited.test(value)) return true;
  const channels = channelsOf(value);
  return channels !== null && Math.max(...channels) <= 0x60 && spreadOf(channels) <= 0x10;
}

/** Whether nothing is seen behind the letters. */
function isBare(value: string): boolean {
  if (/^(?:transparent|none|white|inherit|initial|unset)$/.test(value)) return true;
  if (/^rgba\(.*,\s*0\)$/.test(value)) return true;
  const channels = channelsOf(value);
  // A picture or a gradient in the background is told as a background too.
  return channels !== null && Math.min(...channels) >= 0xf6;
}

const spreadOf = (channels: readonly number[]): number =>
  Math.max(...channels) - Math.min(...channels);

/** Where the style of an element is kept while its page is read. */
const styleKey = 'data-style';

/**
 * A pasted page. Its style attributes have another name, and its style sheets and comments are gone: the content
 * security policy of the application would report each of them, which takes seconds for a long text.
 */
export function readPage(html: string): Document {
  const bare = html
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<(style|script)\b[^]*?<\/\1\s*>/gi, '')
    .replaceAll(/(<[a-z][^<>]*\s)style(?=\s*=)/gi, `$1${styleKey}`);
  // A document of its own: it loads nothing and runs nothing.
  return new DOMParser().parseFromString(bare, 'text/html');
}

/** The style of an element by the names of its properties, without asking the browser to apply it. */
function styleOf(element: Element): Map<string, string> {
  const style = element.getAttribute(styleKey) ?? '';
  const pairs = style.split(';').map((one): [string, string] => {
    const [name = '', ...value] = one.split(':');
    return [name.trim().toLowerCase(), value.join(':').trim().toLowerCase()];
  });
  return new Map(pairs);
}

const isHidden = (style: ReadonlyMap<string, string>): boolean =>
  style.get('display') === 'none' || style.get('mso-hide') === 'all';

/**
 * Takes hidden words out of a pasted page, makes one kind of its headings, and names what the text cannot have. All
 * other words stay.
 */
export function cleanPage(page: Document): Dropped {
  const count: Partial<Record<DroppedKind, number>> = {};
  const add = (kind: DroppedKind) => {
    count[kind] = (count[kind] ?? 0) + 1;
  };
  for (const element of page.body.querySelectorAll(`[${styleKey}], [hidden]`)) {
    const style = styleOf(element);
    if (element.hasAttribute('hidden') || isHidden(style)) {
      if (hasWords(element)) add('hidden');
      element.remove();
      continue;
    }
    element.removeAttribute(styleKey);
    keepTabs(element, style);
    if (!hasWords(element)) continue;
    keepMarks(element, style);
    for (const [kind, name, isDropped] of properties) {
      const value = style.get(name);
      if (value !== undefined && value !== '' && isDropped(value)) add(kind);
    }
  }
  for (const [kind, selector] of elements) {
    for (const element of page.body.querySelectorAll(selector)) {
      if (kind !== 'link' || hasWords(element)) add(kind);
    }
  }
  for (const element of page.body.querySelectorAll('font[color]')) {
    if (!isUsual((element.getAttribute('color') ?? '').toLowerCase())) add('colour');
  }
  for (const element of page.body.querySelectorAll('[align="center"], [align="right"], center')) {
    if (!element.matches('table, td, th')) add('align');
  }
  for (const heading of page.body.querySelectorAll('h1, h3, h4, h5, h6')) {
    const one = page.createElement('h2');
    one.append(...heading.childNodes);
    heading.replaceWith(one);
  }
  return count;
}

/** Elements for what a text can have, by the property of a style that means it. */
const marks: readonly (readonly [string, string, RegExp])[] = [
  ['strong', 'font-weight', /^(?:bold|bolder|[6-9]00)$/],
  ['em', 'font-style', /^(?:italic|oblique)/],
  ['u', 'text-decoration', /underline/],
];

/** Some programs write bold letters as a style only. */
function keepMarks(element: Element, style: ReadonlyMap<string, string>): void {
  // Google Docs wraps all that is copied into such an element.
  if (element.matches('b, strong') && /^(?:normal|400)$/.test(style.get('font-weight') ?? '')) {
    element.replaceWith(...element.childNodes);
    return;
  }
  // Within a heading all is bold anyway, and a block in a mark would be no HTML.
  if (!element.matches('span, font, a, i, u, em')) return;
  for (const [tag, name, means] of marks) {
    if (!means.test(style.get(name) ?? '') || element.matches(tag)) continue;
    const mark = element.ownerDocument.createElement(tag);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

const hasWords = (element: Element): boolean => (element.textContent ?? '').trim() !== '';
