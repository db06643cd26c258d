import { LinkButton, useWords } from '@sarn/platform-web';
import { Files } from 'lucide-react';
import { documentsPath, tellingWords } from '@sarn/search/web';
import { referenceWords } from './words/reference-words.ts';

/** Link to a search for the longest words of this subject; they may be changed there. */
export function SimilarLink({ title }: { readonly title: string }) {
  const say = useWords(referenceWords);
  const words = tellingWords(title);
  if (words === '') return null;
  return (
    <LinkButton
      variant="ghost"
      icon={<Files size={18} />}
      href={`${documentsPath}?search=${encodeURIComponent(words)}`}
    >
      {say('similar')}
    </LinkButton>
  );
}
