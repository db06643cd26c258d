import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { Card } from '../layout/Card.tsx';
import './link-card.css';

export interface LinkCardRow {
  readonly key: string;
  readonly title: string;
  /** One line below the title. */
  readonly note: ReactNode;
  readonly icon: ReactNode;
  /** An address of the application. */
  readonly href: string;
}

export interface LinkCardProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly rows: readonly LinkCardRow[];
}

/** A card of links, each a row of icon, title and a note; for the side of a page. */
export function LinkCard({ title: heading, actions, rows }: LinkCardProps) {
  return (
    <Card title={heading} actions={actions} isFlush className="link-card">
      <ul>
        {rows.map(({ key, href, icon, title, note }) => (
          <li key={key}>
            <Link href={href} className="link-card-row">
              <span className="link-card-icon" aria-hidden="true">
                {icon}
              </span>
              <span className="link-card-title">{title}</span>
              <span className="link-card-note s-muted s-small">{note}</span>
              <ChevronRight size={16} aria-hidden="true" className="link-card-go" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
