import { lazy, Suspense } from 'react';
import type { ManyPanelProps } from './ManyPanel.tsx';

const ManyPanel = lazy(() => import('./ManyPanel.tsx'));

/** Prints many documents at once, or saves them as one archive; loaded when it is opened. */
export const ManyDialog = (props: ManyPanelProps) => (
  <Suspense fallback={null}>
    <ManyPanel {...props} />
  </Suspense>
);
