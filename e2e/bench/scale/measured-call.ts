import type { Measured } from './calls.ts';
import type { Waits } from './clock.ts';

/** One call of one person, at one size. */
export interface Line {
  readonly papers: number;
  readonly person: string;
  readonly what: string;
  readonly group: Measured['group'];
  /** Over HTTP, by number of callers. */
  readonly served: Readonly<Record<number, Waits>>;
  /** The same statements sent to the database by as many. */
  readonly direct: Readonly<Record<number, Waits>>;
  /** Pages of the database that its statements read. */
  readonly pages: number;
}
