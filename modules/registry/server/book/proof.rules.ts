import type { NumberFault, NumberRun, RegisterProof } from '../../contract/index.ts';

/** A line of a register as far as its number is concerned. */
export interface NumberedLine {
  readonly number: number;
  readonly state: NumberRun['state'];
  readonly hasPaper: boolean;
}

/** Runs and faults that a proof holds at most; beyond that a register is broken or a list. */
const mostFaults = 200;

/**
 * Reads the numbers of a register in rising order and says whether each from 1 to the last given
 * is there once. Takes them one by one, so that a long register needs no room.
 *
 * @param last where the counter of the register stands
 */
export class NumberProof {
  private previous = 0;
  private readonly last: number;
  private readonly runs: { from: number; to: number; state: NumberRun['state'] }[] = [];
  private readonly faults: { what: NumberFault['what']; from: number; to: number }[] = [];
  private readonly counts = { USED: 0, RESERVED: 0, VOID: 0, RELEASED: 0 };

  constructor(last: number) {
    this.last = last;
  }

  /** The next line; lines come by number, those of one number one after the other. */
  take(line: NumberedLine): void {
    const { number, state, hasPaper } = line;
    this.counts[state] += 1;
    if (number > this.last) this.note('beyond', number, number);
    else if (number === this.previous) this.note('double', number, number);
    else if (number > this.previous + 1) this.note('missing', this.previous + 1, number - 1);
    if (state === 'USED' && !hasPaper) this.note('without-paper', number, number);
    if (number === this.previous) return;
    this.previous = number;
    const run = this.runs.at(-1);
    if (run && run.state === state && run.to === number - 1) run.to = number;
    else this.runs.push({ from: number, to: number, state });
  }

  /** What came of it, once every line was taken. */
  end(): Pick<RegisterProof, 'last' | 'isWhole' | 'counts' | 'runs' | 'faults'> {
    if (this.previous < this.last) this.note('missing', this.previous + 1, this.last);
    const { last, counts, runs, faults } = this;
    return { last, isWhole: faults.length === 0, counts, runs, faults };
  }

  private note(what: NumberFault['what'], from: number, to: number): void {
    const known = this.faults.at(-1);
    if (known && known.what === what && known.to === from - 1) known.to = to;
    else if (this.faults.length < mostFaults) this.faults.push({ what, from, to });
  }
}
