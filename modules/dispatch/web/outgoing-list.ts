import { lazy } from 'react';

/** The addressees of letters that go out; mount it inside a `Suspense`. */
export const OutgoingList = lazy(() => import('./OutgoingList.tsx'));
