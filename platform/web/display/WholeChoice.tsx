import { Button } from '../action/Button.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import type { WholeOffer } from './use-whole-choice.ts';

/** The choice of the rows of all pages, in words, and what a press does; null where there is none. */
export function useWholeWords(offer: WholeOffer | null) {
  const say = useWords(platformWords);
  if (offer === null) return null;
  const { state, count, done, isLimited, onTake, onPage } = offer;
  if (state === 'whole') return { label: say('table.choosePage'), onPress: onPage };
  const all = count.toLocaleString('en');
  const label =
    state === 'reading'
      ? say('table.choosing', { done: done.toLocaleString('en'), count: all })
      : say(isLimited ? 'table.chooseFirst' : 'table.chooseAll', { count: all });
  return { label, onPress: onTake };
}

/**
 * In the bar of chosen rows: chooses the rows of all pages, or those of the shown page again. It is one
 * button, so that the focus stays where it was pressed.
 */
export function WholeChoice({ offer }: { readonly offer: WholeOffer | null }) {
  const whole = useWholeWords(offer);
  if (whole === null) return null;
  return (
    <Button isPending={offer?.state === 'reading'} onPress={whole.onPress}>
      {whole.label}
    </Button>
  );
}
