import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

// By the position of the key, not its letter: on a Thai keyboard j and k type ่ and า.
const arrows: Readonly<Record<string, string>> = { KeyJ: 'ArrowDown', KeyK: 'ArrowUp' };
/** What a key presses in the row that has the focus: its checkbox, and its act. */
const presses: Readonly<Record<string, string>> = {
  KeyX: '.s-selection-box input',
  KeyR: '.s-row-act',
};

function isTyping(target: Element): boolean {
  return target.matches('input, textarea, select, [contenteditable="true"], [role="combobox"]');
}

/**
 * Lets j and k move by row inside the box, the first press brings the focus to the first row; x chooses the
 * row with the focus, r does its act.
 *
 * @param onNothing Enter was pressed while nothing was selected on the page
 */
export function useRowKeys(
  box: RefObject<HTMLElement | null>,
  isOn: boolean,
  onNothing: () => void,
): void {
  const latest = useRef(onNothing);
  useEffect(() => {
    latest.current = onNothing;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const isNowhere = event.target === document.body && box.current?.querySelector('.s-row');
      if (event.key === 'Enter' && isNowhere) return latest.current();
      const arrow = arrows[event.code];
      const pressed = presses[event.code];
      const target = event.target;
      if ((!arrow && !pressed) || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!(target instanceof Element) || isTyping(target) || !box.current) return;
      const modal = document.querySelector('.s-modal');
      if (modal && !modal.contains(box.current)) return;
      const row = box.current.contains(target) ? target.closest('.s-row') : null;
      if (!arrow) return void (pressed && row?.querySelector<HTMLElement>(pressed)?.click());
      event.preventDefault();
      event.stopPropagation();
      const init = { key: arrow, code: arrow, bubbles: true, cancelable: true };
      if (row) target.dispatchEvent(new KeyboardEvent('keydown', init));
      else box.current.querySelector<HTMLElement>('.s-row')?.focus();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [box, isOn]);
}
