import { Suspense, lazy, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';
import { toastQueue } from './toasts.ts';

const load = () => import('./ToastRegion.tsx');
const ToastRegion = lazy(async () => ({ default: (await load()).ToastRegion }));

/** The region of toasts, rendered for the first of them and loaded when the browser is idle. */
export function LateToastRegion() {
  const [isWanted, setWanted] = useState(() => toastQueue.visibleToasts.length > 0);
  useEffect(() => toastQueue.subscribe(() => setWanted(true)), []);
  // An error here comes again when the region is needed, and is reported there.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}
