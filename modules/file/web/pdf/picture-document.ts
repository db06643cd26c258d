import { pictureHeadBytes, pixelSize } from '@sarn/file/contract';
import type { PdfDocument } from './pdf-document.ts';
import { PdfFailed } from './pdf-failed.ts';
import type { PagePicture, PageSize } from './pdf-messages.ts';

/** As wide as A4 at most, in points: the page that the server makes of a picture (`renderPicture`). */
const widest = 595;
/** Of a pixel at 100 %. */
const points = 72 / 96;

/** A map of A3 scanned with 600 dots per inch has 70 million; 120 million take half a gigabyte once decoded. */
const mostPixels = 120_000_000;

/** The page of a picture: not larger than its pixels, because an icon is no sheet. */
export function pictureSize(picture: PageSize): PageSize {
  const width = Math.min(picture.width * points, widest);
  return { width, height: (picture.height * width) / picture.width };
}

/**
 * A picture as a document of one page, shown by the tools of a PDF. The browser turns it as its EXIF data say,
 * and keeps it; PDFium is not started.
 *
 * @throws PdfFailed where the browser does not open it, or its header claims more pixels than a computer holds
 */
export async function openPicture(blob: Blob): Promise<PdfDocument> {
  const claimed = pixelSize(new Uint8Array(await blob.slice(0, pictureHeadBytes).arrayBuffer()));
  if (claimed && claimed.width * claimed.height > mostPixels) throw new PdfFailed('pixels');
  const address = URL.createObjectURL(blob);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    // The browser tells no reason.
    URL.revokeObjectURL(address);
    throw new PdfFailed('broken');
  }
  const size = pictureSize({ width: image.naturalWidth, height: image.naturalHeight });
  return {
    pages: [size],
    render: async (_page, scale) => draw(image, size, scale),
    text: async () => '',
    lines: async () => [],
    outline: async () => [],
    attachments: async () => [],
    attachment: () => Promise.reject(new PdfFailed('broken')),
    close: () => URL.revokeObjectURL(address),
  };
}

function draw(image: HTMLImageElement, size: PageSize, scale: number): PagePicture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const { width, height } = canvas;
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new PdfFailed('engine');
  // Paper under what is transparent.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, width, height);
  return { width, height, pixels: pen.getImageData(0, 0, width, height).data.buffer, size };
}
