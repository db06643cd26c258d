import type { Language } from '@sarn/kernel';

/** The signed-in person of a call, as the `authenticate` function found them. */
export interface Caller {
  /** Id of the person. */
  readonly id: string;
  readonly sessionId: string;
  /** Principals of this person: own posts, units, delegations; the platform only passes them on. */
  readonly principals: readonly string[];
  readonly permissions: ReadonlySet<string>;
  readonly language: Language;
}
