import type { Point } from '@sarn/annotation/contract';
import { rounded } from '@sarn/annotation/contract';

interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
  readonly pressure: number;
}

/** A mouse, and a finger on most screens, tells no pressure. */
const usualPressure = 0.5;

/** Where on the page somebody points, in its millimetres, however it is enlarged and turned. */
export function pagePoint(surface: SVGSVGElement, at: Pointed): Point {
  const matrix = surface.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(at.clientX, at.clientY).matrixTransform(matrix);
  const pressure = at.pressure > 0 ? Math.min(at.pressure, 1) : usualPressure;
  return [rounded(Math.max(x, 0)), rounded(Math.max(y, 0)), rounded(pressure)];
}
