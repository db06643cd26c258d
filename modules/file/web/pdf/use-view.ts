import { useIsPhone } from '@sarn/platform-web';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useInnerSize } from './in-view.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { PageSize } from './pdf-messages.ts';
import { nextTurn, turnedSize } from './turn.ts';
import type { Turn } from './turn.ts';
import { nextZoom, scaleOf, textEdge } from './zoom.ts';
import type { Zoom } from './zoom.ts';

/** How the pages of a PDF are shown, and where. */
export interface View {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** CSS pixels per point; 0 until the space is measured. */
  readonly scale: number;
  readonly zoom: Zoom;
  readonly setZoom: (zoom: Zoom) => void;
  readonly step: (direction: 1 | -1) => void;
  /** Pages side by side. */
  readonly columns: 1 | 2;
  readonly setColumns: (columns: 1 | 2) => void;
  /** At the middle of the view, counted from 0. */
  readonly page: number;
  readonly onScroll: () => void;
  /** Scrolls to a page, or to a part of its height. */
  readonly goTo: (page: number, part?: number) => void;
  readonly turnOf: (page: number) => Turn;
  readonly turnPage: () => void;
  readonly turnAll: () => void;
}

/** @param isLarge in the whole window, where a page as wide as that would be too large to be read */
export function useView(pdf: PdfDocument, isLarge: boolean): View {
  const scroller = useRef<HTMLDivElement>(null);
  const space = useInnerSize(scroller);
  // A whole page on a phone is too small to be read.
  const isPhone = useIsPhone();
  const [zoom, setZoom] = useState<Zoom>(isPhone ? 'read' : isLarge ? 'usual' : 'fit');
  const [columns, setColumns] = useState<1 | 2>(1);
  const [page, setPage] = useState(0);
  const { turnOf, turnPage, turnAll } = useTurns(pdf, page);
  const largest = useMemo(() => largestOf(pdf.pages, turnOf), [pdf, turnOf]);
  const scale = space.width > 0 ? scaleOf(zoom, largest, space, columns) : 0;
  useKeptPlace(scroller, scale);
  useLayoutEffect(() => {
    if (zoom === 'read') scroller.current?.scrollTo({ left: textEdge(largest, scale) });
  }, [zoom, largest, scale]);
  const goTo = useCallback((to: number, part = 0) => scrollTo(scroller.current, to, part), []);
  return {
    ...{ scroller, scale, zoom, setZoom, columns, setColumns, page, goTo },
    step: (direction) => setZoom(nextZoom(scale, direction)),
    onScroll: () => setPage(pageInView(scroller.current)),
    ...{ turnOf, turnPage, turnAll },
  };
}

/** The turns that the reader made; forgotten with the view. */
function useTurns(pdf: PdfDocument, page: number) {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const turnOf = useCallback((at: number): Turn => turns[at] ?? 0, [turns]);
  const turnWhere = (isMeant: (at: number) => boolean, to: Turn): void =>
    setTurns(pdf.pages.map((_size, at) => (isMeant(at) ? to : turnOf(at))));
  return {
    turnOf,
    turnPage: () => turnWhere((at) => at === page, nextTurn(turnOf(page))),
    // All as the one in view lies: usually a whole scan lies wrongly.
    turnAll: () => turnWhere(() => true, turnOf(page)),
  };
}

const largestOf = (pages: readonly PageSize[], turnOf: (page: number) => Turn) => {
  const shown = pages.map((size, at) => turnedSize(size, turnOf(at)));
  return {
    width: Math.max(...shown.map(({ width }) => width), 1),
    height: Math.max(...shown.map(({ height }) => height), 1),
  };
};

/** What was at the middle of the view stays there when the size changes. */
function useKeptPlace(scroller: RefObject<HTMLDivElement | null>, scale: number): void {
  const before = useRef(scale);
  useLayoutEffect(() => {
    const box = scroller.current;
    const grown = before.current > 0 ? scale / before.current : 1;
    before.current = scale;
    if (!box || grown === 1 || scale === 0) return;
    const [middleX, middleY] = [box.clientWidth / 2, box.clientHeight / 2];
    box.scrollTo({
      left: (box.scrollLeft + middleX) * grown - middleX,
      // At the beginning of the document it stays at the beginning.
      top: box.scrollTop > 0 ? (box.scrollTop + middleY) * grown - middleY : 0,
    });
  }, [scroller, scale]);
}

const sheetsIn = (box: HTMLElement): HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>('[data-page]'),
];

/** The page at the middle of the view, counted from 0. */
function pageInView(box: HTMLElement | null): number {
  if (!box) return 0;
  const middle = box.getBoundingClientRect().top + box.clientHeight / 2;
  const above = sheetsIn(box).filter((sheet) => sheet.getBoundingClientRect().top <= middle);
  return Math.max(above.length - 1, 0);
}

/** Space above what was gone to. */
const above = 12;

function scrollTo(box: HTMLElement | null, page: number, part: number): void {
  const sheet = box && sheetsIn(box)[page];
  if (!sheet) return;
  const top = sheet.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  const within = part === 0 ? 0 : sheet.clientHeight * part - box.clientHeight / 3 + above;
  box.scrollTo({ top: top + within - above });
}
