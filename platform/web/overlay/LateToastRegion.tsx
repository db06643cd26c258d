import { useSyncExternalStore } from 'react';
import { lateOverlay } from './late-overlay.tsx';
import { toastList } from './toasts.ts';

const ToastRegion = lateOverlay(({ ToastRegion: Region }) => Region);

/** The region of toasts, rendered while there is one. */
export function LateToastRegion() {
  const told = useSyncExternalStore(toastList.subscribe, toastList.get, toastList.get);
  const [first] = told;
  return first ? <ToastRegion {...{ told, first }} /> : null;
}
