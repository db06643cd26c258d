/** One row of the report. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  /** The value divided by its reference of the same run; left out where there is none. */
  readonly ratio?: number;
  /** The least acceptable ratio. */
  readonly aim?: number;
}

/** Prints the values as one table; a missed target is marked. */
export function printTable(figures: readonly Figure[]): void {
  const rows = figures.map(({ what, value, ratio, aim }) => [
    what,
    value,
    ratio === undefined ? '' : ratio.toFixed(2),
    aim === undefined ? '' : `≥ ${aim}`,
    aim === undefined || ratio === undefined ? '' : ratio >= aim ? 'met' : 'MISSED',
  ]);
  const all = [['figure', 'value', 'ratio', 'aim', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...all.map((row) => (row[column] ?? '').length)),
  );
  for (const row of all) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
  }
}

/** Calls per second by so many callers at once, over a fixed time. */
export async function perSecond(
  callers: number,
  seconds: number,
  call: (caller: number) => Promise<void>,
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (performance.now() < until) {
        await call(caller);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - began) / 1000);
}
