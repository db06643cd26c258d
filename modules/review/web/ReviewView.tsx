import type { DocumentDetail } from '@sarn/document/contract';
import { Returned } from '@sarn/document/web';
import { Shortcuts, useWords } from '@sarn/platform-web';
import { createPortal } from 'react-dom';
import { CommentForm } from './CommentForm.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { ListHead, NoRemarks, RemarkCards } from './RemarkList.tsx';
import { useRemarkText } from './RemarkWords.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { RouteStrip } from './route/RouteStrip.tsx';
import { ReviewingProvider, useReviewing } from './review-context.ts';
import type { Review } from './review.client.ts';
import { SuggestForm } from './SuggestForm.tsx';
import { TextColumn } from './TextColumn.tsx';
import { useReviewPage } from './use-review-page.ts';
import type { ReviewPageState } from './use-review-page.ts';
import { reviewWords } from './words/review-words.ts';
import './review.css';

interface ReviewViewProps {
  readonly detail: DocumentDetail;
  readonly review: Review;
}

/** The text of a draft, and beside it what was said about it. */
export function ReviewView({ detail, review }: ReviewViewProps) {
  const say = useWords(reviewWords);
  const page = useReviewPage(detail, review);
  const { reviewing, isPhone } = page;
  return (
    <ReviewingProvider value={reviewing}>
      <div className="review-page">
        <ReviewHead detail={detail} isUnsent={page.suggesting.suggested.length > 0} />
        <RouteStrip detail={detail} />
        <Returned detail={detail} />
        <Shortcuts
          keys={[
            { key: 'Alt+ArrowDown', label: say('next'), run: () => reviewing.step(1) },
            { key: 'Alt+ArrowUp', label: say('previous'), run: () => reviewing.step(-1) },
          ]}
        />
        <Told />
        <div className="review-columns">
          <TextColumn page={page} />
          <SideColumn page={page} />
        </div>
        {isPhone && <SlotCards page={page} />}
        {isPhone && <PhoneBar onComment={page.comment} own={page.own} />}
      </div>
    </ReviewingProvider>
  );
}

interface PageProps {
  readonly page: ReviewPageState;
}

/** What the reader is about to say, and the remarks that are there. */
function SideColumn({ page }: PageProps) {
  const say = useWords(reviewWords);
  const { suggesting, commenting, slotOf, setList } = page;
  return (
    <div className="review-side">
      {page.isOwnOpen && (
        <div className="review-forms">
          {(suggesting.isOn || suggesting.form.kept) && <SuggestForm suggesting={suggesting} />}
          {commenting.isOn && <CommentForm commenting={commenting} />}
        </div>
      )}
      <section className="review-list" aria-label={say('title')}>
        <ListHead
          filter={page.filter}
          onFilter={page.setFilter}
          hasSteps={!page.isPhone}
          onSuggest={page.isPhone ? page.suggest : null}
        />
        <NoRemarks />
        <ol ref={setList}>
          <RemarkCards rows={page.reviewing.listed.filter(({ remark }) => !slotOf(remark.id))} />
        </ol>
      </section>
    </div>
  );
}

/** On a phone each remark is below its paragraph. */
function SlotCards({ page: { slots, slotOf, reviewing } }: PageProps) {
  return [...slots].map(([block, element]) => {
    const rows = reviewing.listed.filter(({ remark }) => slotOf(remark.id) === element);
    const cards = (
      <ol>
        <RemarkCards rows={rows} />
      </ol>
    );
    return rows.length > 0 && createPortal(cards, element, String(block));
  });
}

/** Tells a screen reader which remark was chosen. */
function Told() {
  const say = useWords(reviewWords);
  const textOf = useRemarkText();
  const { all, activeId } = useReviewing();
  const active = all.find(({ remark }) => remark.id === activeId);
  return (
    <p className="s-hidden" role="status">
      {active &&
        say('told', {
          ...{ number: active.number, count: all.length, author: active.remark.author },
          ...{ what: textOf(active.remark), state: say(`state.${active.remark.state}`) },
        })}
    </p>
  );
}
