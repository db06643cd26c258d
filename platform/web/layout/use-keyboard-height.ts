import { useEffect } from 'react';

/** For styles: how much of the window the keyboard of a phone covers, CSS pixels. */
const property = '--s-keyboard';

/**
 * Keeps what stands at the lower edge of the window above the keyboard of a phone. Browsers do not make the window smaller
 * for it, only the part that is seen.
 */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const look = () => style.setProperty(property, `${coveredBelow(seen)}px`);
    look();
    seen.addEventListener('resize', look);
    seen.addEventListener('scroll', look);
    return () => {
      seen.removeEventListener('resize', look);
      seen.removeEventListener('scroll', look);
      style.removeProperty(property);
    };
  }, []);
}

/** What is not seen of an enlarged page is no keyboard. */
const coveredBelow = ({ height, offsetTop, scale }: VisualViewport): number =>
  scale > 1.01 ? 0 : Math.max(0, Math.round(window.innerHeight - height - offsetTop));
