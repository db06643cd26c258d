import type { ReactNode } from 'react';
import { Card } from '../layout/Card.tsx';

interface SampleProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One group of the gallery. */
export function Sample({ title, children }: SampleProps) {
  return (
    <Card title={title} className="s-gallery-group">
      <div className="s-gallery-grid">{children}</div>
    </Card>
  );
}

/** Samples in a row, wrapping. */
export function SampleRow({ children }: { readonly children: ReactNode }) {
  return <div className="s-gallery-row">{children}</div>;
}
