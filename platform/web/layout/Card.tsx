import type { ReactNode } from 'react';
import { cls } from '../class-names.ts';

export interface CardProps {
  readonly title?: ReactNode;
  /** Right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Content without padding: a table. */
  readonly isFlush?: boolean | undefined;
  readonly level?: 2 | 3 | undefined;
  readonly className?: string | undefined;
}

/** A white box with a title. */
export function Card({ title, actions, children, isFlush, level = 2, className }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={cls('s-card', isFlush && 's-card-flush', className)}>
      {(title || actions) && (
        <header className="s-card-head">
          {title && <Heading className="s-card-title">{title}</Heading>}
          {actions && <div className="s-card-actions">{actions}</div>}
        </header>
      )}
      <div className="s-card-body">{children}</div>
    </section>
  );
}
