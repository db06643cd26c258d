import { formatMoment } from '../../shown/relative-date.ts';
import { History } from 'lucide-react';
import { Button } from '../../action/Button.tsx';
import { useLanguage, useWords } from '../../words/words.ts';
import { keptWords } from './kept-words.ts';
import type { KeptOffer } from '../use-form.ts';

/** Offers what was typed before; the fields below take no input until it is decided on. */
export function KeptNotice({ kept }: { readonly kept: KeptOffer | null }) {
  const say = useWords(keptWords);
  const language = useLanguage();
  if (!kept) return null;
  return (
    <div role="alert" className="s-kept">
      <History size={20} aria-hidden="true" />
      <p>{say('kept.offer', { at: formatMoment(kept.savedAt, language) })}</p>
      <div className="s-kept-answers">
        <Button size="s" onPress={kept.discard}>
          {say('kept.discard')}
        </Button>
        <Button size="s" variant="primary" autoFocus onPress={kept.resume}>
          {say('kept.resume')}
        </Button>
      </div>
    </div>
  );
}
