import type { Picture } from './dependencies.ts';

/** The templates take pictures of signatures as SVG. */
export function svgOf({ png }: Picture): string {
  // The header of a PNG: width and height are its first two numbers.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
}
