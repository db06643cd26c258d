import { encode } from 'uqr';

/** A QR code as SVG text, black on nothing, to be set on a white page. */
export function qrSvg(text: string): string {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const side = data.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path d="${dark.join('')}" fill="#000"/></svg>`;
}
