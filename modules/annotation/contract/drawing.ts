import type { Point, Stroke } from './annotation.ts';

/** Both on the screen and in the PDF; paper and ink do not follow the theme. */
export const inkColours = { blue: '#1b2f8f', red: '#b3261e' } as const;
/** Of the receive stamp. */
export const stampColour = '#b3261e';
export const qrColour = '#000000';

/** Squares around a QR code that stay white, so that it is read over whatever lies below. */
export const qrMargin = 2;

/** Of typed notes and stamps, in millimetres; 12 and 10 points. */
export const typeSizes = { note: 4.23, stamp: 3.53, foot: 3.17 } as const;

/** Millimetres of a pen that is pressed as usual. */
const usualPen = 0.55;

/** How broad a stroke is: a pen that is pressed harder writes broader. */
export function penWidth({ points }: Stroke): number {
  const pressed = points.reduce((sum, [, , pressure]) => sum + pressure, 0) / points.length;
  return rounded(usualPen * (0.6 + 0.8 * pressed));
}

/** The stroke as the path of an SVG: curves through the middles between the points that were seen. */
export function strokePath(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  const last = others.at(-1);
  // A dot: a line without length is not drawn by every reader of PDF.
  if (!last) return `M${at(first)}l0.01 0`;
  const curves = others
    .slice(0, -1)
    .map((point, index) => `Q${at(point)} ${at(middle(point, others[index + 1] ?? point))}`);
  return `M${at(first)}${curves.join('')}L${at(last)}`;
}

const middle = ([x, y]: Point, [nextX, nextY]: Point): Point => [
  (x + nextX) / 2,
  (y + nextY) / 2,
  0,
];

const at = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;

/** Hundredths of a millimetre: finer than a pen, and short to send. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
