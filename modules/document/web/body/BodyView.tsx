import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { BodyNode } from './body-node.ts';

/**
 * Text of a memo, built from its tree and not from HTML.
 *
 * Only node types in these two tables are drawn, so a text that came with anything else (scripts,
 * external pictures, styles) shows its words and nothing more.
 */
const blocks: Readonly<Record<string, (children: ReactNode, node: BodyNode) => ReactNode>> = {
  doc: (children) => children,
  paragraph: (children) => <p>{children}</p>,
  heading: (children) => <h3>{children}</h3>,
  bulletList: (children) => <ul>{children}</ul>,
  orderedList: (children, { attrs }) => <ol start={Number(attrs?.['start'] ?? 1)}>{children}</ol>,
  listItem: (children) => <li>{children}</li>,
  blockquote: (children) => <blockquote>{children}</blockquote>,
  hardBreak: () => <br />,
};

const marks: Readonly<Record<string, (children: ReactNode) => ReactNode>> = {
  bold: (children) => <strong>{children}</strong>,
  italic: (children) => <em>{children}</em>,
  underline: (children) => <u>{children}</u>,
  strike: (children) => <s>{children}</s>,
};

/** The text as elements of the page. */
export function BodyView({ node }: { readonly node: BodyNode }): ReactNode {
  if (node.type === 'text') {
    return (node.marks ?? []).reduce<ReactNode>(
      (words, mark) => marks[mark.type]?.(words) ?? words,
      node.text ?? '',
    );
  }
  const children = (node.content ?? []).map((child, place) => (
    <Fragment key={place}>
      <BodyView node={child} />
    </Fragment>
  ));
  return blocks[node.type]?.(children, node) ?? children;
}
