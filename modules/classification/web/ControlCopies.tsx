import type { NumberedCopy } from '@sarn/classification/contract';
import { formatDay, useLanguage, useWords } from '@sarn/platform-web';
import { secretWords } from './words/classification-words.ts';

/** In the control register: how many copies there are, who has them, and how many were destroyed. */
export function ControlCopies({ copies }: { readonly copies: readonly NumberedCopy[] }) {
  const say = useWords(secretWords);
  const language = useLanguage();
  if (copies.length === 0) return '–';
  const destroyed = copies.filter(({ state }) => state === 'destroyed').length;
  const counts = [
    say('copies', { count: copies.length }),
    destroyed > 0 && say('copies.destroyed', { count: destroyed }),
  ];
  return (
    <div>
      <div>{counts.filter(Boolean).join(' · ')}</div>
      {copies
        .filter(({ state }) => state === 'handed')
        .map(({ number, heldBy, since }) => (
          <div key={`${number} ${heldBy}`} className="s-small s-muted">
            {say('copies.held', { number, heldBy, since: formatDay(since, language) })}
          </div>
        ))}
    </div>
  );
}
