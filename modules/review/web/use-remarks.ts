import { useDialogs, useToasts, useWords } from '@sarn/platform-web';
import type { Decision, Remark } from '@sarn/review/contract';
import { useEffect, useMemo, useState } from 'react';
import { cardId } from './RemarkCard.tsx';
import { decidable, firstFilter, numbered, stepFrom } from './remark-order.ts';
import { useDecide } from './review.client.ts';
import type { Review } from './review.client.ts';
import type { Reviewing } from './review-context.ts';
import { reviewWords } from './words/review-words.ts';

/** The state of a page of remarks: which are listed, which one is chosen, and what is decided. */
export function useRemarks(documentId: string, review: Review, isPhone: boolean) {
  const say = useWords(reviewWords);
  const toasts = useToasts();
  const decision = useDecide(documentId);
  const [filter, setFilter] = useState(() => firstFilter(review.rows, isPhone));
  const [activeId, activate] = useState<string | null>(null);
  // Another object each time: the same card is looked for again.
  const [sought, seek] = useState<{ readonly id: string } | null>(null);
  const all = useMemo(() => numbered(review.rows), [review.rows]);
  const listed = useMemo(
    () =>
      filter === 'all'
        ? all
        : all.filter(({ remark }) => remark.state === 'open' || remark.id === activeId),
    [all, filter, activeId],
  );
  useEffect(() => {
    if (!sought) return;
    const card = document.getElementById(cardId(sought.id));
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
  }, [sought]);
  useEffect(() => {
    if (activeId === null) return;
    const words = document.querySelector(`.review-text-body [data-remark="${activeId}"]`);
    words?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => {
    // For the pointer the whole of a card chooses it; for keys its head is a button.
    const pick = ({ target }: MouseEvent) => {
      const card = target instanceof Element && target.closest('.review-card');
      if (card instanceof HTMLElement && card.dataset['remark']) activate(card.dataset['remark']);
    };
    document.addEventListener('click', pick);
    return () => document.removeEventListener('click', pick);
  }, []);
  const decide = async (asked: Decision, remarks: readonly Remark[]): Promise<void> => {
    const [first] = remarks;
    if (remarks.length === 1 && first) activate(first.id);
    try {
      const { left } = await decision.mutateAsync({
        ...{ version: review.version, decision: asked },
        remarkIds: remarks.map(({ id }) => id),
      });
      if (left > 0) toasts.show({ tone: 'warning', title: say('left', { count: left }) });
    } catch (error) {
      toasts.fail(error);
    }
  };
  const reviewing: Reviewing = {
    ...{ documentId, review, all, listed, activeId, activate, decide },
    isDeciding: decision.isPending,
    step(by) {
      const id = stepFrom(listed, activeId, by);
      if (id === null) return;
      activate(id);
      seek({ id });
    },
  };
  return { reviewing, filter, setFilter };
}

/** Decides on all open suggestions at once, after a question. */
export function useDecideAll({ review, decide }: Reviewing) {
  const say = useWords(reviewWords);
  const dialogs = useDialogs();
  return async (asked: 'accept' | 'refuse'): Promise<void> => {
    const remarks = decidable(review.rows, asked);
    const title = say(`${asked}AllTitle`, { count: remarks.length });
    if (await dialogs.confirm({ title, text: say(`${asked}AllText`) })) {
      await decide(asked, remarks);
    }
  };
}
