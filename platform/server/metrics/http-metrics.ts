import type { MetricFamily, MetricSample } from './metric.ts';

/** Counts the calls of this process. */
export interface HttpMetrics {
  /** @param route pattern of the route, never the address: an address names documents */
  note(call: { readonly route: string; readonly code: number; readonly seconds: number }): void;
  families(): readonly MetricFamily[];
  /** Mean time of the answers since the last time this was asked, in milliseconds; null for none. */
  takeMean(): number | null;
}

/** Upper ends of the buckets in seconds, written as the format asks. */
const ends = ['0.005', '0.01', '0.025', '0.05', '0.1', '0.25', '0.5', '1.0', '2.5', '5.0', '10.0'];
const endSeconds = ends.map(Number);

export function createHttpMetrics(): HttpMetrics {
  // By route, then by status: a key of both would be made and hashed for each call.
  const calls = new Map<string, Map<number, number>>();
  const buckets = ends.map(() => 0);
  const total = { count: 0, sum: 0 };
  let recent = { count: 0, sum: 0 };
  return {
    note({ route, code, seconds }) {
      const ofRoute = calls.get(route) ?? new Map<number, number>();
      if (ofRoute.size === 0) calls.set(route, ofRoute);
      ofRoute.set(code, (ofRoute.get(code) ?? 0) + 1);
      const place = endSeconds.findIndex((end) => seconds <= end);
      if (place >= 0) buckets[place] = (buckets[place] ?? 0) + 1;
      for (const sums of [total, recent]) {
        sums.count += 1;
        sums.sum += seconds;
      }
    },
    families: () => [
      {
        name: 'sarn_http_requests',
        type: 'counter',
        help: 'Calls answered by this process, by pattern of their route.',
        samples: [...calls].flatMap(([route, ofRoute]) =>
          [...ofRoute].map(([code, count]) => ({
            labels: { route, code: String(code) },
            value: count,
          })),
        ),
      },
      {
        name: 'sarn_http_request_duration_seconds',
        type: 'histogram',
        unit: 'seconds',
        help: 'Time from the first byte of a call to the end of its answer.',
        samples: histogram(buckets, total),
      },
    ],
    takeMean() {
      const { count, sum } = recent;
      recent = { count: 0, sum: 0 };
      return count === 0 ? null : (sum / count) * 1_000;
    },
  };
}

function histogram(
  buckets: readonly number[],
  { count, sum }: { readonly count: number; readonly sum: number },
): MetricSample[] {
  let below = 0;
  const parts = ends.map((le, place): MetricSample => {
    below += buckets[place] ?? 0;
    return { part: 'bucket', labels: { le }, value: below };
  });
  return [
    ...parts,
    { part: 'bucket', labels: { le: '+Inf' }, value: count },
    { part: 'count', value: count },
    { part: 'sum', value: sum },
  ];
}
