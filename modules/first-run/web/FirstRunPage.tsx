import '@sarn/platform-web/styles.css';
import './first-run.css';
import {
  ApiError,
  ErrorSummary,
  PlatformProvider,
  Skeleton,
  queryDefaults,
  usePageTitle,
  useWords,
} from '@sarn/platform-web';
import { hasSession } from '@sarn/authentication/web';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeStep } from './CodeStep.tsx';
import { useFirstRun } from './first-run.client.ts';
import { keepCode, keptCode } from './setup-code.ts';
import { StepList, TopProgress } from './StepList.tsx';
import { StepView } from './StepView.tsx';
import { stepShown, useNamedPlace, usePlace } from './step-place.ts';
import { keepStepInput } from './use-step-form.ts';
import { firstRunWords } from './words/first-run-words.ts';

const cache = new QueryClient({ defaultOptions: queryDefaults });

keepStepInput();

/** Links of the platform's components lead into the application, which is loaded for it. */
const leave = (path: string): void => location.assign(new URL(path.slice(1), document.baseURI));

/** `/first-run`: from the setup code to the first number. */
export default function FirstRunPage() {
  return (
    <QueryClientProvider client={cache}>
      <PlatformProvider navigate={leave}>
        <Assistant />
      </PlatformProvider>
    </QueryClientProvider>
  );
}

/** Refusals after which the code is asked for again. */
const isOfCode = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code.startsWith('first-run.code-');

function Assistant() {
  const say = useWords(firstRunWords);
  usePageTitle(say('title'));
  const [hasCode, setHasCode] = useState(() => keptCode() !== '' || hasSession());
  // Asked without a code too: once there is an administrator no code is printed any more.
  const state = useFirstRun();
  const { place, go } = usePlace();
  const { error } = state;
  const view = state.data;
  const now = view ? stepShown(view, place.step) : null;
  useNamedPlace(place, now);
  if (!view && isOfCode(error)) {
    const begin = (code: string) => {
      keepCode(code);
      setHasCode(true);
      void state.refetch();
    };
    const isTold = hasCode || error.code === 'first-run.code-used';
    return <CodeStep refusal={isTold ? error : null} onBegin={begin} />;
  }
  if (!view || now === null) {
    return (
      <div className="first-run-alone">
        <ErrorSummary error={error} onRetry={() => void state.refetch()} />
        {!error && <Skeleton kind="block" />}
      </div>
    );
  }
  return (
    <div className="first-run">
      <StepList view={view} now={now} go={go} />
      <div className="first-run-main">
        <TopProgress now={now} />
        <StepView key={now} view={view} now={now} run={place.run} go={go} />
      </div>
    </div>
  );
}
