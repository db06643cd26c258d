/** Values of as many turns at both versions, each turn of one right beside that of the other. */
interface Turns {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** What of the first it takes the second, and between which values that lies in nine of ten times. */
export interface Ratio {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const resamples = 400;

/**
 * The mean of the middle half: a job of the program that runs by chance within a turn does not
 * move it, and it is finer than the median.
 */
export function middleMean(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const cut = Math.floor(sorted.length / 4);
  const kept = sorted.slice(cut, sorted.length - cut);
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
}

/**
 * Turn by turn: other load of the computer makes the same work dearer, by half and more, but it
 * meets two turns beside each other alike. How far the ratio can be trusted is told by drawing as
 * many turns anew from those that were measured.
 */
export function ratioOf({ before, after }: Turns): Ratio {
  const logs = before.map((value, turn) => Math.log((after[turn] ?? value) / value));
  const draw = drawer();
  const anew = Array.from({ length: resamples }, () =>
    middleMean(logs.map(() => logs[draw(logs.length)] ?? 0)),
  ).toSorted((a, b) => a - b);
  const at = (share: number) => Math.exp(anew[Math.floor((resamples - 1) * share)] ?? 0);
  return { value: Math.exp(middleMean(logs)), low: at(0.05), high: at(0.95) };
}

/** Numbers below a limit, the same in every run: equal measurements give equal figures. */
function drawer(): (limit: number) => number {
  let state = 1;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
