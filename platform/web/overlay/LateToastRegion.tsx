import { useEffect, useState } from 'react';
import { lateOverlay } from './late-overlay.tsx';
import { toastQueue } from './toasts.ts';

const ToastRegion = lateOverlay(({ ToastRegion: Region }) => Region);

/** The region of toasts, rendered for the first of them. */
export function LateToastRegion() {
  const [isWanted, setWanted] = useState(() => toastQueue.visibleToasts.length > 0);
  useEffect(() => toastQueue.subscribe(() => setWanted(true)), []);
  return isWanted ? <ToastRegion /> : null;
}
