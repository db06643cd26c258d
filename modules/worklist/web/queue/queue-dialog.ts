import { lazy } from 'react';

export type { QueueDialogProps } from './QueueDialog.tsx';

/** `<QueueDialog code onClose>`: the window of a to-do card; mount it inside a `Suspense`. */
export const QueueDialog = lazy(() => import('./QueueDialog.tsx'));
