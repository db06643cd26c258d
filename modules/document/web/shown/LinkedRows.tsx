import { Button, ErrorSummary, IconButton } from '@sarn/platform-web';
import { X } from 'lucide-react';
import { openDocument } from '../document/open-document.ts';
import './linked-rows.css';

/** A document at the other end of a link. */
export interface LinkedRow {
  readonly documentId: string;
  readonly title: string;
  /** Details beside its subject; empty ones are left out. */
  readonly facts: readonly (string | null)[];
  readonly openLabel: string;
  /** Null where the reader may not remove the link. */
  readonly removeLabel: string | null;
}

interface LinkedRowsProps {
  readonly title: string;
  readonly rows: readonly LinkedRow[];
  readonly onRemove: (documentId: string) => void;
  /** Why the last removal of a link failed. */
  readonly error: unknown;
}

/**
 * Documents at the other end of links, each can be opened; nothing is drawn where there is none.
 */
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
