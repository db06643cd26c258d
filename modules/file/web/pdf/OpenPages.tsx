import { useIsPhone, useWords } from '@sarn/platform-web';
import { Info } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { fileWords } from '../words/file-words.ts';
import type { PdfDocument } from './pdf-document.ts';
import { PdfPage } from './PdfPage.tsx';
import { PdfToolbar } from './PdfToolbar.tsx';
import type { PdfToolbarProps } from './PdfToolbar.tsx';
import { useInnerWidth } from './inner-width.ts';
import { useZoomKeys } from './use-zoom-keys.ts';
import { nextZoom, scaleOf, textEdge } from './zoom.ts';
import type { Zoom } from './zoom.ts';

interface OpenPagesProps {
  readonly pdf: PdfDocument;
  readonly name: string;
  readonly onKeep: PdfToolbarProps['onKeep'];
  readonly note: string | undefined;
  readonly text: ReactNode;
}

/** The pages of a PDF that is open, with the tools above them. */
export function OpenPages(props: OpenPagesProps) {
  const { pdf, name, note, text } = props;
  const noteId = useId();
  const say = useWords(fileWords);
  const scroller = useRef<HTMLDivElement>(null);
  const width = useInnerWidth(scroller);
  // A whole page on a phone is too small to be read.
  const isPhone = useIsPhone();
  const [zoom, setZoom] = useState<Zoom>(isPhone ? 'read' : 'fit');
  const [page, setPage] = useState(1);
  const widest = Math.max(...pdf.pages.map((size) => size.width), 1);
  const scale = scaleOf(zoom, widest, width);
  useLayoutEffect(() => {
    if (zoom === 'read') scroller.current?.scrollTo({ left: textEdge(widest, scale) });
  }, [zoom, widest, scale]);
  const step = (direction: 1 | -1) => setZoom(nextZoom(scale, direction));
  useZoomKeys(scroller, (meant) => (meant === 'fit' ? setZoom('fit') : step(meant)));
  return (
    <div className="file-viewer">
      <PdfToolbar
        page={page}
        total={pdf.pages.length}
        scale={scale}
        zoom={zoom}
        onZoom={step}
        onFit={() => setZoom('fit')}
        onKeep={props.onKeep}
      />
      {note && (
        <p id={noteId} className="file-note">
          <Info size={18} aria-hidden="true" />
          <span>{note}</span>
        </p>
      )}
      <div
        ref={scroller}
        className="file-sheets"
        role="region"
        aria-label={say('viewer.region', { name })}
        aria-describedby={note ? noteId : undefined}
        tabIndex={0}
        onScroll={() => setPage(pageInView(scroller))}
      >
        {text && <div className="s-hidden">{text}</div>}
        {width > 0 &&
          pdf.pages.map((_size, index) => (
            <PdfPage
              key={index}
              pdf={pdf}
              page={index}
              scale={scale}
              scroller={scroller}
              isViewOnly={note !== undefined}
              isTold={Boolean(text)}
            />
          ))}
      </div>
    </div>
  );
}

/** The page at the middle of the view, counted from 1. */
function pageInView(scroller: RefObject<HTMLElement | null>): number {
  const box = scroller.current;
  if (!box) return 1;
  const middle = box.getBoundingClientRect().top + box.clientHeight / 2;
  const sheets = [...box.querySelectorAll('[data-page]')];
  const above = sheets.filter((sheet) => sheet.getBoundingClientRect().top <= middle).length;
  return Math.max(above, 1);
}
