import type { NumberFault, NumberRun, RegisterProof } from '../contract/index.ts';

/** What the proof needs to know of a register entry. */
export interface NumberedLine {
  readonly number: number;
  readonly state: NumberRun['state'];
  readonly hasPaper: boolean;
}

/** Numbers given by an older system: those it left out are not gaps of this register. */
export interface OldNumbers {
  readonly from: number;
  readonly to: number;
}

/** Most runs and faults that a proof lists. */
const mostFaults = 200;

/**
 * Reads the numbers of a register in rising order and says whether each from 1 to the last given
 * exists exactly once. Takes them one by one, so that a long register needs little memory.
 *
 * @param last the value of the counter of the register
 * @param old numbers imported with registers of an older system
 */
export class NumberProof {
  private previous = 0;
  /** Numbers that the older system had left out. */
  oldGaps = 0;
  private readonly last: number;
  private readonly old: readonly OldNumbers[];
  private readonly runs: { from: number; to: number; state: NumberRun['state'] }[] = [];
  private readonly faults: { what: NumberFault['what']; from: number; to: number }[] = [];
  private readonly counts = { USED: 0, RESERVED: 0, VOID: 0, RELEASED: 0 };

  constructor(last: number, old: readonly OldNumbers[] = []) {
    this.last = last;
    this.old = old;
  }

  /** Takes the next entry; entries come by number, those of one number one after the other. */
  take(line: NumberedLine): void {
    const { number, state, hasPaper: hasDocument } = line;
    this.counts[state] += 1;
    if (number > this.last) this.note('beyond', number, number);
    else if (number === this.previous) this.note('double', number, number);
    else if (number > this.previous + 1) this.miss(this.previous + 1, number - 1);
    if (state === 'USED' && !hasDocument) this.note('without-document', number, number);
    if (number === this.previous) return;
    this.previous = number;
    const run = this.runs.at(-1);
    if (run && run.state === state && run.to === number - 1) run.to = number;
    else this.runs.push({ from: number, to: number, state });
  }

  /** The result, once every entry was taken. */
  end(): Pick<RegisterProof, 'last' | 'isWhole' | 'counts' | 'runs' | 'faults'> {
    if (this.previous < this.last) this.miss(this.previous + 1, this.last);
    const { last, counts, runs, faults } = this;
    return { last, isWhole: faults.length === 0, counts, runs, faults };
  }

  /** Records missing numbers, except those that the older system had left out. */
  private miss(from: number, to: number): void {
    const old = this.old.find((numbers) => numbers.to >= from && numbers.from <= to);
    if (!old) {
      this.note('missing', from, to);
      return;
    }
    this.oldGaps += Math.min(old.to, to) - Math.max(old.from, from) + 1;
    if (from < old.from) this.miss(from, old.from - 1);
    if (to > old.to) this.miss(old.to + 1, to);
  }

  private note(what: NumberFault['what'], from: number, to: number): void {
    const known = this.faults.at(-1);
    if (known && known.what === what && known.to === from - 1) known.to = to;
    else if (this.faults.length < mostFaults) this.faults.push({ what, from, to });
  }
}
