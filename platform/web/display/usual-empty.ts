import type { platformWords } from '../words/platform-words.ts';
import type { Say } from '../words/words.ts';
import type { ListEmpty } from './table-shape.ts';

type SayPlatform = Say<NonNullable<(typeof platformWords)['tree']>>;

/** What a list says where nothing of its own was given: of lists that always have rows. */
export function usualEmpty(say: SayPlatform, given: ListEmpty | undefined): ListEmpty {
  return (
    given ?? { none: { title: say('state.empty'), text: say('state.emptyHint') }, filter: null }
  );
}
