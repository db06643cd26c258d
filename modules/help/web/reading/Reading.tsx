import type { ReactNode } from 'react';
import { toBlocks, toSpans } from './markdown.ts';
import type { Block } from './markdown.ts';
import './reading.css';

export interface ReadingProps {
  readonly text: string;
  /** How a link inside the application is drawn; as plain text where there is no router. */
  readonly link?: (place: string, words: string) => ReactNode;
  /** How a picture is drawn; left out where texts have none. */
  readonly picture?: (name: string, words: string) => ReactNode;
}

/** A text as it is read and printed. */
export function Reading({ text, ...draw }: ReadingProps) {
  return (
    <div className="reading">
      {toBlocks(text).map((block, index) => (
        <BlockView key={index} block={block} {...draw} />
      ))}
    </div>
  );
}

type BlockProps = Omit<ReadingProps, 'text'> & { readonly block: Block };

function BlockView({ block, link, picture }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return <Heading id={block.id}>{block.text}</Heading>;
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <Line text={item} link={link} />
            </li>
          ))}
        </List>
      );
    }
    case 'picture':
      return picture?.(block.name, block.words) ?? null;
    case 'note':
      return (
        <p className="reading-note">
          <Line text={block.text} link={link} />
        </p>
      );
    case 'paragraph':
      return (
        <p>
          <Line text={block.text} link={link} />
        </p>
      );
  }
}

/** Keeps a year and its era on one line. */
const eraAndYear = /(พ\.ศ\.|B\.E\.) (?=\d)/g;

function Line({ text, link }: { readonly text: string; readonly link: ReadingProps['link'] }) {
  return toSpans(text.replace(eraAndYear, '$1\u00A0')).map((span, index) => {
    if (span.kind === 'strong') return <strong key={index}>{span.text}</strong>;
    if (span.kind === 'key') return <kbd key={index}>{span.text}</kbd>;
    if (span.kind === 'link' && link) return <span key={index}>{link(span.place, span.text)}</span>;
    return span.text;
  });
}
