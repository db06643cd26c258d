import { isUnreached, networkError } from '../../api/api-error.ts';
import { lineState } from '../line.ts';
import { keepWaiting } from './waiting.ts';
import type { PressedAct } from './waiting.ts';

/**
 * Makes a call, or keeps it on this device where the server is not reached.
 *
 * @param toKeep the act as it waits; throws the reason where it may not
 * @returns null where it waits
 */
export async function orWait<R>(
  send: () => Promise<R>,
  toKeep: () => PressedAct,
): Promise<R | null> {
  const wasOff = lineState.get().isOff;
  try {
    // Known to be off: nobody waits for the failure.
    if (wasOff) throw networkError();
    return await send();
  } catch (error) {
    if (!isUnreached(error)) throw error;
    if (!(await keepWaiting(toKeep(), !wasOff))) throw error;
    return null;
  }
}
