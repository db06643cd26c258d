import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { tokenOf } from '../http/context.ts';
import type { Logger } from '../log.ts';
import type { HttpMetrics } from './http-metrics.ts';
import type { MetricFamily, MetricSource } from './metric.ts';
import { openMetrics, openMetricsType } from './open-metrics.ts';

export interface MetricsOptions {
  /** Null: there is no such page. Never log it. */
  readonly token: string | null;
  readonly http: HttpMetrics;
  readonly sources: readonly MetricSource[];
}

/**
 * `/metrics` in the OpenMetrics format, for programs that watch many servers. At the root, for those
 * that know no base path, and below the base. Without the token of the environment there is no page.
 */
export function addMetrics(
  http: FastifyInstance,
  basePath: string,
  { db, log, token, ...options }: MetricsOptions & { readonly db: Database; readonly log: Logger },
): void {
  for (const base of new Set(['/', basePath])) {
    http.get(`${base}metrics`, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      // Said as such: the address would show the application instead, with 200.
      if (token === null) return refuse(reply, 404, 'SARN_METRICS_TOKEN is not set');
      if (!hasToken(request, token)) {
        void reply.header('www-authenticate', 'Bearer realm="metrics"');
        return refuse(reply, 401, 'the token of SARN_METRICS_TOKEN is missing or wrong');
      }
      const text = openMetrics([
        ...options.http.families(),
        ...(await readAll(options.sources, db, log)),
      ]);
      return reply.header('content-type', openMetricsType).send(text);
    });
  }
}

const refuse = (reply: FastifyReply, code: number, text: string) =>
  reply.code(code).header('content-type', 'text/plain; charset=utf-8').send(`${text}\n`);

/** What one source cannot read is left out: the others are wanted most when something is broken. */
async function readAll(
  sources: readonly MetricSource[],
  db: Database,
  log: Logger,
): Promise<MetricFamily[]> {
  const found: MetricFamily[] = [];
  for (const source of sources) {
    try {
      found.push(...(await source.read(db)));
    } catch (error) {
      log.warn({ err: error }, 'a metric could not be read');
    }
  }
  return merged(found);
}

/** A name may be told once only: values that several modules give are one family. */
function merged(families: readonly MetricFamily[]): MetricFamily[] {
  const byName = new Map<string, MetricFamily>();
  for (const family of families) {
    const known = byName.get(family.name);
    const samples = [...(known?.samples ?? []), ...family.samples];
    byName.set(family.name, { ...family, samples });
  }
  return [...byName.values()];
}

/** Digests are compared, so that the time tells nothing of the token. */
function hasToken(request: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(tokenOf(request) ?? ''), digest(token));
}
