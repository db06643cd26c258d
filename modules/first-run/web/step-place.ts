import { firstRunStepCodes } from '@sarn/first-run/contract';
import type { FirstRunStep, FirstRunView } from '@sarn/first-run/contract';
import { useEffect, useState } from 'react';

/** What the address names: a step, and in the step of people the import that is open. */
export interface Place {
  readonly step: FirstRunStep | 'end' | null;
  readonly run: string | null;
}

function placeNow(): Place {
  const search = new URLSearchParams(location.search);
  const named = search.get('step');
  const step = [...firstRunStepCodes, 'end' as const].find((code) => code === named) ?? null;
  return { step, run: search.get('run') };
}

/** The place in the address: Back, Forward and loading again lead to the same step. */
export function usePlace() {
  const [place, setPlace] = useState(placeNow);
  useEffect(() => {
    const look = () => setPlace(placeNow());
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, []);
  const go = (step: Place['step'], run: string | null = null) => {
    history.pushState(null, '', addressOf(step, run));
    setPlace(placeNow());
    window.scrollTo(0, 0);
  };
  return { place, go };
}

function addressOf(step: Place['step'], run: string | null): string {
  const search = new URLSearchParams();
  if (step !== null) search.set('step', step);
  if (run !== null) search.set('run', run);
  // With the path: a query alone would be taken from the base of the document.
  return `${location.pathname}?${search.toString()}`;
}

/**
 * Names the shown step in the address where it names none, or one that is not reached: Back from the
 * next step then leads to it.
 */
export function useNamedPlace(place: Place, shown: FirstRunStep | 'end' | null): void {
  useEffect(() => {
    if (shown === null || place.step === shown) return;
    history.replaceState(null, '', addressOf(shown, null));
  }, [place, shown]);
}

/** The first step that nobody has done or skipped; the end where there is none. */
export const firstOpen = ({ steps }: FirstRunView): FirstRunStep | 'end' =>
  steps.find(({ state }) => state === 'open')?.code ?? 'end';

/** Steps before this one are made by the setup code. */
const byCode: readonly (FirstRunStep | 'end')[] = ['agency', 'administrator'];

/** The step to show: the asked one where it was reached, else the first open one. */
export function stepShown(view: FirstRunView, asked: Place['step']): FirstRunStep | 'end' {
  const open = firstOpen(view);
  if (asked === null) return open;
  const order = [...firstRunStepCodes, 'end' as const];
  if (order.indexOf(asked) > order.indexOf(open)) return open;
  // The administrator is changed on the pages of the account.
  return asked === 'administrator' && open !== 'administrator' ? open : asked;
}

export const isByCode = (step: FirstRunStep | 'end'): boolean => byCode.includes(step);
