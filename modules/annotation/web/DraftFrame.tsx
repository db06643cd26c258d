import type { AddedContent, AnnotationContent } from '@sarn/annotation/contract';
import { Move, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { Content, Placed } from './AnnotationShown.tsx';
import { placedIn, within } from './draft-items.ts';
import type { DraftItem } from './draft-items.ts';
import { pagePoint } from './page-point.ts';
import { useTold } from './use-told.ts';
import { useWriting } from './writing.ts';
import type { Writing } from './writing.ts';

interface DraftFrameProps {
  readonly item: DraftItem;
  readonly paper: { readonly width: number; readonly height: number };
  readonly surface: RefObject<SVGSVGElement | null>;
}

const least = 15;
/** Millimetres of one arrow key. */
const step = 2;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Something that is not saved: moved and resized by pointer and by keys. */
export function DraftFrame({ item, paper, surface }: DraftFrameProps) {
  const { say, kind } = useTold();
  const { tool, chosen, choose, setTool, stamp, qr, signature } = useWriting();
  const { content, place } = item;
  const shown = asKept(content, { stamp, qr, signature });
  const label = say('frame', { kind: kind(content.kind), page: place.page });
  const pick = () => {
    setTool('select');
    choose(item.key);
  };
  return (
    <Placed place={place} className="annotation annotation-draft">
      <div className="annotation-body" data-chosen={chosen === item.key || undefined}>
        {shown && <Content content={shown} place={place} />}
        {tool === 'select' ? (
          <Handles {...{ item, paper, surface, label }} />
        ) : (
          <button type="button" className="annotation-pick" aria-label={label} onClick={pick}>
            <Move size={14} aria-hidden="true" />
          </button>
        )}
      </div>
    </Placed>
  );
}

/** What the server will write of it; null where it does not write it any more. */
function asKept(
  content: AddedContent,
  { stamp, qr, signature }: Pick<Writing, 'stamp' | 'qr' | 'signature'>,
): AnnotationContent | null {
  if (content.kind === 'stamp') return { kind: 'stamp', lines: [...stamp] };
  if (content.kind === 'signature') return signature;
  return content.kind === 'qr' ? qr : content;
}

function Handles({ item, paper, surface, label }: DraftFrameProps & { readonly label: string }) {
  const { say } = useTold();
  const { chosen, choose, change } = useWriting();
  const put = useMoving({ item, paper });
  const moving = useDrag(surface, item, put.move);
  const resizing = useDrag(surface, item, put.resize);
  const remove = () => change((items) => items.filter(({ key }) => key !== item.key));
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') remove();
    else if (!by) return;
    else if (event.shiftKey) put.resize(item, by);
    else put.move(item, by);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <button
        type="button"
        className="annotation-frame"
        aria-label={label}
        aria-pressed={chosen === item.key}
        onClick={() => choose(item.key)}
        onKeyDown={press}
        {...moving}
      />
      <span className="annotation-grip" aria-hidden="true" {...resizing} />
      <button
        type="button"
        className="annotation-remove"
        aria-label={say('remove')}
        onClick={remove}
      >
        <Trash2 size={14} aria-hidden="true" />
      </button>
    </>
  );
}

type By = readonly [number, number];

function useMoving({ item, paper }: Pick<DraftFrameProps, 'item' | 'paper'>) {
  const { change } = useWriting();
  const put = (make: (known: DraftItem) => DraftItem, isContinued: boolean) =>
    change((items) => items.map((one) => (one.key === item.key ? make(one) : one)), isContinued);
  return {
    move: (from: DraftItem, [x, y]: By, isContinued = false) =>
      put((known) => {
        const { left, top } = from.place;
        return placedIn(known, within({ ...from.place, left: left + x, top: top + y }, paper));
      }, isContinued),
    resize: (from: DraftItem, [x, y]: By, isContinued = false) =>
      put((known) => {
        const width = Math.min(Math.max(from.place.width + x + y, least), paper.width);
        const height = (from.place.height * width) / from.place.width;
        return placedIn(known, within({ ...from.place, width, height }, paper));
      }, isContinued),
  };
}

/** Where a drag began, and of what. */
interface Held {
  readonly x: number;
  readonly y: number;
  readonly from: DraftItem;
  readonly isMoved: boolean;
}

/** Handlers of a pointer that is held and moved; told is the way from where it began. */
function useDrag(
  surface: RefObject<SVGSVGElement | null>,
  item: DraftItem,
  tell: (from: DraftItem, by: By, isContinued: boolean) => void,
) {
  const held = useRef<Held | null>(null);
  const at = (event: PointerEvent) =>
    surface.current ? pagePoint(surface.current, event.nativeEvent) : null;
  return {
    onPointerDown: (event: PointerEvent) => {
      const point = at(event);
      if (!point || event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      held.current = { x: point[0], y: point[1], from: item, isMoved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const begun = held.current;
      const point = begun && at(event);
      if (!point) return;
      tell(begun.from, [point[0] - begun.x, point[1] - begun.y], begun.isMoved);
      held.current = { ...begun, isMoved: true };
    },
    onPointerUp: () => {
      held.current = null;
    },
    onPointerCancel: () => {
      held.current = null;
    },
  };
}
