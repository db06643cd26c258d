import { Button, FormLayout, TextArea, useWords } from '@sarn/platform-web';
import { reviewLimits } from '@sarn/review/contract';
import { FormFailure } from './FormFailure.tsx';
import type { useCommenting } from './use-commenting.ts';
import { reviewWords } from './words/review-words.ts';

/** A comment on the words that were selected. */
export function CommentForm({
  commenting,
}: {
  readonly commenting: ReturnType<typeof useCommenting>;
}) {
  const say = useWords(reviewWords);
  const { form, stop } = commenting;
  const quote = form.values.selected?.quote ?? '';
  return (
    <section className="review-own" aria-label={say('comment')}>
      <FormLayout
        form={form}
        actions={
          <>
            <Button
              size="s"
              onPress={() => {
                form.leave();
                stop();
              }}
            >
              {say('cancel')}
            </Button>
            <Button size="s" type="submit" variant="primary" isPending={form.isPending}>
              {say('sendComment')}
            </Button>
          </>
        }
      >
        {quote && <p className="review-own-quote">{say('about', { quote })}</p>}
        <TextArea
          label={say('commentText')}
          isRequired
          autoFocus
          rows={3}
          maxLength={reviewLimits.text}
          {...form.field('text')}
        />
        <FormFailure failure={form.failure} />
      </FormLayout>
    </section>
  );
}
