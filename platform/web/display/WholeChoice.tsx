import { Button } from '../action/Button.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import type { WholeOffer } from './use-whole-choice.ts';

/**
 * In the bar of chosen rows: chooses the rows of all pages, or those of the shown page again. It is one
 * button, so that the focus stays where it was pressed.
 */
export function WholeChoice({ offer }: { readonly offer: WholeOffer | null }) {
  const say = useWords(platformWords);
  if (offer === null) return null;
  const { state, count, done, isLimited, onTake, onPage } = offer;
  if (state === 'whole') return <Button onPress={onPage}>{say('table.choosePage')}</Button>;
  const all = count.toLocaleString('en');
  return (
    <Button isPending={state === 'reading'} onPress={onTake}>
      {state === 'reading'
        ? say('table.choosing', { done: done.toLocaleString('en'), count: all })
        : say(isLimited ? 'table.chooseFirst' : 'table.chooseAll', { count: all })}
    </Button>
  );
}
