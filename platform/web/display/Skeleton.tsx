import { useEffect, useState } from 'react';
import { platformWords } from '../words/platform-words.ts';
import { useWords } from '../words/words.ts';

/** True once loading has lasted `delayMs`: a quick answer shows no skeleton at all. */
export function useIsSlow(isWaiting: boolean, delayMs = 300): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => clearTimeout(timer);
  }, [isWaiting, delayMs]);
  return isWaiting && isSlow;
}

export interface SkeletonProps {
  /** Lines of text, cards, or one block (a page of a document). */
  readonly kind?: 'lines' | 'rows' | 'block' | undefined;
  readonly count?: number | undefined;
  /** Shown at once instead of after 300 ms. */
  readonly isImmediate?: boolean | undefined;
}

/** Placeholder for content that is loading. */
export function Skeleton({ kind = 'lines', count = 3, isImmediate }: SkeletonProps) {
  const say = useWords(platformWords);
  const isSlow = useIsSlow(true) || isImmediate === true;
  return (
    <div className={`s-skeleton s-skeleton-${kind}`} role="status" data-shown={isSlow || undefined}>
      <span className="s-hidden">{say('state.loading')}</span>
      {Array.from({ length: kind === 'block' ? 1 : count }, (_, index) => (
        <span key={index} className="s-skeleton-part" />
      ))}
    </div>
  );
}
