import type { Handle } from '../db/database.ts';

/** One measured value. Labels never name a person, a unit or a document. */
export interface MetricSample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
  /** Appended to the name of the family, for the parts of a histogram. */
  readonly part?: 'bucket' | 'count' | 'sum';
}

/** Values of one name (OpenMetrics 1.0, MetricFamily). */
export interface MetricFamily {
  /** With `sarn_`, and with the unit at its end; without `_total` and `_info`. */
  readonly name: string;
  readonly type: 'gauge' | 'counter' | 'histogram' | 'info';
  readonly unit?: string;
  readonly help: string;
  readonly samples: readonly MetricSample[];
}

/** Values that a module measures, asked when `/metrics` is. */
export interface MetricSource {
  /** @throws Error: the families of this source are then left out */
  read(h: Handle): Promise<readonly MetricFamily[]>;
}
