import { resumePush } from '@sarn/notification/contract';
import { call } from '@sarn/platform-web';
import { useEffect } from 'react';
import { subscriptionHere } from './this-browser.ts';

/** Who signed out on a browser of his and is back on it hears of news there again. */
export function useResume(): void {
  useEffect(() => void resumeHere(), []);
}

async function resumeHere(): Promise<void> {
  try {
    const here = await subscriptionHere();
    if (here) await call(resumePush, { endpoint: here.endpoint });
  } catch {
    // Nothing was asked for by hand: the settings show the device as paused, and the next page tries.
  }
}
