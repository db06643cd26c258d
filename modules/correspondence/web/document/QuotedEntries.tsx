import { useLanguage, useWords, formatMoment } from '@sarn/platform-web';
import type { HistoryEntry } from '@sarn/document/contract';
import { registryWords, useTerms } from '@sarn/document/web';
import { proposalsOf } from './proposals.ts';
import { ordersOf } from './orders.ts';
import type { DocumentPanelProps } from '@sarn/document/web';

interface QuotedEntriesProps {
  readonly title: string;
  readonly entries: readonly HistoryEntry[];
}

/** What was written in acts of the history, word by word. */
function QuotedEntries({ title, entries }: QuotedEntriesProps) {
  const term = useTerms();
  const language = useLanguage();
  if (entries.length === 0) return null;
  return (
    <section className="doc-orders" aria-label={title}>
      <h3>{title}</h3>
      {entries.map((entry) => (
        <blockquote key={entry.id}>
          {entry.detail.map((line) => (
            <p key={`${line.label.th}/${line.value}`}>
              <span className="s-muted">{term(line.label)}:</span> {line.value}
            </p>
          ))}
          {entry.note && <p>{entry.note}</p>}
          <footer className="s-small s-muted">
            {entry.actorName} · {entry.actorPost} · {formatMoment(entry.at, language)}
          </footer>
        </blockquote>
      ))}
    </section>
  );
}

/** The orders so far, the newest first. */
export function Orders({ detail }: DocumentPanelProps) {
  const say = useWords(registryWords);
  return detail.destroyed ? null : (
    <QuotedEntries title={say('document.orders')} entries={ordersOf(detail)} />
  );
}

/** What is proposed, and not decided on yet. */
export function Proposals({ detail }: DocumentPanelProps) {
  const say = useWords(registryWords);
  return detail.destroyed ? null : (
    <QuotedEntries title={say('document.proposals')} entries={proposalsOf(detail)} />
  );
}
