/** Choices of one step, made from the numbers drawn for it: the same numbers give the same step. */
export class Picks {
  private at = 0;
  private readonly drawn: readonly number[];

  constructor(drawn: readonly number[]) {
    this.drawn = drawn;
  }

  /** From 0 up to and without `below`. */
  number(below: number): number {
    const drawn = this.drawn[this.at % this.drawn.length] ?? 0;
    this.at += 1;
    return (drawn + Math.floor(this.at / (this.drawn.length + 1)) * 31) % below;
  }

  /** True in one of so many cases. */
  onceIn(times: number): boolean {
    return this.number(times) === 0;
  }

  one<T>(items: readonly T[]): T {
    const item = items[this.number(items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  }

  /** Between one and `most` different items. */
  some<T>(items: readonly T[], most: number): T[] {
    const rest = [...items];
    const count = Math.min(1 + this.number(most), rest.length);
    return Array.from({ length: count }, () => rest.splice(this.number(rest.length), 1)[0] as T);
  }
}
