import { storeHere } from './stored-input.ts';
import type { ListedInput } from './stored-input.ts';

/** Everything that the signed-in person typed in this browser and did not send, the newest first. */
export const inputOnDevice = (): readonly ListedInput[] =>
  (storeHere()?.list?.() ?? []).toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));

/** Deletes what was typed into one form in this browser. */
export async function forgetOnDevice(key: string): Promise<void> {
  const newest = storeHere()
    ?.list?.()
    .find((one) => one.key === key);
  await storeHere()?.remove(key, newest?.entry);
}
