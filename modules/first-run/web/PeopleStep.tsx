import { finishPeople } from '@sarn/first-run/contract';
import { ImportList, ImportRun } from '@sarn/personnel/import';
import { call, useWords } from '@sarn/platform-web';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useStepCall } from './first-run.client.ts';
import { StepFrame, goAfter } from './StepFrame.tsx';
import type { StepProps } from './StepFrame.tsx';
import { firstRunWords } from './words/first-run-words.ts';

interface PeopleStepProps extends StepProps {
  readonly run: string | null;
}

/** Fourth step: the import of units and people, as in the settings. */
export function PeopleStep({ view, go, run }: PeopleStepProps) {
  const say = useWords(firstRunWords);
  const work = useStepCall();
  const finish = useMutation({
    mutationFn: () => work(() => call(finishPeople, { seen: view.version })),
    onSuccess: () => goAfter(go, 'people'),
  });
  // Stable, because a finished upload opens its import in an effect.
  const open = useCallback((id: string | null) => go('people', id), []); // eslint-disable-line
  return (
    <StepFrame
      {...{ view, go, step: 'people', title: say('people.title'), text: say('people.text') }}
      onNext={() => finish.mutate()}
      isPending={finish.isPending}
      error={finish.error}
      skipHint={say('people.skipHint')}
    >
      {run ? <ImportRun key={run} id={run} open={open} /> : <ImportList open={open} />}
    </StepFrame>
  );
}
