const width = 300;
const height = 48;
const dayMs = 86_400_000;

/** Size of the drawing; the page stretches it. */
export const curveBox = { width, height } as const;

export interface CurvePoint {
  readonly at: string;
  readonly value: number;
}

/**
 * The line of a day as points of a `polyline`: the newest at the right edge, the greatest at the
 * top. Empty for fewer than two values.
 */
export function curveLine(points: readonly CurvePoint[]): string {
  const newest = points.at(-1);
  if (!newest || points.length < 2) return '';
  const end = Date.parse(newest.at);
  const most = Math.max(...points.map(({ value }) => value), 1);
  return points
    .map(({ at, value }) => {
      const x = width - ((end - Date.parse(at)) / dayMs) * width;
      const y = height - 2 - (value / most) * (height - 4);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
