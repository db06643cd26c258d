import { ErrorSummary, onLineBack, useWords } from '@sarn/platform-web';
import { useEffect } from 'react';
import { FrameDrawn } from './first/FrameDrawn.tsx';
import { shellWords } from './words/shell-words.ts';

/** The server could not be reached at the start: the error, and a button to try again. */
export function StartFailed({ error }: { readonly error: unknown }) {
  const say = useWords(shellWords);
  useEffect(() => onLineBack(() => location.reload()), []);
  return (
    <main className="start-failed">
      <FrameDrawn />
      <h1>{say('start.failed')}</h1>
      <ErrorSummary error={error} onRetry={() => location.reload()} />
    </main>
  );
}
