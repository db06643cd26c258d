import { useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
}

/**
 * The order of the rows of a list by dragging the grip of a row; by keyboard the list itself orders them.
 *
 * @param onPlace gets the place of the row, and its new one
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onPlace: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  /** The place to which a row would go, with the pointer at this height. */
  const placeAt = (from: number, y: number): number => {
    const rows = [...(list.current?.children ?? [])];
    const above = rows.filter((row, at) => {
      const { top, height } = row.getBoundingClientRect();
      return at !== from && top + height / 2 < y;
    });
    return above.length;
  };
  const grip = (from: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from, to: from });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag) setDrag({ from, to: placeAt(from, event.clientY) });
    },
    onPointerUp() {
      if (drag) onPlace(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });
  /** Where the dragged row would be put: before or after the row of this place. */
  const dropAt = (at: number): 'before' | 'after' | 'dragged' | undefined => {
    if (!drag) return undefined;
    if (at === drag.from) return 'dragged';
    if (at !== drag.to) return undefined;
    return drag.to < drag.from ? 'before' : 'after';
  };
  return { grip, dropAt };
}
