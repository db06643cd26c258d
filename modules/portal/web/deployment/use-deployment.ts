import type { PublicDeployment } from '@sarn/portal/contract';
import { useSyncExternalStore } from 'react';
import { shownDeployment } from './deployment.ts';

/** Branding, flags and version of this installation; null until they were loaded once. */
export function useDeployment(): PublicDeployment | null {
  return useSyncExternalStore(shownDeployment.subscribe, shownDeployment.get);
}
