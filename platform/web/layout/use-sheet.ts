import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';

/** How far a finger moves before the sheet follows, CSS pixels. */
const pulled = 32;

/** A sheet that is pulled down and up by its head; only the styles of a phone show it so. */
export function useSheet() {
  const [isDown, setDown] = useState(false);
  const from = useRef<number | null>(null);
  const grip = {
    onPointerDown: ({ clientY }: PointerEvent) => {
      from.current = clientY;
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      const moved = from.current === null ? 0 : clientY - from.current;
      from.current = null;
      if (Math.abs(moved) >= pulled) setDown(moved > 0);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
  return { isDown, grip, toggle: () => setDown((known) => !known) };
}
