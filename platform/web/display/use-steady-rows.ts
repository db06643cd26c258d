import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** A pointer is taken to aim at a row for this long after its last movement over the rows. */
const aimMs = 400;
/** New rows are not kept back longer than this, however the pointer moves. */
const atMostMs = 3_000;

/**
 * The rows to show: new ones that the reader did not ask for wait until the pointer rests, so that
 * no row moves under a click. Rows that the reader asked for (`isLoading` before them: a page, a
 * filter) are shown at once.
 */
export function useSteadyRows<R>(
  rows: readonly R[] | undefined,
  box: RefObject<HTMLElement | null>,
  { isOn, isLoading }: { readonly isOn: boolean; readonly isLoading: boolean },
): readonly R[] | undefined {
  const [shown, setShown] = useState(rows);
  const isAsked = useRef(isLoading);
  const aimLeft = useAim(box);
  useEffect(() => {
    if (isLoading) isAsked.current = true;
    if (rows === shown) {
      if (!isLoading) isAsked.current = false;
      return;
    }
    const show = () => {
      isAsked.current = isLoading;
      setShown(rows);
    };
    if (!isOn || isAsked.current || shown === undefined || rows === undefined) return show();
    const began = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showAtRest = () => {
      const left = Math.min(aimLeft(), began + atMostMs - performance.now());
      if (left > 0) timer = setTimeout(showAtRest, left);
      else show();
    };
    showAtRest();
    return () => clearTimeout(timer);
  }, [rows, shown, isOn, isLoading, aimLeft]);
  return isOn && rows ? (shown ?? rows) : rows;
}

/** For how many milliseconds more the pointer is taken to aim at a row; 0: it rests. */
function useAim(box: RefObject<HTMLElement | null>): () => number {
  const aimedAt = useRef(Number.NEGATIVE_INFINITY);
  const [left] = useState(() => () => Math.max(0, aimedAt.current + aimMs - performance.now()));
  useEffect(() => {
    const element = box.current;
    const aim = ({ target }: PointerEvent) => {
      const isOnRow = target instanceof Element && target.closest('.s-row') !== null;
      if (isOnRow) aimedAt.current = performance.now();
    };
    element?.addEventListener('pointermove', aim, { passive: true });
    element?.addEventListener('pointerdown', aim, { passive: true });
    return () => {
      element?.removeEventListener('pointermove', aim);
      element?.removeEventListener('pointerdown', aim);
    };
  }, [box]);
  return left;
}
