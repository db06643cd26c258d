import { Card, useWords } from '@sarn/platform-web';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './StepFrame.tsx';
import { firstRunWords } from './words/first-run-words.ts';

/** Third step: emblem and colours are set with the other values of the system. */
export function LookStep({ view, go }: StepProps) {
  const say = useWords(firstRunWords);
  return (
    <StepFrame {...{ view, go, step: 'look', title: say('look.title'), text: say('look.text') }}>
      <Card title={say('look.later')}>
        <p className="s-muted">{say('look.laterText')}</p>
      </Card>
    </StepFrame>
  );
}
