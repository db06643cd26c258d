import { tabInHtml } from '../tabs/pasted-tabs.ts';
import { childOf, childrenOf, escaped, isOn, valueOf } from './xml.ts';

/** Elements around words, by the property of a run that means them. */
const marks: readonly (readonly [string, string])[] = [
  ['b', 'strong'],
  ['i', 'em'],
  ['u', 'u'],
  ['strike', 's'],
  ['dstrike', 's'],
];

/** What stands in a run, by the name of its element. */
const pieces: Readonly<Record<string, (element: Element) => string>> = {
  t: (element) => escaped(element.textContent ?? ''),
  tab: () => tabInHtml,
  ptab: () => tabInHtml,
  br: (element) => (valueOf(element, 'type') === 'page' ? '' : '<br>'),
  cr: () => '<br>',
  noBreakHyphen: () => '-',
  // Told by what the cleaning of a paste names: pictures and notes.
  drawing: () => '<svg></svg>',
  pict: () => '<svg></svg>',
  object: () => '<svg></svg>',
  footnoteReference: () => '<a href="#_ftn"></a>',
  endnoteReference: () => '<a href="#_ftn"></a>',
  commentReference: () => '<a href="#_ftn"></a>',
  AlternateContent: () => '<svg></svg>',
};

/** The words of a paragraph as HTML. Of tracked changes deleted words are left out and told, inserted ones are words. */
export function runsHtml(parent: Element): string {
  return [...parent.children]
    .map((element) => {
      switch (element.localName) {
        case 'r':
          return runHtml(element);
        case 'hyperlink':
          return linkHtml(element);
        case 'ins':
        case 'smartTag':
        case 'fldSimple':
          return runsHtml(element);
        case 'sdt':
          return childrenOf(element, 'sdtContent').map(runsHtml).join('');
        case 'del':
        case 'moveFrom':
          // For the cleaning of a paste to name.
          return (element.textContent ?? '') === '' ? '' : '<del data-tracked></del>';
        case 'moveTo':
          return runsHtml(element);
        case 'oMath':
        case 'oMathPara':
          return `<math></math>${escaped(element.textContent ?? '')}`;
        default:
          return '';
      }
    })
    .join('');
}

/** A place in the document itself is no link to elsewhere. */
const linkHtml = (element: Element): string =>
  valueOf(element, 'id') === null
    ? runsHtml(element)
    : `<a href="https://link.invalid">${runsHtml(element)}</a>`;

function runHtml(run: Element): string {
  const properties = childOf(run, 'rPr');
  const inner = [...run.children]
    .map((element) => pieces[element.localName]?.(element) ?? '')
    .join('');
  if (inner === '') return '';
  const style = styleOf(properties);
  const raised = valueOf(childOf(properties, 'vertAlign'));
  const words = raised === 'superscript' || raised === 'subscript' ? `<sup>${inner}</sup>` : inner;
  const marked = marks
    .filter(([name]) => isOn(properties, name))
    .reduce((html, [, tag]) => `<${tag}>${html}</${tag}>`, words);
  return style === '' ? marked : `<span style="${style}">${marked}</span>`;
}

/** What a text cannot have, as a style: the cleaning of a paste names it. */
function styleOf(properties: Element | undefined): string {
  const colour = valueOf(childOf(properties, 'color')) ?? '';
  return [
    ...(/^[0-9a-f]{6}$/i.test(colour) ? [`color:#${colour}`] : []),
    ...(isOn(properties, 'highlight') ? ['background:yellow'] : []),
    ...(isOn(properties, 'vanish') ? ['display:none'] : []),
  ].join(';');
}
