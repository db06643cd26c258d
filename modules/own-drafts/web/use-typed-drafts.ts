import { forgetOnDevice, inputOnDevice } from '@sarn/platform-web';
import { useState } from 'react';
import { typedDrafts } from './typed-drafts.ts';

/** What was typed into forms of drafts on this device, and how to forget one of them. */
export function useTypedDrafts() {
  const [typed, setTyped] = useState(() => typedDrafts(inputOnDevice()));
  const forget = async (key: string): Promise<void> => {
    await forgetOnDevice(key);
    setTyped(typedDrafts(inputOnDevice()));
  };
  return { typed, forget };
}
