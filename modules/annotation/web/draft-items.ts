import type {
  AddedAnnotation,
  AnnotationPlace,
  Ink,
  Point,
  Stroke,
} from '@sarn/annotation/contract';
import { pageSide, rounded } from '@sarn/annotation/contract';

/** Something written that is not saved yet. */
export type DraftItem = AddedAnnotation & { readonly key: string };

interface Size {
  readonly width: number;
  readonly height: number;
}

export type Box = Pick<AnnotationPlace, 'left' | 'top' | 'width' | 'height'>;

/** A page in the millimetres of annotations. */
export function millimetresOf({ width, height }: Size): Size {
  const scale = pageSide / Math.min(width, height);
  return { width: rounded(width * scale), height: rounded(height * scale) };
}

/** Room of the pen around a drawing. */
const edge = 1;
/** Of a typed note before it is resized. */
export const noteSize = { width: 75, height: 32 } as const;
/** Of the picture of a signature, before it is resized. */
export const signatureWidth = 45;
/** Large enough to be read from print. */
export const qrSize = { width: 24, height: 24 } as const;
/** Where the text of an official letter begins and ends: a phone shows no more of the page than that. */
const margin = { left: 30, right: 18, bottom: 24 } as const;

/** The usual places, offered beside the pages. */
export const usualPlaces = ['bottom-right', 'bottom-left', 'end'] as const;
export type UsualPlace = (typeof usualPlaces)[number];

/** Where something of this size stands; `end` is the last page, below what is written there as a rule. */
export function usualBox(where: UsualPlace, size: Size, page: Size): Box {
  const right = Math.max(page.width - size.width - margin.right, 0);
  const bottom = Math.max(page.height - size.height - margin.bottom, 0);
  return { ...size, left: where === 'bottom-left' ? margin.left : right, top: bottom };
}

/** The same on its page, as far as it has room there. */
export function within(box: Box, page: Size): Box {
  const inside = (value: number, most: number) => rounded(Math.min(Math.max(value, 0), most));
  return {
    ...box,
    left: inside(box.left, Math.max(page.width - box.width, 0)),
    top: inside(box.top, Math.max(page.height - box.height, 0)),
  };
}

const inkOn = (items: readonly DraftItem[], page: number): DraftItem | undefined =>
  items.find((item) => item.content.kind === 'ink' && item.place.page === page);

const strokesOf = ({ content }: DraftItem): readonly Stroke[] =>
  content.kind === 'ink' ? content.strokes : [];

const shift = (strokes: readonly Stroke[], left: number, top: number): Stroke[] =>
  strokes.map(({ ink, points }) => ({
    ink,
    points: points.map(([x, y, p]): Point => [rounded(x + left), rounded(y + top), p]),
  }));

/** A drawing of these strokes, which are told from the corner of the page. */
function drawing(key: string, page: number, strokes: readonly Stroke[], text: string): DraftItem {
  const points = strokes.flatMap((stroke) => stroke.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = rounded(Math.max(Math.min(...xs) - edge, 0));
  const top = rounded(Math.max(Math.min(...ys) - edge, 0));
  return {
    key,
    place: {
      ...{ page, left, top },
      width: rounded(Math.max(Math.max(...xs) + edge - left, 1)),
      height: rounded(Math.max(Math.max(...ys) + edge - top, 1)),
    },
    content: { kind: 'ink', strokes: shift(strokes, -left, -top), text },
  };
}

/** What is drawn on a page is one drawing: a further stroke belongs to it. */
export function withStroke(
  items: readonly DraftItem[],
  page: number,
  { ink, points }: { readonly ink: Ink; readonly points: readonly Point[] },
): DraftItem[] {
  const known = inkOn(items, page);
  const drawn = { ink, points: [...points] };
  if (!known) return [...items, drawing(`ink-${page}`, page, [drawn], '')];
  const { left, top } = known.place;
  const text = known.content.kind === 'ink' ? known.content.text : '';
  const all = [...shift(strokesOf(known), left, top), drawn];
  return items.map((item) => (item === known ? drawing(item.key, page, all, text) : item));
}

/** How near to a stroke the eraser takes it, in millimetres. */
const near = 3;

/** Without the strokes that lie under a point of the page. */
export function withoutStrokesAt(
  items: readonly DraftItem[],
  page: number,
  [x, y]: readonly [number, number],
): readonly DraftItem[] {
  const known = inkOn(items, page);
  if (!known) return items;
  const { left, top } = known.place;
  const strokes = shift(strokesOf(known), left, top);
  const kept = strokes.filter(
    ({ points }) => !points.some(([px, py]) => Math.hypot(px - x, py - y) < near),
  );
  if (kept.length === strokes.length) return items;
  if (kept.length === 0) return items.filter((item) => item !== known);
  const text = known.content.kind === 'ink' ? known.content.text : '';
  return items.map((item) => (item === known ? drawing(item.key, page, kept, text) : item));
}

/** In another box; a drawing grows and shrinks as a whole. */
export function placedIn(item: DraftItem, box: Box): DraftItem {
  const place = { ...item.place, ...box };
  if (item.content.kind !== 'ink') return { ...item, place };
  const scale = box.width / item.place.width;
  const strokes = item.content.strokes.map(({ ink, points }) => ({
    ink,
    points: points.map(([x, y, p]): Point => [rounded(x * scale), rounded(y * scale), p]),
  }));
  const height = rounded(item.place.height * scale);
  return { ...item, place: { ...place, height }, content: { ...item.content, strokes } };
}

/** Points between two others that a pen of this breadth does not show. */
const tooNear = 0.25;

/** Fewer points of the same look: a pen tells hundreds in a second. */
export const thinned = (points: readonly Point[]): Point[] =>
  points.reduce<Point[]>((kept, point) => {
    const last = kept.at(-1);
    const isSeen = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= tooNear;
    return isSeen ? [...kept, point] : kept;
  }, []);
