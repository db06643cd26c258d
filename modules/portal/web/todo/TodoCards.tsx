import { civilDateAt, daysBetween } from '@sarn/kernel';
import type { TodoCard } from '@sarn/portal/contract';
import { EmptyState, ErrorSummary, Skeleton, useWords } from '@sarn/platform-web';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { NamedIcon } from '../NamedIcon.tsx';
import { todoKey, useTodoCards } from '../portal.client.ts';
import { portalWords } from '../words/portal-words.ts';
import { usePortalSlots } from './portal-slots.ts';
import { useTodoLive } from './use-todo-live.ts';
import './todo.css';

export interface TodoCardsProps {
  /** Leaves out the queues in which nothing waits. */
  readonly isOnlyWaiting?: boolean | undefined;
  /** Counts only what matches, and leaves out queues without a match. */
  readonly search?: string | undefined;
}

/** The queues with their counts; a press opens the queue in a window, or the page that lists it. */
export function TodoCards({ isOnlyWaiting, search = '' }: TodoCardsProps) {
  const say = useWords(portalWords);
  const cards = useTodoCards(search);
  const cache = useQueryClient();
  const { QueueDialog, queuePages } = usePortalSlots();
  const go = useNavigate();
  const [opened, setOpened] = useState<string | null>(null);
  useTodoLive();
  // Rendered in slices, so that the page reacts to the reader in between.
  const found = useDeferredValue(cards.data);
  if (cards.isError) {
    return <ErrorSummary error={cards.error} onRetry={() => void cards.refetch()} />;
  }
  if (!found) return <Skeleton kind="rows" count={4} />;
  const isNarrow = isOnlyWaiting === true || search !== '';
  const shown = found.items.filter((card) => !isNarrow || card.COUNT > 0);
  const open = (code: string) => {
    const page = queuePages[code];
    if (page === undefined) setOpened(code);
    else void go({ to: page });
  };
  const close = () => {
    setOpened(null);
    void cache.invalidateQueries({ queryKey: todoKey });
  };
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState
          icon={<CircleCheck size={28} />}
          title={say(search ? 'dashboard.notFound' : 'landing.calm')}
          text={say(search ? 'dashboard.notFoundHint' : 'landing.calmText')}
        />
      ) : (
        <ul className="todo-cards">
          {shown.map((card) => (
            <li key={card.CODE}>
              <TodoCardButton card={card} onPress={() => open(card.CODE)} />
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <Suspense>
          <QueueDialog code={opened} search={search} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface TodoCardButtonProps {
  readonly card: TodoCard;
  readonly onPress: () => void;
}

/** Whole Bangkok days that the oldest item of a queue waits; 0 for none and for today. */
function daysOf({ OLDEST }: TodoCard): number {
  return OLDEST === null ? 0 : daysBetween(civilDateAt(OLDEST), civilDateAt(new Date()));
}

function TodoCardButton({ card, onPress }: TodoCardButtonProps) {
  const say = useWords(portalWords);
  const oldestDays = daysOf(card);
  return (
    <button
      type="button"
      className="todo-card"
      data-color={card.COLOR}
      data-empty={card.COUNT === 0 || undefined}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <span className="todo-card-icon" aria-hidden="true">
        <NamedIcon name={card.ICON} size={22} />
      </span>
      <span className="todo-card-title">{card.TITLE} </span>
      <span className="todo-card-figures">
        {card.COUNT === 0 ? (
          <span className="s-muted">{say('card.none')}</span>
        ) : (
          <>
            <span className="todo-card-count">{card.COUNT.toLocaleString('en')} </span>
            <span className="s-muted">{say('card.unit', { count: card.COUNT })}</span>
          </>
        )}
        {oldestDays > 0 && (
          <span className="s-small s-muted">{say('card.oldest', { count: oldestDays })}</span>
        )}
        {card.OVERDUE > 0 && (
          <span className="s-badge s-tone-danger">
            {say('card.overdue', { count: card.OVERDUE })}
          </span>
        )}
      </span>
    </button>
  );
}
