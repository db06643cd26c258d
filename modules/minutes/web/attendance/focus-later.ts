import { flushSync } from 'react-dom';

/**
 * Brings the focus to an element once what was changed is drawn, and the menu or dialog that changed it has given
 * the focus back. Not where somebody has begun to type in another field meanwhile: the rest of it would go to
 * this one.
 */
export function focusLater(within: HTMLElement | null, selector: string): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const now = document.activeElement;
    if (now !== before && now?.matches('input, textarea, [contenteditable="true"]')) return;
    within?.querySelector<HTMLElement>(selector)?.focus();
  });
}

/**
 * The same for what a key does, before the next key: later, that one would be typed into the field before, and a
 * menu that was opened meanwhile would close.
 */
export function focusAfter(
  within: HTMLElement | null,
  selector: string,
  change: () => void = () => undefined,
): void {
  flushSync(change);
  within?.querySelector<HTMLElement>(selector)?.focus();
}
