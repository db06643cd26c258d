import { DescriptionItems, useWords } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { registryWords } from '@sarn/document/web';
import { useNumberWords } from './forms-number.tsx';

/** Which number a document will get, while it has none. */
export function NumberingFact({ detail: { numbering } }: { readonly detail: DocumentDetail }) {
  const say = useWords(registryWords);
  const words = useNumberWords();
  const value = numbering && words(numbering);
  return <DescriptionItems items={[{ term: say('field.numbering'), value, isLong: true }]} />;
}
