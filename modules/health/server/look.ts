import { setTimeout as sleep } from 'node:timers/promises';
import type { Handle, HealthCheck, HealthFinding, Logger } from '@sarn/platform-server';

/** A check that takes longer says nothing in time. */
const longestMs = 10_000;

/** A finding with the check that made it. */
export interface Looked {
  readonly check: HealthCheck;
  readonly finding: HealthFinding;
}

/** Looks at everything at once; what is not used is left out, what fails to answer has failed. */
export async function lookAtAll(
  h: Handle,
  checks: readonly HealthCheck[],
  log: Logger,
): Promise<Looked[]> {
  const looked = await Promise.all(checks.map((check) => lookAt(h, check, log)));
  return looked.filter((one) => one !== null);
}

async function lookAt(h: Handle, check: HealthCheck, log: Logger): Promise<Looked | null> {
  try {
    const finding = await inTime(check.check(h));
    return finding && { check, finding };
  } catch (error) {
    log.error({ err: error, check: check.code }, 'a health check failed');
    return { check, finding: silent };
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const waiting = new AbortController();
  const late = sleep(longestMs, null, { signal: waiting.signal, ref: false }).then(() => {
    throw new Error(`no answer in ${longestMs} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    late.catch(() => undefined);
    waiting.abort();
  }
}

const silent: HealthFinding = {
  state: 'failed',
  fact: { th: 'ตรวจไม่สำเร็จ', en: 'It could not be checked' },
  todo: {
    th: 'ดูสาเหตุในบันทึกของเครื่องแม่ข่าย',
    en: 'Look for the reason in the log of the server',
  },
};
