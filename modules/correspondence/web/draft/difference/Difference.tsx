import { Button, Skeleton, useWords } from '@sarn/platform-web';
import { Suspense, lazy } from 'react';
import type { DraftDifference } from './use-difference.ts';
import { differenceWords } from './words/difference-words.ts';

const DifferenceDialog = lazy(() => import('./DifferenceDialog.tsx'));

/** Above a draft that was saved elsewhere meanwhile: says so, and shows the difference. */
export function Difference({ found }: { readonly found: DraftDifference }) {
  const say = useWords(differenceWords);
  return (
    <div role="alert" className="s-kept">
      <p>{say('notice')}</p>
      <div className="s-kept-answers">
        <Button size="s" variant="primary" onPress={found.show}>
          {say('show')}
        </Button>
      </div>
      {found.isOpen && (
        <Suspense fallback={<Skeleton count={1} />}>
          <DifferenceDialog found={found} />
        </Suspense>
      )}
    </div>
  );
}
