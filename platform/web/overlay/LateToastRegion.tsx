import { Suspense, lazy, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';
import { toastQueue } from './toasts.ts';

const load = () => import('./ToastRegion.tsx');
const ToastRegion = lazy(async () => ({ default: (await load()).ToastRegion }));

/** The region of passing messages, made for the first of them and fetched when there is time. */
export function LateToastRegion() {
  const [isWanted, setWanted] = useState(() => toastQueue.visibleToasts.length > 0);
  useEffect(() => toastQueue.subscribe(() => setWanted(true)), []);
  // What fails here fails again when it is wanted, and is told there.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
}
