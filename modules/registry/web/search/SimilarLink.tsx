import { LinkButton, useWords } from '@sarn/platform-web';
import { Files } from 'lucide-react';
import { documentsPath } from '../paths.ts';
import { listWords } from '../list/words/list-words.ts';
import { tellingWords } from './found.ts';

/** Leads to the papers whose subjects share the telling words of this one; the words may be changed there. */
export function SimilarLink({ title }: { readonly title: string }) {
  const say = useWords(listWords);
  const words = tellingWords(title);
  if (words === '') return null;
  return (
    <LinkButton
      variant="ghost"
      icon={<Files size={18} />}
      href={`${documentsPath}?search=${encodeURIComponent(words)}`}
    >
      {say('list.similar')}
    </LinkButton>
  );
}
