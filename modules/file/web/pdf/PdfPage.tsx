import { useWords } from '@sarn/platform-web';
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { fileWords } from '../words/file-words.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { Hit } from './find/find-text.ts';
import { useIsNear } from './in-view.ts';
import { PageImage } from './PageImage.tsx';
import { useOverPages } from './over-pages.ts';
import { PageLayer } from './PageLayer.tsx';
import { turnedSize, turnedStyle } from './turn.ts';
import type { Turn } from './turn.ts';
import { renderScale } from './zoom.ts';

interface PdfPageProps {
  readonly fileId: string | undefined;
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
  readonly turn: Turn;
  readonly hits: readonly Hit[];
  /** The one that is shown, on this page or another. */
  readonly current: Hit | undefined;
}

/** One page; drawn only while in view or near it, so that 300 pages fit into a phone's memory. */
export function PdfPage(props: PdfPageProps) {
  const { pdf, page, scale, scroller, isViewOnly, isTold, turn, hits, current } = props;
  const say = useWords(fileWords);
  const over = useOverPages(props.fileId);
  const sheet = useRef<HTMLElement>(null);
  const isNear = useIsNear(sheet, scroller);
  const size = pdf.pages[page] ?? { width: 595, height: 842 };
  const shown = turnedSize(size, turn);
  const [isPointed, setPointed] = useState(false);
  return (
    <section
      ref={sheet}
      className="file-sheet"
      data-page={page}
      onPointerDown={() => setPointed(true)}
      onPointerMove={(event) => hasMoved(event) && setPointed(true)}
      aria-label={say('viewer.page', { page: page + 1, total: pdf.pages.length })}
      style={{ inlineSize: shown.width * scale, blockSize: shown.height * scale }}
    >
      {isNear && (
        <div style={turnedStyle(size, turn, scale)}>
          <PageImage pdf={pdf} page={page} density={renderScale(scale, size)} />
          <PageLayer {...{ pdf, page, scale, hits, current }} isSelectable={isPointed} />
          {over && <over.Over {...{ page, size }} fileId={props.fileId ?? ''} />}
        </div>
      )}
      {isNear && !isTold && <PageText pdf={pdf} page={page} isViewOnly={isViewOnly} />}
    </section>
  );
}

/** Not where the page only came under a pointer that rests. */
const hasMoved = ({ movementX, movementY }: PointerEvent): boolean =>
  movementX !== 0 || movementY !== 0;

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
  return <div className="s-hidden file-told">{text.trim() === '' ? wordless : text}</div>;
}
