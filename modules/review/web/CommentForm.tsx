import { Button, FormLayout, TextArea, useDialogs, useWords } from '@sarn/platform-web';
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
  const dialogs = useDialogs();
  const { form, drop } = commenting;
  const leave = async () => {
    const isTyped = form.values.text !== '' && !form.isPending;
    const title = say('dropComment');
    if (!isTyped || (await dialogs.confirm({ title, tone: 'warning' }))) drop();
  };
  const quote = form.values.selected?.quote ?? '';
  return (
    <section className="review-own" aria-label={say('comment')}>
      <FormLayout
        form={form}
        actions={
          <>
            <Button size="s" onPress={() => void leave()}>
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
