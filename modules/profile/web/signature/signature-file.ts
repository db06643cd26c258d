import { signatureLimits } from '@sarn/profile/contract';
import { canvasFile } from '../profile/open-image.ts';
import { clearBackground, inkBox } from './ink.ts';

/** Margin around the ink, in pixels. */
const margin = 8;
/** Largest size of a signature in pixels: sharp when printed, small when stored. */
const largestSize = { width: 1000, height: 400 };

/** A canvas of that size, empty. */
function sheet(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this browser draws nothing');
  pen.imageSmoothingQuality = 'high';
  return [canvas, pen];
}

/**
 * The ink of a picture, cropped to its box, on a transparent ground.
 *
 * @param source drawn on a transparent ground, or with `hasBackground` on white
 * @returns null when there is no ink
 */
export function inkOf(
  source: CanvasImageSource & { readonly width: number; readonly height: number },
  hasBackground = false,
): HTMLCanvasElement | null {
  const [canvas, pen] = sheet(source.width, source.height);
  pen.drawImage(source, 0, 0);
  const image = pen.getImageData(0, 0, canvas.width, canvas.height);
  if (hasBackground) {
    clearBackground(image.data);
    pen.putImageData(image, 0, 0);
  }
  const box = inkBox(image.data, canvas.width);
  if (!box) return null;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min(1, largestSize.width / width, largestSize.height / height);
  const { minWidth, minHeight } = signatureLimits;
  const [cut, cutPen] = sheet(
    Math.max(minWidth, width * scale + 2 * margin),
    Math.max(minHeight, height * scale + 2 * margin),
  );
  const [x, y] = [(cut.width - width * scale) / 2, (cut.height - height * scale) / 2];
  cutPen.drawImage(canvas, box.left, box.top, width, height, x, y, width * scale, height * scale);
  return cut;
}

/** Ink as the file that is sent. */
export function signatureFile(ink: HTMLCanvasElement): Promise<File> {
  return canvasFile(ink, 'image/png', 'signature.png');
}
