import { firstRunStepCodes, mayBeSkipped } from '@sarn/first-run/contract';
import type { FirstRunStep, FirstRunView } from '@sarn/first-run/contract';
import { skipFirstRunStep } from '@sarn/first-run/contract';
import { Button, ErrorSummary, call, useWords } from '@sarn/platform-web';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStepCall } from './first-run.client.ts';
import { isByCode } from './step-place.ts';
import { firstRunWords } from './words/first-run-words.ts';

/** What each step is given. */
export interface StepProps {
  readonly view: FirstRunView;
  readonly go: (step: FirstRunStep | 'end' | null, run?: string | null) => void;
}

interface StepFrameProps extends StepProps {
  readonly step: FirstRunStep;
  /** Empty where the content has a heading of its own. */
  readonly title: string;
  readonly text: string;
  /** The form that the primary button sends. */
  readonly formId?: string | undefined;
  /** Instead of a form. */
  readonly onNext?: (() => void) | undefined;
  readonly isPending?: boolean | undefined;
  readonly isNextOff?: boolean | undefined;
  readonly error?: unknown;
  /** What becomes of it when it is skipped. */
  readonly skipHint?: string | undefined;
  readonly children: ReactNode;
}

const after = (step: FirstRunStep): FirstRunStep | 'end' =>
  firstRunStepCodes[firstRunStepCodes.indexOf(step) + 1] ?? 'end';

/** Heading, content and the bar of buttons of a step. */
export function StepFrame(props: StepFrameProps) {
  const { view, go, step, title, text, formId, onNext, children } = props;
  const say = useWords(firstRunWords);
  const run = useStepCall();
  const skip = useMutation({
    mutationFn: () => run(() => call(skipFirstRunStep, { seen: view.version, step })),
    onSuccess: () => go(after(step)),
  });
  const state = view.steps.find(({ code }) => code === step)?.state;
  const before = firstRunStepCodes[firstRunStepCodes.indexOf(step) - 1];
  const next = after(step);
  // The administrator is made once: nothing to go back to.
  const isBack = before !== undefined && before !== 'administrator';
  return (
    <>
      <main className="first-run-body">
        <header>
          {title !== '' && <h1>{title}</h1>}
          <p className="s-muted">{text}</p>
        </header>
        <ErrorSummary error={props.error ?? skip.error} isFocused />
        {children}
      </main>
      <footer className="first-run-foot">
        {isBack && (
          <Button icon={<ArrowLeft size={18} />} onPress={() => go(before)}>
            {say('back')}
          </Button>
        )}
        <span className="s-muted s-small first-run-note">{props.skipHint ?? say('saved')}</span>
        {mayBeSkipped(step) && state === 'open' && !isByCode(step) && (
          <Button isPending={skip.isPending} onPress={() => skip.mutate()}>
            {say('skip')}
          </Button>
        )}
        {(formId !== undefined || onNext !== undefined) && (
          <Button
            variant="primary"
            type={formId === undefined ? 'button' : 'submit'}
            form={formId}
            onPress={onNext}
            isPending={props.isPending}
            isDisabled={props.isNextOff}
            icon={<ArrowRight size={18} />}
            className="first-run-next"
          >
            {next === 'end' ? (
              say('finish')
            ) : (
              <>
                {say('next')}
                <span className="first-run-next-name">: {say(`step.${next}`)}</span>
              </>
            )}
          </Button>
        )}
      </footer>
    </>
  );
}

/** The step after a finished one. */
export const goAfter = (go: StepProps['go'], step: FirstRunStep): void => go(after(step));
