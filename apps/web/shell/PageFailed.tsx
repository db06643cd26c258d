import { ErrorSummary, PageHeader, useWords } from '@sarn/platform-web';
import { useRouter } from '@tanstack/react-router';
import { FrameDrawn } from './first/FrameDrawn.tsx';
import { shellWords } from './words/shell-words.ts';

/** A page that could not be shown: what happened, and the way to try again. */
export function PageFailed({ error }: { readonly error: unknown }) {
  const say = useWords(shellWords);
  const router = useRouter();
  return (
    <div className="start-failed">
      <FrameDrawn />
      <PageHeader title={say('start.pageFailed')} />
      <ErrorSummary error={error} onRetry={() => void router.invalidate()} />
    </div>
  );
}
