import { useState } from 'react';
import { lateOverlay } from './late-overlay.tsx';
import type { DialogProps } from './dialog-props.ts';

export type { DialogProps };

const DialogPanel = lateOverlay(({ DialogPanel: Panel }) => Panel);

/** A dialog above the page: keeps the focus inside and gives it back when it closes. */
export function Dialog(props: DialogProps) {
  // From the first opening on: what closes may still be moving out.
  const [isRendered, setRendered] = useState(props.isOpen);
  if (props.isOpen && !isRendered) setRendered(true);
  return isRendered ? <DialogPanel {...props} /> : null;
}
