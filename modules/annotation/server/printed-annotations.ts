import type { PrintedAnnotation } from '@sarn/pdf/server';
import {
  footOf,
  footWidthOf,
  inkColours,
  pageSide,
  qrColour,
  qrMargin,
  penWidth,
  stampColour,
  strokePath,
  typeSizes,
} from '../contract/index.ts';
import type { AnnotationContent, QrContent, SignatureContent, Stroke } from '../contract/index.ts';
import type { AnnotationRow } from './annotation.store.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The annotations in the points of the pages on which they are printed; none of a page that is not there. */
export function printedAnnotations(
  rows: readonly AnnotationRow[],
  pages: readonly Size[],
): PrintedAnnotation[] {
  return rows.flatMap((row) => {
    const page = pages[row.page - 1];
    return page ? [printed(row, Math.min(page.width, page.height) / pageSide)] : [];
  });
}

/** @param points in a millimetre of annotations */
function printed(row: AnnotationRow, points: number): PrintedAnnotation {
  const placed = {
    page: row.page - 1,
    ...{ left: row.left * points, top: row.top * points, width: row.width * points },
    foot: footOf({
      ...{ content: row.content, author: row.authorName, post: row.authorPost },
      ...{ onBehalfOf: row.onBehalfOf, at: row.at },
    }),
    ...{ footSize: typeSizes.foot * points, footWidth: footWidthOf(row) * points },
    isStruck: row.takenBackAt !== null,
  };
  const { content } = row;
  switch (content.kind) {
    case 'note': {
      const size = typeSizes.note * points;
      const { text } = content;
      return { ...placed, kind: 'note', text, size, colour: inkColours[content.ink] };
    }
    case 'stamp': {
      const size = typeSizes.stamp * points;
      const frame = { height: row.height * points, lines: content.lines };
      return { ...placed, ...frame, kind: 'stamp', size, colour: stampColour };
    }
    case 'qr': {
      const size = Math.min(row.width, row.height) * points;
      const code = { kind: 'drawing' as const, svg: codeOf(content), alt: content.link };
      return { ...placed, ...code, width: size, height: size, colour: qrColour };
    }
    case 'signature': {
      const drawing = {
        height: row.height * points,
        svg: signatureOf(content),
        alt: row.authorName,
      };
      return { ...placed, ...drawing, kind: 'drawing', colour: inkColours.blue };
    }
    case 'ink': {
      const colour = inkColours[content.strokes[0]?.ink ?? 'blue'];
      const svg = pictureOf(content, row);
      const drawing = { height: row.height * points, svg, alt: content.text };
      return { ...placed, ...drawing, kind: 'drawing', colour };
    }
  }
}

function codeOf({ side, path }: QrContent): string {
  const size = side + 2 * qrMargin;
  const box = `${-qrMargin} ${-qrMargin} ${size} ${size}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}" shape-rendering="crispEdges"><rect x="${-qrMargin}" y="${-qrMargin}" width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="${qrColour}"/></svg>`;
}

/** The template takes pictures as SVG. */
const signatureOf = ({ png, width, height }: SignatureContent): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png}"/></svg>`;

/** Numbers and known colours alone: nothing that somebody typed is in it. */
function pictureOf(
  { strokes }: Extract<AnnotationContent, { kind: 'ink' }>,
  { width, height }: Size,
): string {
  const paths = strokes.map(
    (stroke: Stroke) =>
      `<path d="${strokePath(stroke.points)}" stroke="${inkColours[stroke.ink]}" stroke-width="${penWidth(stroke)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`;
}
