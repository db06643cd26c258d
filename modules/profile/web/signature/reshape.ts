/** The surface of a pad, in CSS pixels. */
export interface Surface {
  readonly width: number;
  readonly height: number;
  /** Written on along its height: the phone is held on its side, its top to the left. */
  readonly isTurned: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Width and height as whoever writes sees them. */
const seen = ({ width, height, isTurned }: Surface) =>
  isTurned ? { width: height, height: width } : { width, height };

/**
 * Where a point of a drawing stands on another surface: the drawing keeps its form, becomes smaller where it would
 * not fit, and stays upright for whoever writes.
 */
export function reshape<P extends Point>(point: P, from: Surface, to: Surface): P {
  const [before, after] = [seen(from), seen(to)];
  const scale = Math.min(1, after.width / before.width, after.height / before.height);
  const upright = from.isTurned ? { x: point.y, y: from.width - point.x } : point;
  const x = upright.x * scale + (after.width - before.width * scale) / 2;
  const y = upright.y * scale + (after.height - before.height * scale) / 2;
  return { ...point, ...(to.isTurned ? { x: to.width - y, y: x } : { x, y }) };
}

export const areSame = (one: Surface, other: Surface): boolean =>
  one.width === other.width && one.height === other.height && one.isTurned === other.isTurned;
