import { Button, ErrorSummary, IconButton } from '@sarn/platform-web';
import { X } from 'lucide-react';
import { openDocument } from '../document/open-document.ts';
import './linked-rows.css';

/** A document at the other end of a link. */
export interface LinkedRow {
  readonly documentId: string;
  readonly title: string;
  /** What is known of it beside its subject; empty words are left out. */
  readonly facts: readonly (string | null)[];
  readonly openLabel: string;
  /** Null where the reader may not take the link back. */
  readonly removeLabel: string | null;
}

interface LinkedRowsProps {
  readonly title: string;
  readonly rows: readonly LinkedRow[];
  readonly onRemove: (documentId: string) => void;
  /** Why the last link was not taken back. */
  readonly error: unknown;
}

/** Documents at the other end of links, each to be opened; nothing where there is none. */
export function LinkedRows({ title, rows, onRemove, error }: LinkedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ErrorSummary error={error} isFocused />
      <ul className="doc-lines">
        {rows.map((row) => (
          <li key={row.documentId} className="linked-line">
            <div className="linked-text">
              <div className="s-small s-muted">{row.facts.filter(Boolean).join(' · ')}</div>
              <Button
                variant="ghost"
                size="s"
                className="change-link"
                aria-label={row.openLabel}
                onPress={() => openDocument(row.documentId)}
              >
                {row.title}
              </Button>
            </div>
            {row.removeLabel && (
              <IconButton
                size="s"
                aria-label={row.removeLabel}
                onPress={() => onRemove(row.documentId)}
              >
                <X size={16} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
