import type { Source, WhoMayPerson } from '@sarn/access-control/contract';
import {
  Avatar,
  Badge,
  Card,
  EmptyState,
  ErrorSummary,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import { Check } from 'lucide-react';
import { useWhoMay } from './group.client.ts';
import { accessWords } from './words/access-words.ts';

export interface PeopleWhoMayProps {
  readonly asked: { readonly act: string; readonly unitId: string; readonly on: string };
  readonly chosenId: string | null;
  readonly onChoose: (personId: string) => void;
}

/** Everybody who may do an act, each with the reason; a press shows what else they may do. */
export function PeopleWhoMay({ asked, chosenId, onChoose }: PeopleWhoMayProps) {
  const say = useWords(accessWords);
  const found = useWhoMay(asked);
  const { rows, total = 0 } = found.data ?? {};
  return (
    <Card
      isFlush
      title={say('who.can', { count: total })}
      actions={<span className="s-small s-muted">{say('who.canHint')}</span>}
    >
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {!rows && !found.error && <Skeleton kind="rows" />}
      {rows?.length === 0 && <EmptyState title={say('who.nobody')} text={say('who.nobodyText')} />}
      {rows && rows.length < total && (
        <p className="who-note s-small">{say('who.truncated', { shown: rows.length, total })}</p>
      )}
      <ul className="who-list" aria-label={say('who.can', { count: total })}>
        {rows?.map((person) => (
          <li key={person.id}>
            <button
              type="button"
              className="who-person"
              aria-pressed={person.id === chosenId}
              onClick={() => onChoose(person.id)}
            >
              <Avatar name={person.name} size="s" />
              <PersonText person={person} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PersonText({ person }: { readonly person: WhoMayPerson }) {
  return (
    <span className="who-text">
      <span className="who-name">
        <strong>{person.name}</strong>
        {[...new Set(person.sources.map(({ kind }) => kind))].map((kind) => (
          <SourceBadge key={kind} kind={kind} />
        ))}
      </span>
      <span className="s-small s-muted">{person.text}</span>
      {person.sources.map(({ text }) => (
        <span key={text} className="who-reason s-small">
          <Check size={16} aria-hidden="true" />
          {text}
        </span>
      ))}
    </span>
  );
}

/** Where a right comes from, in a word. */
export function SourceBadge({ kind }: Pick<Source, 'kind'>) {
  const say = useWords(accessWords);
  return <Badge tone={kind === 'order' ? 'warning' : 'info'}>{say(`who.source.${kind}`)}</Badge>;
}
