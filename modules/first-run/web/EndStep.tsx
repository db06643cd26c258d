import type { FirstRunStep } from '@sarn/first-run/contract';
import { formatClock } from '@sarn/kernel';
import { Button, useLanguage, useWords } from '@sarn/platform-web';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { StepProps } from './StepFrame.tsx';
import { firstRunWords } from './words/first-run-words.ts';

interface Line {
  readonly isWell: boolean;
  readonly text: string;
  /** The step in which it is set. */
  readonly step: FirstRunStep;
}

/** What there is now, what was left for later, and the way into the application. */
export function EndStep({ view, go }: StepProps) {
  const say = useWords(firstRunWords);
  const language = useLanguage();
  const { people, units, registers, backup, holidays, steps } = view;
  const isMail = steps.some(({ code, state }) => code === 'mail' && state === 'done');
  const at = backup?.folder ? backup.dailyAt : '';
  const lines: readonly Line[] = [
    { isWell: true, text: say('end.counts', { people, units, registers }), step: 'people' },
    { isWell: isMail, text: say(isMail ? 'end.mailOn' : 'end.mailOff'), step: 'mail' },
    {
      ...{ isWell: at !== '', step: 'safety' },
      text:
        at === '' ? say('end.backupOff') : say('end.backupOn', { at: formatClock(at, language) }),
    },
    {
      ...{ isWell: holidays > 0, step: 'safety' },
      text: holidays > 0 ? say('end.holidaysOn', { count: holidays }) : say('end.holidaysOff'),
    },
  ];
  return (
    <>
      <main className="first-run-body">
        <header>
          <h1>{say('end.title')}</h1>
          <p className="s-muted">{say('end.text')}</p>
        </header>
        <ul className="first-run-checks">
          {lines.map(({ isWell, text, step }) => (
            <li key={text} data-well={isWell || undefined}>
              {isWell ? (
                <CircleCheck size={20} aria-hidden="true" />
              ) : (
                <TriangleAlert size={20} aria-hidden="true" />
              )}
              <span>{text}</span>
              {!isWell && (
                <Button size="s" onPress={() => go(step)}>
                  {say('end.set')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </main>
      <footer className="first-run-foot">
        <span className="first-run-note" />
        <Button
          variant="primary"
          onPress={() => location.assign(new URL('portal', document.baseURI))}
        >
          {say('end.enter')}
        </Button>
      </footer>
    </>
  );
}
