import { useBoxWidth, useIsPhone } from '@sarn/platform-web';
import { Info } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { boxesOf } from './find/find-text.ts';
import { useFind } from './find/use-find.ts';
import type { PdfDocument } from './pdf-document.ts';
import { PdfToolbar } from './PdfToolbar.tsx';
import { Sheets } from './Sheets.tsx';
import { SidePanel } from './SidePanel.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { TurnNote } from './TurnNote.tsx';
import type { KeepTools } from './view-tools.tsx';
import { useView } from './use-view.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import './viewer.css';

interface OpenPagesProps {
  readonly pdf: PdfDocument;
  readonly name: string;
  readonly onKeep: KeepTools | undefined;
  readonly note: string | undefined;
  readonly text: ReactNode;
  /** Shows it in the whole window; left out where it is shown so. */
  readonly onEnlarge?: (() => void) | undefined;
}

/** In a viewer narrower than this the thumbnails lie over the pages (viewer.css), CSS pixels. */
const isOver = (width: number | undefined): boolean => width !== undefined && width <= 760;

/** The pages of a PDF that is open, with the tools above them. */
export function OpenPages(props: OpenPagesProps) {
  const { pdf, name, note, text, onEnlarge } = props;
  const noteId = useId();
  const viewer = useRef<HTMLDivElement>(null);
  const { ref, width } = useBoxWidth();
  const view = useView(pdf, !onEnlarge);
  const find = useFind(pdf);
  const [isFinding, setFinding] = useState(false);
  const isPhone = useIsPhone();
  const [hasThumbnails, setThumbnails] = useState(!onEnlarge && !isPhone && pdf.pages.length > 1);
  useViewerKeys(viewer, {
    zoom: (meant) => (meant === 'fit' ? view.setZoom('fit') : view.step(meant)),
    find: () => setFinding(true),
  });
  const show = (index: number) => {
    find.show(index);
    const hit = find.hits.at(index % Math.max(find.hits.length, 1));
    if (hit) view.goTo(hit.page, boxesOf(hit)[0]?.top ?? 0);
  };
  useShownHit(view, find);
  const close = () => {
    setFinding(false);
    find.setQuery('');
    view.scroller.current?.focus();
  };
  return (
    <div ref={viewer} className="file-viewer">
      <div ref={ref}>
        <PdfToolbar
          {...{ view, width, onEnlarge, onKeep: props.onKeep }}
          total={pdf.pages.length}
          finding={{ isOn: isFinding, set: (isOn) => (isOn ? setFinding(true) : close()) }}
          thumbnails={{ isOn: hasThumbnails, set: setThumbnails }}
        />
      </div>
      {note && (
        <p id={noteId} className="file-note">
          <Info size={18} aria-hidden="true" />
          <span>{note}</span>
        </p>
      )}
      <TurnNote view={view} total={pdf.pages.length} />
      <div className="file-body">
        {hasThumbnails && (
          <Thumbnails
            {...{ pdf, view, find }}
            onGone={() => isOver(width) && setThumbnails(false)}
          />
        )}
        <Sheets {...{ pdf, name, view, find, text }} noteId={note ? noteId : undefined} />
        {isFinding && <SidePanel {...{ pdf, view, find }} onShow={show} onClose={close} />}
      </div>
    </div>
  );
}

/** Scrolls to the place that was chosen, and to the first one as soon as it is found. */
function useShownHit(view: ReturnType<typeof useView>, find: ReturnType<typeof useFind>): void {
  const { goTo } = view;
  const hit = find.hits[find.current];
  useEffect(() => {
    if (hit) goTo(hit.page, boxesOf(hit)[0]?.top ?? 0);
  }, [hit, goTo]);
}
