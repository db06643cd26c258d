import { useEffect, useState } from 'react';

/**
 * Gives the focus back to the element that had it before an alert or a list opened above a dialog. The
 * library does so one frame after it has gone, but only while nothing has the focus: a
 * dialog below that takes the focus itself in that frame (it does so again half a second after it
 * opened, for VoiceOver) would keep it, and the person would start again at its head.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => requestAnimationFrame(() => takeBack(before)));
    },
    [before],
  );
}

/** Only from a dialog as a whole: what a person has chosen meanwhile keeps the focus. */
function takeBack(before: Element | null): void {
  const { activeElement } = document;
  const isDialog = activeElement?.getAttribute('role') === 'dialog';
  if (before instanceof HTMLElement && isDialog && activeElement.contains(before)) before.focus();
}
