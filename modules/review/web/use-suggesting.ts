import { useForm, useToasts, useWords } from '@sarn/platform-web';
import { contextLength, plainBody } from '@sarn/review/contract';
import type { AddedRemark, BodyNode } from '@sarn/review/contract';
import { useState } from 'react';
import { changesBetween } from './text/changes-between.ts';
import { useAdd } from './review.client.ts';
import type { Review } from './review.client.ts';
import { reviewWords } from './words/review-words.ts';

interface Suggesting {
  /** What was read, and is written over; null before it begins. */
  readonly base: { readonly version: number; readonly body: BodyNode } | null;
  /** With the words of the reader. */
  readonly body: BodyNode | null;
  readonly text: string;
}

const nothing: Suggesting = { base: null, body: null, text: '' };

/** What a reader suggests: the differences of a copy of the text. */
export function suggestedIn({ base, body, text }: Suggesting): AddedRemark[] {
  if (!base || !body) return [];
  const before = plainBody(base.body);
  return changesBetween(before, plainBody(body)).map(({ from, to, insert }) => ({
    ...{ kind: 'suggestion', from, to, insert, text },
    quote: before.slice(from, to),
    before: before.slice(Math.max(0, from - contextLength), from),
    after: before.slice(to, to + contextLength),
  }));
}

/** Other words for a draft, kept like any input until they are sent. */
export function useSuggesting(documentId: string, review: Review) {
  const say = useWords(reviewWords);
  const toasts = useToasts();
  const add = useAdd(documentId);
  const [isBegun, setBegun] = useState(false);
  const form = useForm<Suggesting, true>({
    name: 'review.suggest',
    about: documentId,
    start: nothing,
    check: (values) => (suggestedIn(values).length === 0 ? { text: say('nothingYet') } : {}),
    async send(values, { idempotencyKey }) {
      await add(values.base?.version ?? 0, suggestedIn(values), idempotencyKey);
      return true;
    },
    onDone: () => void toasts.show({ tone: 'success', title: say('sent') }),
    onFinish: () => stop(),
    onUnseenFailure: toasts.fail,
  });
  const stop = () => {
    setBegun(false);
    form.reset(nothing);
  };
  const { base, body } = form.values;
  // What was kept is written on where it was taken up again.
  const isOn = form.kept === null && (isBegun || body !== null);
  return {
    ...{ form, stop, isOn },
    base: isOn && base ? base.body : (review.bodyJson as BodyNode),
    body: isOn ? body : null,
    isOutdated: isOn && base !== null && base.version !== review.version,
    suggested: suggestedIn(form.values),
    begin: () => {
      form.adopt({ base: { version: review.version, body: review.bodyJson as BodyNode } });
      setBegun(true);
    },
    write: (written: BodyNode) => {
      if (form.kept === null) form.change({ body: written });
    },
  };
}
