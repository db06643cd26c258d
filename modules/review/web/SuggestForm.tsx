import { Button, FormLayout, TextArea, useDialogs, useWords } from '@sarn/platform-web';
import { reviewLimits } from '@sarn/review/contract';
import { FormFailure } from './FormFailure.tsx';
import { SuggestedWords } from './RemarkWords.tsx';
import type { useSuggesting } from './use-suggesting.ts';
import { reviewWords } from './words/review-words.ts';

/** What the reader has suggested by now, and the button that sends it. */
export function SuggestForm({
  suggesting,
}: {
  readonly suggesting: ReturnType<typeof useSuggesting>;
}) {
  const say = useWords(reviewWords);
  const dialogs = useDialogs();
  const { form, suggested, stop, isOutdated } = suggesting;
  const leave = async () => {
    const isKept = suggested.length > 0 || form.values.text !== '';
    const title = say('discardTitle');
    if (!isKept || (await dialogs.confirm({ title, tone: 'warning' }))) stop();
  };
  return (
    <section className="review-own" aria-label={say('yours')}>
      <FormLayout
        form={form}
        actions={
          <>
            <Button size="s" onPress={() => void leave()}>
              {say('stopSuggesting')}
            </Button>
            <Button
              size="s"
              type="submit"
              variant="primary"
              isDisabled={suggested.length === 0}
              isPending={form.isPending}
            >
              {say('sendSuggestions', { count: suggested.length })}
            </Button>
          </>
        }
      >
        <p role="note">{say('suggesting')}</p>
        {isOutdated && <p role="status">{say('changedMeanwhile')}</p>}
        <ol className="review-own-list" aria-label={say('yours')}>
          {suggested.map((one) => (
            <li key={`${one.from}-${one.to}`}>
              <SuggestedWords quote={one.quote} insert={'insert' in one ? one.insert : ''} />
            </li>
          ))}
        </ol>
        <TextArea
          label={say('reason')}
          rows={2}
          maxLength={reviewLimits.text}
          {...form.field('text')}
        />
        <FormFailure failure={form.failure} />
      </FormLayout>
    </section>
  );
}
