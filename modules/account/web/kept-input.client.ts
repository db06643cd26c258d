import { findKeptInput, forgetKeptInput, keepInput } from '@sarn/account/contract';
import { call } from '@sarn/platform-web';
import type { InputStore } from '@sarn/platform-web';

/** Keeps typed input of the signed-in person on the server: nothing of it lies on the device. */
export const serverStore: InputStore = {
  read: async (form) => {
    const { item } = await call(findKeptInput, { form });
    return item && { values: JSON.parse(item.values) as unknown, savedAt: item.savedAt };
  },
  write: async (form, { values }) => {
    await call(keepInput, { form, values: JSON.stringify(values) });
  },
  remove: async (form) => {
    await call(forgetKeptInput, { form });
  },
};

/** Deletes all that the server keeps of the signed-in person. */
export const clearServer = () => call(forgetKeptInput, {});
