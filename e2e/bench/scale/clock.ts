import { Agent, request } from 'node:http';
import type { Request } from './calls.ts';

/** How long so many callers waited, in milliseconds, and how much was done in a second. */
export interface Waits {
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
}

/** A span long enough for a p95 of a slow call, short enough for a hundred calls. */
const spanMs = 1_200;
const fewest = 20;

/** Lets so many callers do the work again and again, each its next one as soon as it is done. */
export async function waitsOf(
  callers: number,
  work: (turn: number) => Promise<unknown>,
): Promise<Waits> {
  let turn = 0;
  for (; turn < 6; turn += 1) await work(turn);
  const waited: number[] = [];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() - began < spanMs || waited.length < fewest) {
        turn += 1;
        const since = performance.now();
        await work(turn);
        waited.push(performance.now() - since);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const sorted = waited.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { p50: at(0.5), p95: at(0.95), perSecond: waited.length / seconds };
}

/** Calls over HTTP on connections that stay open, as browsers do. */
export function caller(url: string, token: string): (asked: Request) => Promise<void> {
  const agent = new Agent({ keepAlive: true });
  return ({ method, path, body }) =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const call = request(`${url}/api${path}`, { method, agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${path}: ${answer.statusCode}`));
        });
      });
      call.on('error', reject);
      call.end(method === 'POST' ? JSON.stringify(body) : undefined);
    });
}
