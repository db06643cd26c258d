import { firstRunStepCodes } from '@sarn/first-run/contract';
import type { FirstRunStep, FirstRunView } from '@sarn/first-run/contract';
import { useWords } from '@sarn/platform-web';
import { Check } from 'lucide-react';
import { firstOpen } from './step-place.ts';
import { firstRunWords } from './words/first-run-words.ts';

interface StepListProps {
  readonly view: FirstRunView;
  readonly now: FirstRunStep | 'end';
  readonly go: (step: FirstRunStep | 'end') => void;
}

/** All steps beside the page; those that were reached can be opened again. */
export function StepList({ view, now, go }: StepListProps) {
  const say = useWords(firstRunWords);
  const open = firstOpen(view);
  return (
    <aside className="first-run-side">
      <Brand />
      <nav aria-label={say('steps')}>
        <ol>
          {view.steps.map(({ code, state }, index) => {
            const isReached = state !== 'open' || code === open;
            // The administrator is made once.
            const isLocked = code === 'administrator' && state === 'done';
            return (
              <li
                key={code}
                data-state={code === now ? 'now' : state}
                aria-current={code === now ? 'step' : undefined}
              >
                <button
                  type="button"
                  disabled={!isReached || isLocked || code === now}
                  onClick={() => go(code)}
                >
                  <span className="first-run-dot" aria-hidden="true">
                    {state === 'done' && code !== now ? <Check size={16} /> : index + 1}
                  </span>
                  <span>
                    <b>{say(`step.${code}`)}</b>
                    <small>{state === 'skipped' ? say('skippedMark') : say(`under.${code}`)}</small>
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
    </aside>
  );
}

/** The mark of the product: the agency has no emblem yet. */
export function Brand() {
  const say = useWords(firstRunWords);
  return (
    <div className="first-run-brand">
      <svg viewBox="0 0 48 48" width="38" height="38" aria-hidden="true">
        <rect width="48" height="48" rx="10" fill="currentColor" />
        <g fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
          <path d="M14 10h14l6 6v13M28 10v6h6M14 10v18M20 22h8M9 35c5-5 10-5 15 0s10 5 15 0" />
        </g>
      </svg>
      <span>
        <b>{say('title')}</b>
        <small>{say('sub')}</small>
      </span>
    </div>
  );
}

/** Where the setup is, on a phone. */
export function TopProgress({ now }: { readonly now: FirstRunStep | 'end' }) {
  const say = useWords(firstRunWords);
  const all = firstRunStepCodes.length;
  const at = now === 'end' ? all : firstRunStepCodes.indexOf(now) + 1;
  return (
    <div className="first-run-top">
      <b>{say('progress', { now: at, all })}</b>
      <progress max={all} value={now === 'end' ? all : at - 0.5} aria-label={say('steps')} />
      <span className="s-muted s-small">{say(`step.${now}`)}</span>
    </div>
  );
}
