import {
  SpeedBadge,
  dueState,
  officeToday,
  openDocument,
  useRegistryLive,
  useTerms,
} from '@sarn/document/web';
import type { QueueCode } from '@sarn/document/contract';
import {
  Button,
  Card,
  EmptyState,
  ErrorSummary,
  LinkButton,
  Skeleton,
  useLanguage,
  useWords,
  formatDay,
} from '@sarn/platform-web';
import type { UrgentRow } from '@sarn/workload/contract';
import { CircleCheck } from 'lucide-react';
import { useDeferredValue } from 'react';
import { DueText } from './DueText.tsx';
import { useHome } from './home.client.ts';
import { openWorkAddress } from './paths.ts';
import { homeWords } from './words/home-words.ts';
import './home.css';

export { askForHome as begin } from './home.client.ts';

/** How much waits for the reader, in a sentence; nothing until it is known. */
export function HomeSummary() {
  const say = useWords(homeWords);
  const { data } = useHome();
  if (!data) return null;
  const { toDo, watched } = data;
  return (
    <>
      <span>{toDo > 0 ? say('summary.toDo', { count: toDo }) : say('urgent.none')}</span>{' '}
      {watched > 0 && <span>{say('summary.watched', { count: watched })}</span>}
    </>
  );
}

/** What the reader should do first: five documents, each with the act that it waits for. */
export default function UrgentPanel() {
  const say = useWords(homeWords);
  const home = useHome();
  useRegistryLive();
  // Rendered in slices, so that the page reacts to the reader in between.
  const shown = useDeferredValue(home.data);
  if (home.isError) {
    return <ErrorSummary error={home.error} onRetry={() => void home.refetch()} />;
  }
  if (!shown) {
    return (
      <Card title={say('urgent.title', { count: 5 })}>
        <Skeleton kind="rows" count={5} />
      </Card>
    );
  }
  const { urgent, toDo } = shown;
  if (urgent.length === 0) {
    return (
      <Card className="urgent">
        <EmptyState
          icon={<CircleCheck size={28} />}
          title={say('urgent.none')}
          text={say('urgent.noneText')}
        />
      </Card>
    );
  }
  return (
    <Card
      isFlush
      className="urgent"
      title={
        <>
          {say('urgent.title', { count: urgent.length })}
          <span className="urgent-order">{say('urgent.order')}</span>
        </>
      }
      actions={
        toDo > urgent.length && (
          <LinkButton href={openWorkAddress({ of: 'me' })}>
            {say('urgent.all', { count: toDo })}
          </LinkButton>
        )
      }
    >
      <ul className="urgent-rows">
        {urgent.map((row, place) => (
          <Urgent key={row.key} row={row} isFirst={place === 0} />
        ))}
      </ul>
    </Card>
  );
}

function Urgent({ row, isFirst }: { readonly row: UrgentRow; readonly isFirst: boolean }) {
  const say = useWords(homeWords);
  const term = useTerms();
  const language = useLanguage();
  const act = row.act ? term(row.act.term) : say('urgent.open');
  const open = (code?: string) =>
    openDocument(row.documentId, row.queue as QueueCode, row.key, code);
  return (
    <li className="urgent-row" data-unread={row.isUnread || undefined}>
      <span className="urgent-what">
        <button type="button" className="urgent-subject" onClick={() => open()}>
          {row.isUnread && <span className="s-hidden">{say('urgent.unread')} </span>}
          {row.title}
        </button>
        <span className="urgent-facts">
          <SpeedBadge speed={row.speed} />
          <span>{term(row.stateTerm)}</span>
          {row.sender && <span>{say('urgent.from', { sender: row.sender })}</span>}
        </span>
      </span>
      <span className="urgent-due">
        {row.dueDate === null ? (
          <span className="s-muted">{say('urgent.noDue')}</span>
        ) : (
          <>
            <DueText {...row} dueDate={row.dueDate} />
            {!row.isSettled && dueState(row.dueDate, officeToday()).kind !== 'later' && (
              <span className="s-small s-muted">{formatDay(row.dueDate, language)}</span>
            )}
          </>
        )}
      </span>
      <Button
        variant={isFirst ? 'primary' : 'quiet'}
        aria-label={say('urgent.actOn', { act, title: row.title })}
        onPress={() => open(row.act?.code)}
      >
        {act}
      </Button>
    </li>
  );
}
