import { findKeptInput, forgetKeptInput, keepInput, listKeptInput } from '@sarn/account/contract';
import { call, firstNotOpen } from '@sarn/platform-web';
import type { InputStore } from '@sarn/platform-web';

/** The calls about each form that have no answer yet. */
const open = new Map<string, Promise<unknown>>();

/**
 * One call about a form after the other. On a slow line they would overtake each other: a text that was sent
 * would be kept after it was removed, and one that was discarded would be offered again.
 */
async function inOrder<T>(form: string, ask: () => Promise<T>): Promise<T> {
  const before = open.get(form);
  const asked = before ? before.then(ask, ask) : ask();
  open.set(form, asked);
  try {
    return await asked;
  } finally {
    if (open.get(form) === asked) open.delete(form);
  }
}

/**
 * Keeps typed input of the signed-in person on the server: nothing of it lies on the device. A form that is
 * open in two tabs has two entries there, as it has in the store of a device.
 */
export const serverStore: InputStore = {
  read: (form) =>
    inOrder(form, async () => {
      const left = await firstNotOpen((await call(listKeptInput, { form })).items);
      const item = left && (await call(findKeptInput, { form, entry: left.entry })).item;
      if (!left || !item) return null;
      const values: unknown = JSON.parse(item.values);
      return { values, savedAt: item.savedAt, entry: left.entry };
    }),
  write: (form, { values }, entry) =>
    inOrder(form, async () => {
      await call(keepInput, { form, entry, values: JSON.stringify(values) });
    }),
  remove: (form, entry = '') =>
    inOrder(form, async () => {
      await call(forgetKeptInput, { form, entry });
    }),
};

/** Deletes all that the server keeps of the signed-in person. */
export const clearServer = () => call(forgetKeptInput, {});
