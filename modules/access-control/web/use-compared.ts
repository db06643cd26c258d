import type { ComparedField } from '@sarn/platform-web';
import { useChangeWords } from './change-words.ts';

/** What a comparison with a newer version says of the fields of a form: a code, a day, true or false. */
type Shown<V> = Readonly<Record<string, (values: V) => string | number | boolean | null>>;

/** The fields of a form with their words, to be compared with what somebody else saved. */
export function useCompared<V>(shown: Shown<V>): readonly ComparedField<V>[] {
  const words = useChangeWords();
  return Object.entries(shown).map(([field, read]) => ({
    label: words.field({ field, name: '', before: '', after: '' }),
    text: (values) => words.value(String(read(values) ?? '')),
  }));
}
