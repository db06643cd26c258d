import { useBoxWidth, useIsPhone } from '@sarn/platform-web';
import { Info } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { AttachmentNote } from './AttachmentNote.tsx';
import { boxesOf } from './find/find-text.ts';
import { useFind } from './find/use-find.ts';
import type { Find } from './find/use-find.ts';
import type { PdfDocument } from './pdf-document.ts';
import { useOverPages } from './over-pages.ts';
import { PdfToolbar } from './PdfToolbar.tsx';
import { Sheets } from './Sheets.tsx';
import { SidePanel } from './SidePanel.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { TurnNote } from './TurnNote.tsx';
import type { KeepTools, Shown } from './view-tools.tsx';
import { useView } from './use-view.ts';
import type { View } from './use-view.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import './viewer.css';

interface OpenPagesProps {
  readonly fileId?: string | undefined;
  readonly pdf: PdfDocument;
  readonly name: string;
  readonly onKeep: KeepTools | undefined;
  readonly note: string | undefined;
  readonly text: ReactNode;
  /** Shows it in the whole window; left out where it is shown so. */
  readonly onEnlarge?: (() => void) | undefined;
  /** The same file is shown in the whole window: what is written there is written once. */
  readonly isCovered?: boolean;
  /** Closes the whole window. */
  readonly onClose?: (() => void) | undefined;
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
  const { finding, reading, thumbnails } = useParts(pdf, { view, find, isLarge: !onEnlarge });
  useViewerKeys(viewer, {
    zoom: (meant) => (meant === 'fit' ? view.setZoom('fit') : view.step(meant)),
    find: () => finding.set(true),
  });
  const show = useShownHit(view, find);
  const over = useOver(props, view);
  return (
    <div ref={viewer} className="file-viewer">
      <div ref={ref}>
        <PdfToolbar
          {...{ view, width, finding, thumbnails, onEnlarge, onKeep: props.onKeep }}
          total={pdf.pages.length}
          reading={text ? reading : undefined}
          over={over.button}
        />
      </div>
      {note && (
        <p id={noteId} className="file-note">
          <Info size={18} aria-hidden="true" />
          <span>{note}</span>
        </p>
      )}
      <AttachmentNote pdf={pdf} mayKeep={props.onKeep !== undefined} />
      {!reading.isOn && <TurnNote view={view} total={pdf.pages.length} />}
      {!reading.isOn && over.tools}
      <div className="file-body">
        {thumbnails.isOn && !reading.isOn && (
          <Thumbnails
            {...{ pdf, view, find }}
            onGone={() => isOver(width) && thumbnails.set(false)}
          />
        )}
        <Sheets
          {...{ pdf, fileId: props.fileId, name, view, find, text }}
          isReading={reading.isOn}
          noteId={note ? noteId : undefined}
        />
        {reading.isOn && <ReadText name={name} text={text} />}
        {finding.isOn && (
          <SidePanel {...{ pdf, view, find }} onShow={show} onClose={() => finding.set(false)} />
        )}
        {!finding.isOn && over.side}
      </div>
    </div>
  );
}

/** What a module brings to the viewer of this file. */
function useOver(props: OpenPagesProps, view: View) {
  const { pdf, fileId = '', isCovered = false, onEnlarge, onClose } = props;
  const over = useOverPages(fileId);
  if (!over || isCovered) return { button: null, tools: null, side: null };
  const { page, goTo } = view;
  const at = { fileId, page, goTo, pages: pdf.pages, enlarge: onEnlarge, close: onClose };
  return {
    button: <over.Button {...at} />,
    tools: <over.Tools {...at} />,
    side: <over.Side {...at} />,
  };
}

/** The words of the document, set for the screen and not for the page. */
const ReadText = ({ name, text }: Pick<OpenPagesProps, 'name' | 'text'>) => (
  <div className="file-reading" role="region" aria-label={name} tabIndex={0}>
    {text}
  </div>
);

interface Shows {
  readonly view: View;
  readonly find: Find;
  readonly isLarge: boolean;
}

/** What is shown beside the pages, or in their place. */
function useParts(pdf: PdfDocument, { view, find, isLarge }: Shows) {
  const isPhone = useIsPhone();
  const [isFinding, setFinding] = useState(false);
  const [isReading, setReading] = useState(false);
  const [hasThumbnails, setThumbnails] = useState(isLarge && !isPhone && pdf.pages.length > 1);
  const setFind = (isOn: boolean) => {
    setFinding(isOn);
    // What is found is marked on the pages.
    if (isOn) return setReading(false);
    find.setQuery('');
    view.scroller.current?.focus();
  };
  const setRead = (isOn: boolean) => {
    setReading(isOn);
    if (!isOn) return;
    // The focus stays on the button: the pages are hidden.
    setFinding(false);
    find.setQuery('');
  };
  return {
    finding: { isOn: isFinding, set: setFind },
    reading: { isOn: isReading, set: setRead },
    thumbnails: { isOn: hasThumbnails, set: setThumbnails },
  } satisfies Record<string, Shown>;
}

/**
 * Scrolls to the first place as soon as it is found.
 *
 * @returns shows another one, or the same once more
 */
function useShownHit(view: View, find: Find): (index: number) => void {
  const { goTo } = view;
  const hit = find.hits[find.current];
  useEffect(() => {
    if (hit) goTo(hit.page, boxesOf(hit)[0]?.top ?? 0);
  }, [hit, goTo]);
  return (index) => {
    find.show(index);
    const next = find.hits.at(index % Math.max(find.hits.length, 1));
    if (next) goTo(next.page, boxesOf(next)[0]?.top ?? 0);
  };
}
