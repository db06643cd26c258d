import { EmblemCard, SectionCard, useConfiguration } from '@sarn/configuration/cards';
import { finishLook } from '@sarn/first-run/contract';
import { Loaded, call, useWords } from '@sarn/platform-web';
import { useMutation } from '@tanstack/react-query';
import { useStepCall } from './first-run.client.ts';
import { StepFrame, goAfter } from './StepFrame.tsx';
import type { StepProps } from './StepFrame.tsx';
import { firstRunWords } from './words/first-run-words.ts';

/** Third step: emblem, colours and names, as the settings of the system have them. */
export function LookStep({ view, go }: StepProps) {
  const say = useWords(firstRunWords);
  const found = useConfiguration();
  const run = useStepCall();
  const finish = useMutation({
    mutationFn: () => run(() => call(finishLook, { seen: view.version })),
    onSuccess: () => goAfter(go, 'look'),
  });
  return (
    <StepFrame
      {...{ view, go, step: 'look', title: say('look.title'), text: say('look.text') }}
      onNext={() => finish.mutate()}
      isPending={finish.isPending}
      error={finish.error}
      skipHint={say('look.later')}
    >
      <Loaded query={found} lines={8}>
        {({ rows, emblem }) => (
          <>
            <EmblemCard emblem={emblem} />
            <SectionCard section="colours" rows={rows} />
            <SectionCard section="names" rows={rows} />
          </>
        )}
      </Loaded>
    </StepFrame>
  );
}
