import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../server-process.ts';
import { startMeter } from './scale/processor.ts';

/**
 * Waits until a server has typeset all that its demo agency brought, and only a few jobs look whether there is work.
 *
 * @param folder its data folder, with an embedded database
 */
export async function untilAtRest(
  { process: { pid } }: ServerProcess,
  folder: string,
): Promise<void> {
  const lookMs = 10_000;
  for (let waited = 0; waited < 15 * 60_000; waited += lookMs) {
    const used = startMeter({ serverPid: pid ?? 0, folder });
    await pause(lookMs);
    if (used() < lookMs / 20) return;
  }
  throw new Error('the server did not come to rest');
}
