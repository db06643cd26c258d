import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** What is missing, in a friendly sentence. */
  readonly title: string;
  /** What comes next, or what to do. */
  readonly text?: string | undefined;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
}

/** A note that a list or page is empty. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <div className="s-empty">
      <span className="s-empty-icon" aria-hidden="true">
        {icon ?? <Inbox size={28} />}
      </span>
      <p className="s-empty-title">{title}</p>
      {text && <p className="s-muted">{text}</p>}
      {action}
    </div>
  );
}
