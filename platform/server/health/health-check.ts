import type { Handle } from '../db/database.ts';

/** `warning`: somebody should look at it. `failed`: it must be mended today. */
export const healthStates = ['ok', 'warning', 'failed'] as const;
export type HealthState = (typeof healthStates)[number];

/** A sentence in both languages: what a check found is kept, and read by people of either. */
export interface InBoth {
  readonly th: string;
  readonly en: string;
}

/** What one check found. */
export interface HealthFinding {
  readonly state: HealthState;
  /** The measured fact, short. Without names of people, units or documents. */
  readonly fact: InBoth;
  /** What to do; left out while there is nothing to do. */
  readonly todo?: InBoth;
}

/** Something whose state is looked at each minute; a module registers its own. */
export interface HealthCheck {
  /** Unique over all modules: letters, digits, dashes. Also the label of its metric. */
  readonly code: string;
  readonly name: InBoth;
  /** Page on which it is mended, below the base path, with the words of the link to it. */
  readonly page?: { readonly path: `/${string}`; readonly label: InBoth };
  /** A warning that lasts longer than this counts as failed; never when left out. */
  readonly failsAfterDays?: number;
  /** @returns null where there is nothing to look at: the agency does not use it */
  check(h: Handle): Promise<HealthFinding | null>;
}

/** The state of a measured value: from `warning` on it is one, from `failed` on it has failed. */
export function stateAbove(
  value: number,
  from: { readonly warning: number; readonly failed: number },
): HealthState {
  if (value >= from.failed) return 'failed';
  return value >= from.warning ? 'warning' : 'ok';
}

/** The worse of several states. */
export function worstOf(...states: readonly HealthState[]): HealthState {
  const worst = Math.max(...states.map((state) => healthStates.indexOf(state)));
  return healthStates[worst] ?? 'ok';
}
