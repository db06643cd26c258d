import { finishPeople } from '@sarn/first-run/contract';
import { ImportList, ImportRun } from '@sarn/people-import/import';
import { call, useWords } from '@sarn/platform-web';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { useLookAgain, useStepCall } from './first-run.client.ts';
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
  const lookAgain = useLookAgain();
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  // Always the same function: a finished upload opens its import in an effect that depends on it.
  const open = useCallback((id: string | null) => latest.current('people', id), []);
  // The counts above, after an import was entered or taken back.
  const running = useIsMutating();
  useEffect(() => {
    if (running === 0) lookAgain();
  }, [running, lookAgain]);
  const { units, people } = view;
  const counts = say('people.counts', { units, people });
  return (
    <StepFrame
      {...{ view, go, step: 'people', title: '', text: `${say('people.text')} ${counts}` }}
      onNext={() => finish.mutate()}
      isPending={finish.isPending}
      error={finish.error}
      skipHint={say('people.skipHint')}
    >
      {run ? <PeopleRun key={run} id={run} open={open} /> : <ImportList open={open} />}
    </StepFrame>
  );
}

type RunProps = ComponentProps<typeof ImportRun>;

const usualRows: Omit<RunProps['asked'], 'ask'> = { rows: null, page: 1 };

/** One import; its steps and the rows of these have no address of their own here. */
function PeopleRun(props: Pick<RunProps, 'id' | 'open'>) {
  const [step, setStep] = useState<RunProps['step']>(null);
  const [shown, setShown] = useState(usualRows);
  const go: RunProps['go'] = (to) => {
    setStep(to);
    setShown(usualRows);
  };
  const asked = { ...shown, ask: (rows: string | null, page: number) => setShown({ rows, page }) };
  return <ImportRun {...props} step={step} asked={asked} go={go} />;
}
