import { AppError, cleanText, tableLimits, tableShape } from '@sarn/kernel';

interface Node {
  readonly type?: unknown;
  readonly text?: unknown;
  readonly content?: unknown;
  readonly attrs?: unknown;
  readonly marks?: unknown;
}

/** Elements the editor may make, from what is in them and the node itself; a node that is not here is refused, never passed through. */
const elements: Record<string, (inner: string, node: Node) => string> = {
  doc: (inner) => inner,
  paragraph: (inner) => `<p>${inner}</p>`,
  heading: (inner) => `<h3>${inner}</h3>`,
  bulletList: (inner) => `<ul>${inner}</ul>`,
  orderedList: (inner) => `<ol>${inner}</ol>`,
  listItem: (inner) => `<li>${inner}</li>`,
  landscape: (inner) => `<section>${inner}</section>`,
  blockquote: (inner) => `<blockquote>${inner}</blockquote>`,
  hardBreak: () => '<br>',
  table: (inner, node) => {
    const shape = tableShape(node);
    if (shape === 'too-large') throw new AppError('registry.table-too-large', { ...tableLimits });
    if (shape === 'irregular') throw invalid();
    return `<table><tbody>${inner}</tbody></table>`;
  },
  tableRow: (inner) => `<tr>${inner}</tr>`,
  tableCell: (inner, node) => `<td${spansOf(node)}>${inner}</td>`,
  tableHeader: (inner, node) => `<th${spansOf(node)}>${inner}</th>`,
};

/** What stands in the parts of a table, and nothing else; its rows and cells stand nowhere else. */
const partsOf: Record<string, readonly string[]> = {
  table: ['tableRow'],
  tableRow: ['tableCell', 'tableHeader'],
};
const tableParts = new Set(Object.values(partsOf).flat());

const mayHold = (parent: unknown, child: unknown): boolean => {
  const type = isNode(child) ? String(child.type) : '';
  // A page is turned as a whole.
  if (type === 'landscape') return parent === 'doc';
  return known(partsOf, parent)?.includes(type) ?? !tableParts.has(type);
};

/** Spans of a cell as attributes; what they may be, the shape of its table has to say. */
const spansOf = ({ attrs }: Node): string =>
  ['colspan', 'rowspan']
    .map((name) => [name, isNode(attrs) ? Number(Reflect.get(attrs, name)) : 1] as const)
    .filter(([, span]) => span > 1)
    .map(([name, span]) => ` ${name}="${span}"`)
    .join('');

const marks: Record<string, (inner: string) => string> = {
  bold: (inner) => `<strong>${inner}</strong>`,
  italic: (inner) => `<em>${inner}</em>`,
  underline: (inner) => `<u>${inner}</u>`,
  strike: (inner) => `<s>${inner}</s>`,
  /** A reference to a clause says its number itself. */
  clauseRef: (inner) => inner,
};

const maxDepth = 20;
const maxNodes = 20_000;

/**
 * The body of a memo as HTML, made from the editor's tree by an allow-list: text is escaped and
 * attributes are dropped, so that no other tags can come out.
 *
 * @param body tree of the editor (`{type: 'doc', content: […]}`)
 * @returns HTML, or null when the tree holds no text
 * @throws 'registry.body-invalid' on any other node or mark, or when it is too deep or too long;
 *   'registry.table-too-large' for a table over its bounds
 */
export function bodyToHtml(body: unknown): string | null {
  const budget = { nodes: maxNodes, text: 0 };
  const html = render(body, 0, budget);
  return budget.text > 0 ? html : null;
}

function render(value: unknown, depth: number, budget: { nodes: number; text: number }): string {
  budget.nodes -= 1;
  if (!isNode(value) || depth > maxDepth || budget.nodes < 0) throw invalid();
  if (value.type === 'text') return renderText(value, budget);
  const element = known(elements, value.type);
  if (!element) throw invalid();
  const children = value.content === undefined ? [] : value.content;
  if (!Array.isArray(children)) throw invalid();
  if (!children.every((child) => mayHold(value.type, child))) throw invalid();
  return element(children.map((child) => render(child, depth + 1, budget)).join(''), value);
}

function renderText(node: Node, budget: { text: number }): string {
  if (typeof node.text !== 'string') throw invalid();
  const clean = cleanText(node.text);
  budget.text += clean.trim().length;
  const list: unknown[] = Array.isArray(node.marks) ? node.marks : [];
  return list.reduce<string>((inner, mark) => {
    const wrap = isNode(mark) ? known(marks, mark.type) : undefined;
    if (!wrap) throw invalid();
    return wrap(inner);
  }, escapeHtml(clean));
}

/** The entry of that name; names that every object inherits (`constructor`) have none. */
function known<T>(table: Record<string, T>, name: unknown): T | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(): AppError {
  return new AppError('registry.body-invalid');
}
