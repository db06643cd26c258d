import { ErrorSummary, LinkButton, PageHeader, onLineBack, useWords } from '@sarn/platform-web';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FrameDrawn } from './first/FrameDrawn.tsx';
import { shellWords } from './words/shell-words.ts';

/**
 * A page that could not be shown: the error, a button to try again, and a link to the start page.
 */
export function PageFailed({ error }: { readonly error: unknown }) {
  const say = useWords(shellWords);
  const router = useRouter();
  useEffect(() => onLineBack(() => void router.invalidate()), [router]);
  return (
    <div className="start-failed">
      <FrameDrawn />
      <PageHeader title={say('start.pageFailed')} />
      <ErrorSummary error={error} onRetry={() => void router.invalidate()} />
      <p>
        <LinkButton href="/portal" variant="quiet">
          {say('header.home')}
        </LinkButton>
      </p>
    </div>
  );
}
