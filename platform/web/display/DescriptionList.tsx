import type { ReactNode } from 'react';

export interface DescriptionItem {
  readonly term: string;
  /** Nothing to say is shown as a dash. */
  readonly value: ReactNode;
  /** Value below the term, over the whole width: subjects, notes. */
  readonly isLong?: boolean | undefined;
}

export interface DescriptionListProps {
  readonly items: readonly DescriptionItem[];
}

/** Names and values of one thing. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className="s-description">
      {items.map((item) => (
        <div key={item.term} className="s-description-item" data-long={item.isLong || undefined}>
          <dt>{item.term}</dt>
          <dd>
            {item.value === null || item.value === undefined || item.value === ''
              ? '–'
              : item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
