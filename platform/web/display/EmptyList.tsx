import { SearchX } from 'lucide-react';
import { Button } from '../action/Button.tsx';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';
import { EmptyState } from './EmptyState.tsx';
import type { ListEmpty } from './table-shape.ts';

/** A list without rows: none yet, and what to do; or none that matches, and a way to all of them. */
export function EmptyList({ none, filter }: ListEmpty) {
  const say = useWords(platformWords);
  if (!filter?.isSet) return <EmptyState {...none} />;
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={filter.title ?? say('state.nothingFound')}
      text={filter.text ?? say('state.nothingFoundHint')}
      action={<Button onPress={filter.onClear}>{say('filter.clear')}</Button>}
    />
  );
}
