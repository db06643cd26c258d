import { useWords } from '@sarn/platform-web';
import type { Batch, BatchItemState } from '@sarn/batch-signing/contract';
import { batchWords } from './words/batch-words.ts';

const counted = ['signed', 'refused', 'signing', 'waiting', 'removed'] as const;

/** A bar of what is signed and what was refused, the counts in words, and what happens now. */
export function BatchBar({ batch: { items, state, isAnew } }: { readonly batch: Batch }) {
  const say = useWords(batchWords);
  const count = (of: BatchItemState) => items.filter((item) => item.state === of).length;
  const all = items.length - count('removed');
  const share = (of: BatchItemState) => `${all === 0 ? 0 : (count(of) / all) * 100}%`;
  const counts = counted.filter((of) => count(of) > 0);
  return (
    <div className="sign-many-progress">
      <div
        className="sign-many-track"
        role="progressbar"
        aria-label={say('progress', { done: count('signed'), all })}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={count('signed') + count('refused')}
      >
        <span className="sign-many-signed" style={{ inlineSize: share('signed') }} />
        <span className="sign-many-refused" style={{ inlineSize: share('refused') }} />
      </div>
      <p role="status" className="s-small s-muted">
        {[
          ...counts.map((of) => say(`counts.${of}`, { count: count(of) })),
          say(`state.${state === 'paused' && isAnew ? 'anew' : state}`),
        ].join(' · ')}
      </p>
    </div>
  );
}
