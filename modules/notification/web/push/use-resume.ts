import { resumePush } from '@sarn/notification/contract';
import { call } from '@sarn/platform-web';
import { useEffect } from 'react';
import { subscriptionHere } from './this-browser.ts';

/** After a new sign-in of the same person, this browser gets notices again. */
export function useResume(): void {
  useEffect(() => void resumeHere(), []);
}

async function resumeHere(): Promise<void> {
  try {
    const here = await subscriptionHere();
    if (here) await call(resumePush, { endpoint: here.endpoint });
  } catch {
    // No message: the settings show the device as paused, and the next page load tries again.
  }
}
