import type { Option } from '@sarn/platform-web';
import { useTerms } from '../term.ts';

/** Choices of a table of terms. */
export function useTermOptions<K extends string>(
  table: Readonly<Record<K, { readonly th: string; readonly en: string }>>,
): Option<K>[] {
  const term = useTerms();
  return (Object.keys(table) as K[]).map((value) => ({ value, label: term(table[value]) }));
}
