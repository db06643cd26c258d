import { FileList } from '@sarn/file/web';
import { Timeline, useLanguage, useWords, formatMoment } from '@sarn/platform-web';
import type { TimelineEntry } from '@sarn/platform-web';
import type { HistoryEntry } from '@sarn/document/contract';
import { useTerms } from '../term.ts';
import { actingForWords } from '../act/words/acting-for-words.ts';
import { registryWords } from '../words/registry-words.ts';

interface HistoryListProps {
  readonly entries: readonly HistoryEntry[];
  /** Whether the reader may download the files that came with an act. */
  readonly mayKeep: boolean;
}

/** Who did what, in which post, when, and with which words; the newest first. */
export function HistoryList({ entries, mayKeep }: HistoryListProps) {
  const say = useWords(registryWords);
  const term = useTerms();
  const language = useLanguage();
  const toShown = (entry: HistoryEntry): TimelineEntry => ({
    id: entry.id,
    at: entry.at,
    when: formatMoment(entry.at, language),
    who: [entry.actorName, entry.actorPost].filter(Boolean).join(' · '),
    what: <HistoryWhat entry={entry} />,
    note: hasWords(entry) ? <HistoryNote entry={entry} term={term} mayKeep={mayKeep} /> : undefined,
  });
  const newestFirst = entries.toSorted(
    (a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id),
  );
  return <Timeline aria-label={say('document.history')} entries={newestFirst.map(toShown)} />;
}

function hasWords(entry: HistoryEntry): boolean {
  return (
    entry.actingFor !== null ||
    entry.note !== '' ||
    entry.detail.length > 0 ||
    entry.files.length > 0
  );
}

function HistoryWhat({ entry }: { readonly entry: HistoryEntry }) {
  const term = useTerms();
  return (
    <>
      <strong>{term(entry.actTerm)}</strong>
      {entry.unitName && <span className="s-muted"> · {entry.unitName}</span>}
      {entry.toState && <span className="s-muted"> → {term(entry.toState)}</span>}
    </>
  );
}

/** For whom it was done: their name is shown beside that of the person who acted. */
function ActingFor({ name, orderNo }: NonNullable<HistoryEntry['actingFor']>) {
  const say = useWords(actingForWords);
  return (
    <p className="s-muted">
      {name ? say('history.forWhom', { name, orderNo }) : say('history.vacant', { orderNo })}
    </p>
  );
}

function HistoryNote(props: {
  readonly entry: HistoryEntry;
  readonly mayKeep: boolean;
  readonly term: (term: { th: string; en: string }) => string;
}) {
  const { entry, term, mayKeep } = props;
  return (
    <>
      {entry.actingFor && <ActingFor {...entry.actingFor} />}
      {entry.detail.map((line) => (
        <p key={`${line.label.th}/${line.value}`}>
          <span className="s-muted">{term(line.label)}:</span> {line.value}
        </p>
      ))}
      {entry.note && <p>{entry.note}</p>}
      {entry.files.length > 0 && <FileList files={entry.files} mayKeep={mayKeep} />}
    </>
  );
}
