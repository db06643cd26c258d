import { Button, Skeleton, useWords } from '@sarn/platform-web';
import { MessageSquarePlus, PenLine } from 'lucide-react';
import { Suspense, lazy } from 'react';
import type { ReviewPageState } from './use-review-page.ts';
import { reviewWords } from './words/review-words.ts';

const ReviewText = lazy(() => import('./text/ReviewText.tsx'));

interface TextColumnProps {
  readonly page: ReviewPageState;
}

/** The text of the draft with its remarks, and the tools for new ones. */
export function TextColumn({ page }: TextColumnProps) {
  const say = useWords(reviewWords);
  const { suggest, suggesting, shown, reviewing, setTextBox, isPhone } = page;
  return (
    <div className="review-text">
      {suggest && !isPhone && <Tools page={page} onSuggest={suggest} />}
      <Fields page={page} />
      <div ref={setTextBox}>
        <Suspense fallback={<Skeleton count={6} />}>
          <ReviewText
            // What a reader writes has an editor of its own, and a history to undo.
            key={suggesting.isOn ? `own ${suggesting.form.revision}` : 'read'}
            label={say('text')}
            body={suggesting.body ?? suggesting.base}
            shown={shown}
            onSelect={page.select}
            onWrite={suggesting.write}
            onPick={reviewing.activate}
          />
        </Suspense>
      </div>
    </div>
  );
}

function Tools({ page, onSuggest }: TextColumnProps & { readonly onSuggest: () => void }) {
  const say = useWords(reviewWords);
  const { comment, selected } = page;
  return (
    <div role="toolbar" aria-label={say('title')} className="review-tools">
      <Button
        size="s"
        icon={<MessageSquarePlus size={16} />}
        isDisabled={comment === null}
        onPress={() => comment?.()}
      >
        {say('comment')}
      </Button>
      <Button size="s" icon={<PenLine size={16} />} onPress={onSuggest}>
        {say('suggest')}
      </Button>
      {!selected && <span className="s-small s-muted">{say('selectFirst')}</span>}
    </div>
  );
}

/** The fields above the text, as they are printed above it. */
function Fields({ page: { detail } }: TextColumnProps) {
  const say = useWords(reviewWords);
  return (
    <dl className="review-fields">
      <dt>{say('subject')}</dt>
      <dd>{detail.title}</dd>
      {detail.addressee && (
        <>
          <dt>{say('addressee')}</dt>
          <dd>{detail.addressee}</dd>
        </>
      )}
    </dl>
  );
}
