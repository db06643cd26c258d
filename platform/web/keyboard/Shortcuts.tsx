import { useEffect, useRef } from 'react';
import { listShortcuts, showShortcutHelp } from './shortcut-list.ts';
import { isTyping, keyOf } from './shortcut.ts';
import type { Shortcut } from './shortcut.ts';

/**
 * Registers keys while it is mounted, and puts them on the list under `?`.
 *
 * While a dialog is open above it, or a form in its place, its keys do nothing.
 */
export function Shortcuts({ keys }: { readonly keys: readonly Shortcut[] }) {
  const latest = useRef(keys);
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => listShortcuts(() => latest.current), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isCovered(anchor.current)) return;
      const key = keyOf(event);
      if (isTyping(event.target) && !key.startsWith('Alt+')) return;
      if (key === '?') {
        event.preventDefault();
        showShortcutHelp();
        return;
      }
      const found = latest.current.find((shortcut) => shortcut.key === key);
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return <span ref={anchor} hidden />;
}

function isCovered(anchor: Element | null): boolean {
  // A form is shown in its place.
  if (anchor?.parentElement?.checkVisibility?.() === false) return true;
  const modals = [...document.querySelectorAll('.s-modal')];
  const top = modals.at(-1);
  return top !== undefined && !top.contains(anchor);
}
