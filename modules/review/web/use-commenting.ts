import { useForm, useToasts, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { useAdd } from './review.client.ts';
import type { Review } from './review.client.ts';
import type { Selected } from './text/ReviewText.tsx';
import { reviewWords } from './words/review-words.ts';

interface Commenting {
  readonly version: number;
  /** The words it is about. */
  readonly selected: Selected | null;
  readonly text: string;
}

const nothing: Commenting = { version: 0, selected: null, text: '' };

/** A comment on words of a draft, kept like any input until it is sent. */
export function useCommenting(documentId: string, review: Review) {
  const say = useWords(reviewWords);
  const toasts = useToasts();
  const add = useAdd(documentId);
  const [isBegun, setBegun] = useState(false);
  const form = useForm<Commenting, true>({
    name: 'review.comment',
    about: documentId,
    start: nothing,
    check: ({ text }) => (text.trim() === '' ? { text: say('commentEmpty') } : {}),
    async send({ version, selected, text }, { idempotencyKey }) {
      if (selected) await add(version, [{ kind: 'comment', ...selected, text }], idempotencyKey);
      return true;
    },
    onDone: () => void toasts.show({ tone: 'success', title: say('sent') }),
    onFinish: () => stop(),
    onUnseenFailure: toasts.fail,
  });
  const { leave } = form;
  const stop = () => {
    setBegun(false);
    form.reset(nothing);
  };
  return {
    form,
    /** The reader does not want to say it any more. */
    drop: () => {
      leave();
      stop();
    },
    isOn: isBegun || form.kept !== null || form.values.selected !== null,
    begin: (selected: Selected) => {
      form.adopt({ version: review.version, selected });
      setBegun(true);
    },
  };
}
