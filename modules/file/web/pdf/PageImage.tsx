import { useWords } from '@sarn/platform-web';
import { useEffect, useRef, useState } from 'react';
import { fileWords } from '../words/file-words.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { PagePicture } from './pdf-messages.ts';

/** While two fingers change the size, the picture is stretched and not drawn again at each step. */
const settledAfterMs = 120;

function useSettled(value: number): number {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), settledAfterMs);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}

interface PageImageProps {
  readonly pdf: PdfDocument;
  /** Counted from 0. */
  readonly page: number;
  /** Device pixels per point. */
  readonly density: number;
}

/** The picture of a page. */
export function PageImage({ pdf, page, density: wanted }: PageImageProps) {
  const density = useSettled(wanted);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const say = useWords(fileWords);
  useEffect(() => {
    let isGone = false;
    pdf.render(page, density).then(
      (picture) => void (isGone || paint(canvas.current, picture)),
      () => void (isGone || setFailed(true)),
    );
    return () => {
      isGone = true;
    };
  }, [pdf, page, density]);
  if (hasFailed) return <p className="file-sheet-note">{say('viewer.broken')}</p>;
  return <canvas ref={canvas} className="file-sheet-picture" aria-hidden="true" />;
}

function paint(canvas: HTMLCanvasElement | null, picture: PagePicture): void {
  const context = canvas?.getContext('2d', { alpha: false });
  if (!canvas || !context) return;
  canvas.width = picture.width;
  canvas.height = picture.height;
  const pixels = new Uint8ClampedArray(picture.pixels);
  context.putImageData(new ImageData(pixels, picture.width, picture.height), 0, 0);
}
