import type { CivilDate } from '@sarn/kernel';
import { demoLetters, letterCount } from './letters.ts';
import type { DemoLetter } from './letters.ts';
import { dayMinutes, workingDays } from './office-time.ts';
import { arrivalMinutes, monthDays, stories } from './scenario.ts';
import type { Step, Story } from './step.ts';

/** The demo month: it depends on nothing but the given day. */
export interface Month {
  /** Working days, oldest first, all before today. */
  readonly days: readonly CivilDate[];
  readonly letters: readonly DemoLetter[];
  readonly stories: readonly Story[];
}

export function planMonth(today: CivilDate): Month {
  const days = workingDays(today, monthDays);
  const arrivals = arrivalMinutes(letterCount).map((minute) => {
    const day = days[Math.floor(minute / dayMinutes)];
    if (day === undefined) throw new Error('a letter outside the month');
    return day;
  });
  const letters = demoLetters(arrivals);
  return { days, letters, stories: stories(letters) };
}

/** All steps of all documents in the order in which they happened. */
export function inOrder(told: readonly Story[]): readonly { story: Story; step: Step }[] {
  const steps = told.flatMap((story) => story.steps.map((step) => ({ story, step })));
  // A stable sort: steps of one document at one minute keep their order.
  return steps.toSorted((a, b) => a.step.at - b.step.at);
}
