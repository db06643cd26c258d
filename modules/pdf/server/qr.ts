import { encode } from 'uqr';

/** A QR code as a path of squares. */
export interface QrPath {
  /** Squares on each side, without a margin. */
  readonly side: number;
  /** The dark ones, as the data of an SVG path. */
  readonly path: string;
}

export function qrPath(text: string): QrPath {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { side: data.length, path: dark.join('') };
}

/** A QR code as SVG text, black on nothing, to be set on a white page. */
export function qrSvg(text: string): string {
  const { side, path } = qrPath(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path d="${path}" fill="#000"/></svg>`;
}
