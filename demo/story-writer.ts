import type { UnitKey } from './agency.ts';
import { onDuty, people } from './people.ts';
import type { Random } from './random.ts';
import type { Step, StepForm } from './step.ts';

/**
 * Records the steps of one document, one after the other, each some working hours after the
 * last; steps after the end of the month are left out.
 */
export class StoryWriter {
  readonly #steps: Step[] = [];
  readonly #random: Random;
  #end: number;
  #now: number;

  constructor(random: Random, start: number, end: number) {
    this.#random = random;
    this.#now = start;
    this.#end = end;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** Whether the month is over for this document: no further step is recorded. */
  get isOver(): boolean {
    return this.#now >= this.#end;
  }

  get random(): Random {
    return this.#random;
  }

  /** Goes back in time to `moment`, for steps parallel to those just recorded. */
  rewind(moment: number): void {
    this.#now = moment;
  }

  get now(): number {
    return this.#now;
  }

  /** The document stays in this state to the end of the month: no further step is recorded. */
  halt(): void {
    this.#end = Math.min(this.#end, this.#now + 1);
  }

  /** A step on the document itself. */
  onDocument(act: Step['act'], by: string, form: StepForm = {}, hours?: Hours): this {
    return this.#write({ on: 'document', act, by, form }, hours);
  }

  /** A step on the sending to a unit. */
  onTransmission(
    unit: UnitKey,
    act: Step['act'],
    by: string,
    form: StepForm = {},
    hours?: Hours,
  ): this {
    return this.#write({ on: 'transmission', unit, act, by, form }, hours);
  }

  /** A step on one person's assignment. */
  onAssignment(
    unit: UnitKey,
    principal: string,
    act: Step['act'],
    by: string,
    form: StepForm,
    hours?: Hours,
  ) {
    return this.#write({ on: 'assignment', unit, principal, act, by, form }, hours);
  }

  #write(step: Omit<Step, 'at'>, [low, high]: Hours = [0.3, 4]): this {
    const minutes = this.#steps.length === 0 ? 0 : this.#random.between(low * 60, high * 60);
    this.#now += minutes;
    if (this.#now < this.#end) this.#steps.push({ ...step, at: this.#now });
    return this;
  }
}

/** Working hours since the step before: at least, at most. */
export type Hours = readonly [number, number];

/** The people who handle a document in one unit. */
export interface UnitTeam {
  readonly unit: UnitKey;
  readonly head: string;
  readonly clerk: string;
  /** At least one; accounts of the start banner first. */
  readonly officers: readonly string[];
}

export function teamOf(unit: UnitKey): UnitTeam {
  const [head] = onDuty('head', unit);
  const [clerk] = onDuty('clerk', unit);
  const officers = people
    .filter((person) => person.posts.some((post) => post.unit === unit && post.duty === 'officer'))
    .map((person) => person.username);
  if (!head || !clerk || officers.length === 0) throw new Error(`unit ${unit} is not complete`);
  return { unit, head, clerk, officers };
}
