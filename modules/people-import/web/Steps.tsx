import { useWords } from '@sarn/platform-web';
import { Check } from 'lucide-react';
import { importWords } from './words/import-words.ts';

const names = ['file', 'check', 'changes', 'report'] as const;
export type StepName = (typeof names)[number];

/** How far an import is. */
export function Steps({
  now,
  isOver = false,
}: {
  readonly now: StepName;
  readonly isOver?: boolean;
}) {
  const say = useWords(importWords);
  const place = isOver ? names.length : names.indexOf(now);
  return (
    <ol className="people-import-steps" aria-label={say('steps')}>
      {names.map((name, at) => (
        <li
          key={name}
          data-state={at < place ? 'done' : at === place ? 'now' : 'later'}
          aria-current={at === place ? 'step' : undefined}
        >
          <span className="people-import-step-mark">
            {at < place ? <Check size={16} aria-hidden="true" /> : at + 1}
          </span>
          <span>
            {say(`step.${name}`)}
            {at < place && <span className="s-hidden"> {say('stepDone')}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
