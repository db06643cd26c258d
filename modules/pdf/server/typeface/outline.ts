import { ByteWriter } from './bytes.ts';

/** One step of an outline, as a shaper tells it. */
export interface OutlineStep {
  readonly type: string;
  readonly values: readonly number[];
}

/** Where a glyph lies; all zero where it has no outline. */
export interface Box {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

/** A glyph as the table glyf has it. */
export interface WrittenGlyph {
  readonly bytes: Uint8Array;
  readonly box: Box;
  readonly points: number;
  readonly contours: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
}

export const noBox: Box = { xMin: 0, yMin: 0, xMax: 0, yMax: 0 };
export const noGlyph: WrittenGlyph = {
  bytes: new Uint8Array(),
  box: noBox,
  points: 0,
  contours: 0,
};

/** Of the unit of the font: nobody sees so little. */
const closeness = 0.5;

/** A glyph of its own outline. Cubic curves, of fonts with CFF outlines, become quadratic ones. */
export function simpleGlyph(steps: readonly OutlineStep[]): WrittenGlyph {
  const contours = contoursOf(steps).filter((points) => points.length > 1);
  if (contours.length === 0) return noGlyph;
  const points = contours.flat();
  const box = boxOf(points);
  const out = new ByteWriter().u16(contours.length, box.xMin, box.yMin, box.xMax, box.yMax);
  let last = -1;
  for (const contour of contours) out.u16((last += contour.length));
  out.u16(0);
  for (const { isOn } of points) out.u8(isOn ? 1 : 0);
  for (const [at, { x }] of points.entries()) out.u16(x - (points[at - 1]?.x ?? 0));
  for (const [at, { y }] of points.entries()) out.u16(y - (points[at - 1]?.y ?? 0));
  return { bytes: out.pad().done(), box, points: points.length, contours: contours.length };
}

/** A glyph of a composite, and where it lies in it. */
export interface Component {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

const [areWords, arePlaces, goesOn] = [0x0001, 0x0002, 0x0020];

/** A glyph of the outlines of others. */
export function compositeGlyph(components: readonly Component[]): WrittenGlyph {
  if (components.length === 0) return noGlyph;
  const box = {
    xMin: Math.min(...components.map((one) => one.box.xMin + one.x)),
    yMin: Math.min(...components.map((one) => one.box.yMin + one.y)),
    xMax: Math.max(...components.map((one) => one.box.xMax + one.x)),
    yMax: Math.max(...components.map((one) => one.box.yMax + one.y)),
  };
  const out = new ByteWriter().u16(-1, box.xMin, box.yMin, box.xMax, box.yMax);
  for (const [at, { glyph, x, y }] of components.entries()) {
    const more = at + 1 < components.length ? goesOn : 0;
    out.u16(areWords | arePlaces | more, glyph, x, y);
  }
  return { bytes: out.pad().done(), box, points: 0, contours: 0 };
}

function contoursOf(steps: readonly OutlineStep[]): Point[][] {
  const contours: Point[][] = [];
  let now: readonly [number, number] = [0, 0];
  for (const { type, values } of steps) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
    if (type === 'M') contours.push([]);
    const contour = contours.at(-1);
    if (type === 'Z' || !contour) continue;
    if (type === 'Q') contour.push(point(a, b, false), point(c, d));
    else if (type === 'C') contour.push(...quadratics(now, [a, b], [c, d], [e, f]));
    else contour.push(point(a, b));
    now = type === 'Q' ? [c, d] : type === 'C' ? [e, f] : [a, b];
  }
  return contours.map(withoutRepeats);
}

const point = (x: number, y: number, isOn = true): Point => ({
  x: Math.round(x),
  y: Math.round(y),
  isOn,
});

/** A contour closes by itself: its end where it began is said once. */
function withoutRepeats(points: readonly Point[]): Point[] {
  const kept = points.filter((one, at) => {
    const before = points[at - 1];
    return !before?.isOn || !one.isOn || before.x !== one.x || before.y !== one.y;
  });
  const [first, last] = [kept[0], kept.at(-1)];
  const isTwice = kept.length > 1 && last?.isOn && last.x === first?.x && last.y === first.y;
  return isTwice ? kept.slice(0, -1) : kept;
}

type Pair = readonly [number, number];

/** As many quadratic curves as keep within `closeness` of a cubic one. */
function quadratics(p0: Pair, p1: Pair, p2: Pair, p3: Pair): Point[] {
  const third = [0, 1].map(
    (axis) => (p3[axis] ?? 0) - 3 * (p2[axis] ?? 0) + 3 * (p1[axis] ?? 0) - (p0[axis] ?? 0),
  );
  const away = (Math.sqrt(3) / 36) * Math.hypot(...third);
  const count = Math.max(1, Math.ceil(Math.cbrt(away / closeness)));
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [at / count, (at + 1) / count];
    const [start, end] = [cubicAt(p0, p1, p2, p3, from), cubicAt(p0, p1, p2, p3, to)];
    const [leaving, coming] = [slopeAt(p0, p1, p2, p3, from), slopeAt(p0, p1, p2, p3, to)];
    // Of a cubic piece the control point is the mean of those that its two ends ask for.
    const reach = (to - from) / 4;
    return [
      point(
        (start[0] + end[0]) / 2 + reach * (leaving[0] - coming[0]),
        (start[1] + end[1]) / 2 + reach * (leaving[1] - coming[1]),
        false,
      ),
      point(...end),
    ];
  }).flat();
}

function cubicAt(p0: Pair, p1: Pair, p2: Pair, p3: Pair, t: number): [number, number] {
  const u = 1 - t;
  const on = (axis: 0 | 1): number =>
    u * u * u * p0[axis] +
    3 * u * u * t * p1[axis] +
    3 * u * t * t * p2[axis] +
    t * t * t * p3[axis];
  return [on(0), on(1)];
}

function slopeAt(p0: Pair, p1: Pair, p2: Pair, p3: Pair, t: number): [number, number] {
  const u = 1 - t;
  const on = (axis: 0 | 1): number =>
    3 *
    (u * u * (p1[axis] - p0[axis]) +
      2 * u * t * (p2[axis] - p1[axis]) +
      t * t * (p3[axis] - p2[axis]));
  return [on(0), on(1)];
}

const boxOf = (points: readonly Point[]): Box => ({
  xMin: Math.min(...points.map(({ x }) => x)),
  yMin: Math.min(...points.map(({ y }) => y)),
  xMax: Math.max(...points.map(({ x }) => x)),
  yMax: Math.max(...points.map(({ y }) => y)),
});
