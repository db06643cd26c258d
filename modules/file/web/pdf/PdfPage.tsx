import { useWords } from '@sarn/platform-web';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { fileWords } from '../words/file-words.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { PagePicture } from './pdf-messages.ts';
import { useIsNear } from './inner-width.ts';
import { renderScale } from './zoom.ts';

interface PdfPageProps {
  readonly pdf: PdfDocument;
  /** Counted from 0. */
  readonly page: number;
  /** CSS pixels per point. */
  readonly scale: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** It was sent as a picture, because the reader may not save it. */
  readonly isViewOnly: boolean;
  /** Its words are told in another place. */
  readonly isTold: boolean;
}

/** One page; drawn only while in view or near it, so that 300 pages fit into a phone's memory. */
export function PdfPage(props: PdfPageProps) {
  const { pdf, page, scale, scroller, isViewOnly, isTold } = props;
  const say = useWords(fileWords);
  const sheet = useRef<HTMLElement>(null);
  const isNear = useIsNear(sheet, scroller);
  const size = pdf.pages[page] ?? { width: 595, height: 842 };
  return (
    <section
      ref={sheet}
      className="file-sheet"
      data-page={page}
      aria-label={say('viewer.page', { page: page + 1, total: pdf.pages.length })}
      style={{ inlineSize: size.width * scale, blockSize: size.height * scale }}
    >
      {isNear && <PagePictureView pdf={pdf} page={page} density={renderScale(scale, size)} />}
      {isNear && !isTold && <PageText pdf={pdf} page={page} isViewOnly={isViewOnly} />}
    </section>
  );
}

function PagePictureView(props: { pdf: PdfDocument; page: number; density: number }) {
  const { pdf, page, density } = props;
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

/** The text of the page, for screen readers. */
function PageText(props: { pdf: PdfDocument; page: number; isViewOnly: boolean }) {
  const { pdf, page, isViewOnly } = props;
  const say = useWords(fileWords);
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    pdf.text(page).then(
      (found) => void (isGone || setText(found)),
      () => void (isGone || setText('')),
    );
    return () => {
      isGone = true;
    };
  }, [pdf, page]);
  if (text === null) return null;
  const wordless = say(isViewOnly ? 'viewer.pictured' : 'viewer.scanned', { page: page + 1 });
  return <div className="s-hidden">{text.trim() === '' ? wordless : text}</div>;
}
