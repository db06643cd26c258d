import { ErrorSummary, useWords } from '@sarn/platform-web';
import { FrameDrawn } from './first/FrameDrawn.tsx';
import { shellWords } from './words/shell-words.ts';

/** The server could not be reached at the start: the error, and a button to try again. */
export function StartFailed({ error }: { readonly error: unknown }) {
  const say = useWords(shellWords);
  return (
    <main className="start-failed">
      <FrameDrawn />
      <h1>{say('start.failed')}</h1>
      <ErrorSummary error={error} onRetry={() => location.reload()} />
    </main>
  );
}
