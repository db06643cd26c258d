import { civilDateAt, daysBetween } from '@sarn/kernel';
import type { TodoCard } from '@sarn/portal/contract';
import { EmptyState, ErrorSummary, Skeleton, useIsPhone, useWords } from '@sarn/platform-web';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { NamedIcon } from '../NamedIcon.tsx';
import { todoKey, useTodoCards } from '../portal.client.ts';
import { portalWords } from '../words/portal-words.ts';
import { usePortalSlots } from './portal-slots.ts';
import { useOpenedQueue } from './use-opened-queue.ts';
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
  const { QueueDialog, queuePages } = usePortalSlots();
  const go = useNavigate();
  const { code: opened, open: openQueue, close } = useOpenedQueue();
  useCountedAfter(opened);
  useTodoLive();
  // Rendered in slices, so that the page reacts to the reader in between.
  const found = useDeferredValue(cards.data);
  if (cards.isError) {
    return <ErrorSummary error={cards.error} onRetry={() => void cards.refetch()} />;
  }
  if (!found) return <Skeleton kind="rows" count={4} />;
  const shown = found.items.filter((card) => card.COUNT > 0);
  const isNarrow = isOnlyWaiting === true || search !== '';
  const empty = isNarrow ? [] : found.items.filter((card) => card.COUNT === 0);
  const open = (code: string) => {
    const page = queuePages[code];
    if (page === undefined) openQueue(code);
    else void go({ to: page });
  };
  return (
    <>
      {shown.length === 0 && isNarrow ? (
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
      {empty.length > 0 && <EmptyQueues cards={empty} onPress={open} />}
      {opened && (
        <Suspense>
          <QueueDialog code={opened} search={search} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Counts again when the window of a queue was closed. */
function useCountedAfter(opened: string | null): void {
  const cache = useQueryClient();
  const before = useRef(opened);
  useEffect(() => {
    if (before.current !== null && opened === null) {
      void cache.invalidateQueries({ queryKey: todoKey });
    }
    before.current = opened;
  }, [cache, opened]);
}

interface TodoCardButtonProps {
  readonly card: TodoCard;
  readonly onPress: () => void;
}

/** Whole Bangkok days that the oldest item of a queue waits; 0 for none and for today. */
function daysOf({ OLDEST }: TodoCard): number {
  return OLDEST === null ? 0 : daysBetween(civilDateAt(OLDEST), civilDateAt(new Date()));
}

/** The nearest that is due in a queue, and how many of that. */
function duenessOf({ OVERDUE, DUE_TODAY, DUE_TOMORROW }: TodoCard) {
  if (OVERDUE > 0) return ['overdue', OVERDUE] as const;
  if (DUE_TODAY > 0) return ['dueToday', DUE_TODAY] as const;
  return DUE_TOMORROW > 0 ? (['dueTomorrow', DUE_TOMORROW] as const) : (['noneDue', 0] as const);
}

function TodoCardButton({ card, onPress }: TodoCardButtonProps) {
  const say = useWords(portalWords);
  const [dueness, count] = duenessOf(card);
  const days = daysOf(card);
  return (
    <button
      type="button"
      className="todo-card"
      data-color={card.COLOR}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <span className="todo-card-icon" aria-hidden="true">
        <NamedIcon name={card.ICON} size={20} />
      </span>
      <span className="todo-card-title">{card.TITLE} </span>
      <span className="todo-card-count">
        {card.COUNT.toLocaleString('en')}
        <span className="s-hidden"> {say('card.unit', { count: card.COUNT })} </span>
      </span>
      <span className="todo-card-due">
        <span data-due={dueness}>{say(`card.${dueness}`, { count })} </span>
        <span className="todo-card-oldest">
          {days > 0 ? say('card.oldest', { count: days }) : say('card.today')}
        </span>
      </span>
    </button>
  );
}

interface EmptyQueuesProps {
  readonly cards: readonly TodoCard[];
  readonly onPress: (code: string) => void;
}

/** The queues in which nothing waits, in one line; they can be opened like the others. */
function EmptyQueues({ cards, onPress }: EmptyQueuesProps) {
  const say = useWords(portalWords);
  const isPhone = useIsPhone();
  const [isShown, setShown] = useState(false);
  return (
    <div className="todo-none">
      <CircleCheck size={18} aria-hidden="true" />
      <span id="todo-none">{say('card.noneIn', { count: cards.length })}</span>
      {isPhone && !isShown && (
        <button type="button" onClick={() => setShown(true)}>
          {say('card.show')}
        </button>
      )}
      <ul aria-labelledby="todo-none" hidden={isPhone && !isShown}>
        {cards.map((card) => (
          <li key={card.CODE}>
            <button type="button" aria-haspopup="dialog" onClick={() => onPress(card.CODE)}>
              {card.TITLE}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
