import type { ReactNode } from 'react';

export interface DescriptionItem {
  readonly term: string;
  /** An empty value is shown as a dash. */
  readonly value: ReactNode;
  /** Value below the term, over the whole width: subjects, notes. */
  readonly isLong?: boolean | undefined;
}

export interface DescriptionListProps {
  readonly items: readonly DescriptionItem[];
}

/** Names and values of one record. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <DescriptionFrame>
      <DescriptionItems items={items} />
    </DescriptionFrame>
  );
}

/** A list of names and values; several components provide its `DescriptionItems`. */
export function DescriptionFrame({ children }: { readonly children: ReactNode }) {
  return <dl className="s-description">{children}</dl>;
}

/** Some of the names and values of a `DescriptionFrame`. */
export function DescriptionItems({ items }: DescriptionListProps) {
  return items.map(({ term, value, isLong }) => {
    const isEmpty = value === null || value === undefined || value === '';
    // A dash is short: it stays beside its term.
    return (
      <div key={term} className="s-description-item" data-long={(isLong && !isEmpty) || undefined}>
        <dt>{term}</dt>
        <dd>{isEmpty ? '–' : value}</dd>
      </div>
    );
  });
}
