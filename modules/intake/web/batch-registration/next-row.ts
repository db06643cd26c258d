import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Moves from a field of a row to the same field of the next row, as in a table.
 *
 * @returns false where the key does something else, or there is no next row
 */
function goToNextLine(target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement) || target.name === '') return false;
  const line = target.closest<HTMLElement>('[data-place]');
  const next = line?.parentElement?.querySelector<HTMLInputElement>(
    `[data-place="${Number(line.dataset['place']) + 1}"] input[name="${target.name}"]`,
  );
  next?.focus();
  return next !== null && next !== undefined;
}

/** Enter moves down a column of the rows. @param isShown whether the rows are shown yet */
export function useNextLineKey(list: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const lines = list.current;
    if (!isShown || !lines) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.altKey || !event.target) return;
      if (goToNextLine(event.target)) event.preventDefault();
    };
    lines.addEventListener('keydown', press);
    return () => lines.removeEventListener('keydown', press);
  }, [list, isShown]);
}
