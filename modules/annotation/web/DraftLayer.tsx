import type { Point } from '@sarn/annotation/contract';
import { useRef, useState } from 'react';
import type { MouseEvent, PointerEvent } from 'react';
import { StrokePath } from './AnnotationShown.tsx';
import { DraftFrame } from './DraftFrame.tsx';
import { thinned, withStroke, withoutStrokesAt } from './draft-items.ts';
import { pagePoint } from './page-point.ts';
import { useTold } from './use-told.ts';
import { useWriting } from './writing.ts';

interface DraftLayerProps {
  /** Counted from 1. */
  readonly page: number;
  /** Of the page, in its millimetres. */
  readonly paper: { readonly width: number; readonly height: number };
}

/** What is written and not saved, and the surface for pen and eraser. */
export function DraftLayer({ page, paper }: DraftLayerProps) {
  const { say } = useTold();
  const { items, tool, ink } = useWriting();
  const surface = useRef<SVGSVGElement>(null);
  const { points, handlers } = usePen(page);
  const own = items.filter((item) => item.place.page === page);
  return (
    <>
      {own.map((item) => (
        <DraftFrame key={item.key} item={item} paper={paper} surface={surface} />
      ))}
      <svg
        ref={surface}
        className="annotation-surface"
        data-tool={tool}
        viewBox={`0 0 ${paper.width} ${paper.height}`}
        role="img"
        aria-label={say('surface', { page })}
        {...(tool === 'select' ? {} : handlers)}
      >
        {points.length > 0 && tool === 'pen' && (
          <StrokePath stroke={{ ink, points: [...points] }} />
        )}
      </svg>
    </>
  );
}

/** One stroke at a time; a second finger ends it, because it enlarges the page. */
function usePen(page: number) {
  const { change, tool, ink } = useWriting();
  const [points, setPoints] = useState<readonly Point[]>([]);
  const pointer = useRef<number | null>(null);
  const seen = useRef<Point[]>([]);
  const draw = (event: PointerEvent<SVGSVGElement>, isContinued: boolean) => {
    const { currentTarget, nativeEvent } = event;
    const all = nativeEvent.getCoalescedEvents?.() ?? [];
    const told = all.length > 0 ? all : [nativeEvent];
    const added = told.map((one) => pagePoint(currentTarget, one));
    if (tool === 'eraser') {
      change(
        (items) => added.reduce((left, [x, y]) => withoutStrokesAt(left, page, [x, y]), items),
        isContinued,
      );
      return;
    }
    seen.current = thinned([...seen.current, ...added]);
    setPoints(seen.current);
  };
  const drop = () => {
    pointer.current = null;
    seen.current = [];
    setPoints([]);
  };
  const handlers = {
    // The words of the page are not selected by the pen.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (pointer.current !== null) return drop();
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      pointer.current = event.pointerId;
      seen.current = [];
      draw(event, false);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (event.pointerId === pointer.current) draw(event, true);
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
      if (event.pointerId !== pointer.current) return;
      const drawn = seen.current;
      drop();
      if (tool === 'pen' && drawn.length > 0) {
        change((items) => withStroke(items, page, { ink, points: drawn }));
      }
    },
    onPointerCancel: drop,
  };
  return { points, handlers };
}
