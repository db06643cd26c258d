import type { DocumentDetail } from '@sarn/document/contract';
import { useIsPhone, useWords } from '@sarn/platform-web';
import { plainBody } from '@sarn/review/contract';
import { useMemo, useState } from 'react';
import type { Review } from './review.client.ts';
import type { Reviewing } from './review-context.ts';
import { blockOf } from './text/block-of.ts';
import type { Selected } from './text/ReviewText.tsx';
import type { Shown } from './text/shown-text.ts';
import { useAligned } from './text/use-aligned.ts';
import { useSlots } from './text/use-slots.ts';
import { useCommenting } from './use-commenting.ts';
import { useRemarks } from './use-remarks.ts';
import { useSuggesting } from './use-suggesting.ts';
import { reviewWords } from './words/review-words.ts';

/** All that the page of a draft and its remarks knows. */
export type ReviewPageState = ReturnType<typeof useReviewPage>;

export function useReviewPage(detail: DocumentDetail, review: Review) {
  const isPhone = useIsPhone();
  const { reviewing, filter, setFilter } = useRemarks(detail.id, review, isPhone);
  const suggesting = useSuggesting(detail.id, review);
  const commenting = useCommenting(detail.id, review);
  const [selected, select] = useState<Selected | null>(null);
  const [textBox, setTextBox] = useState<HTMLElement | null>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  const base = useMemo(() => plainBody(suggesting.base), [suggesting.base]);
  const shown = useShown(reviewing, base, suggesting.isOn, isPhone);
  const slots = useSlots(textBox);
  const { listed } = reviewing;
  const ids = useMemo(() => listed.map(({ remark }) => remark.id), [listed]);
  useAligned(textBox, list, ids, !isPhone);
  const isOwnOpen = suggesting.isOn || commenting.isOn || suggesting.form.kept !== null;
  /** The place below its paragraph in which a remark is shown on a phone. */
  const slotOf = (id: string): Element | undefined => {
    const mark = shown.marks.find((one) => one.id === id);
    return isPhone && mark ? slots.get(blockOf(base, mark.place)) : undefined;
  };
  return {
    ...{ detail, review, isPhone, reviewing, filter, setFilter, suggesting, commenting },
    ...{ selected, select, setTextBox, setList, shown, slots, slotOf, isOwnOpen },
    own: suggesting.isOn
      ? { count: suggesting.suggested.length, formId: suggesting.form.id }
      : null,
    suggest: review.mayRemark && !suggesting.isOn ? suggesting.begin : null,
    comment: review.mayRemark && selected && !isOwnOpen ? () => commenting.begin(selected) : null,
  };
}

/** What the text shows of the remarks. */
function useShown(
  { all, activeId }: Reviewing,
  base: string,
  isSuggesting: boolean,
  hasSlots: boolean,
): Shown {
  const say = useWords(reviewWords);
  return useMemo(
    () => ({
      ...{ base, activeId, isSuggesting, hasSlots },
      marks: all.flatMap(({ remark, number }) => {
        const { id, kind, state, place, insert, author } = remark;
        const label = say('badge', { number, author });
        // What was refused is not part of the text in any way.
        if (!place || state === 'refused') return [];
        return [{ ...{ id, number, kind, state, place, insert, label } }];
      }),
    }),
    [all, activeId, base, isSuggesting, hasSlots, say],
  );
}
