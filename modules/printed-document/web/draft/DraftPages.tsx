import { useWrittenText } from '@sarn/correspondence/web';
import type { WrittenText } from '@sarn/correspondence/web';
import { printBlob } from '@sarn/file/web';
import {
  Button,
  ErrorSummary,
  IconButton,
  Skeleton,
  useChange,
  useFormBeside,
  useLine,
  useWords,
} from '@sarn/platform-web';
import { useMutation } from '@tanstack/react-query';
import { Printer, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Toolbar } from 'react-aria-components';
import { printedWords } from '../words/printed-words.ts';
import { DraftPage } from './DraftPage.tsx';
import { KeepWord } from './KeepWord.tsx';
import { goTo, isOf } from './form-parts.ts';
import type { Place } from './form-parts.ts';
import { fetchDraft, useDrawnPages } from './use-drawn-pages.ts';
import type { ShownPage } from './use-drawn-pages.ts';
import { useFocusedPlace } from './use-focused-place.ts';
import { useIsLookedAt } from './use-is-looked-at.ts';
import './draft-pages.css';

/** Widths of a page in hundredths of the view. */
const widths = [100, 130, 170, 220] as const;

/** The pages of a text as they will be printed, beside its form or alone. */
export function DraftPages() {
  const text = useWrittenText();
  return text && <PagesOf text={text} />;
}

function PagesOf({ text }: { readonly text: WrittenText }) {
  const say = useWords(printedWords);
  const scroller = useRef<HTMLDivElement>(null);
  const isLookedAt = useIsLookedAt(scroller);
  const { isOff } = useLine();
  const { pages, error, drawAgain } = useDrawnPages(isLookedAt ? text : null, isOff);
  // The typeface of the agency, or a word that it keeps whole, may be another one.
  useChange('settings', drawAgain);
  const [zoom, setZoom] = useState(0);
  const [page, setPage] = useState(1);
  const beside = useFormBeside();
  const focused = useFocusedPlace(beside?.form);
  useInView(scroller, focused, pages);
  const go = (place: Place) => {
    beside?.showForm();
    if (beside?.form.current) goTo(beside.form.current, place);
  };
  return (
    <div className="draft-pages">
      <PagesToolbar
        {...{ text, zoom, page: Math.min(page, pages.length), total: pages.length }}
        hasForm={beside !== null}
        onZoom={setZoom}
        onKept={drawAgain}
      />
      {error !== null && (
        <div className="draft-pages-note">
          <p>{say('draft.stale')}</p>
          <ErrorSummary error={error} />
        </div>
      )}
      <div
        ref={scroller}
        className="draft-pages-sheets"
        role="region"
        aria-label={say('draft.region')}
        tabIndex={0}
        onScroll={() => setPage(pageInView(scroller))}
      >
        {pages.length === 0 && error === null && <Skeleton kind="block" />}
        {pages.map((one, index) => (
          <DraftPage
            // A page is the one at its place, whatever is on it: its element stays when the text changes.
            key={index}
            shown={one}
            width={widths[zoom] ?? 100}
            name={say('draft.page', { page: index + 1, total: pages.length })}
            lead={say('draft.lead', { page: index + 1 })}
            focused={focused}
            onGo={beside ? go : null}
          />
        ))}
      </div>
    </div>
  );
}

interface PagesToolbarProps {
  readonly text: WrittenText;
  /** A press on a page leads to its fields. */
  readonly hasForm: boolean;
  /** Index in `widths`. */
  readonly zoom: number;
  readonly page: number;
  readonly total: number;
  readonly onZoom: (zoom: number) => void;
  /** A word is kept on one line from now on. */
  readonly onKept: () => void;
}

function PagesToolbar({ text, hasForm, zoom, page, total, onZoom, onKept }: PagesToolbarProps) {
  const say = useWords(printedWords);
  const { isOff } = useLine();
  const print = useMutation({
    mutationFn: async () => printBlob(await fetchDraft(text)),
  });
  return (
    <>
      <Toolbar className="draft-pages-toolbar" aria-label={say('draft.toolbar')}>
        <span className="draft-pages-count" aria-live="polite">
          {total > 0 && say('draft.page', { page, total })}{' '}
          <span className="s-muted">{say(hasForm ? 'draft.same' : 'draft.sameAlone')}</span>
        </span>
        <IconButton
          size="s"
          aria-label={say('draft.zoomOut')}
          isDisabled={zoom === 0}
          onPress={() => onZoom(zoom - 1)}
        >
          <ZoomOut size={18} />
        </IconButton>
        <IconButton
          size="s"
          aria-label={say('draft.zoomIn')}
          isDisabled={zoom === widths.length - 1}
          onPress={() => onZoom(zoom + 1)}
        >
          <ZoomIn size={18} />
        </IconButton>
        <KeepWord isDisabled={isOff} onKept={onKept} />
        <Button
          size="s"
          variant="ghost"
          icon={<Printer size={18} />}
          isPending={print.isPending}
          isDisabled={isOff}
          onPress={() => print.mutate()}
        >
          {say('draft.print')}
        </Button>
      </Toolbar>
      {print.error && <ErrorSummary error={print.error} isFocused />}
    </>
  );
}

/** Keeps the field in which one writes in view. */
function useInView(
  scroller: RefObject<HTMLElement | null>,
  focused: Place | null,
  pages: readonly ShownPage[],
): void {
  useEffect(() => {
    const box = scroller.current;
    const isThere = pages.some(({ fields }) => fields.some(isOf(focused)));
    const mark = isThere && box?.querySelector('[data-kind="focused"]');
    if (!box || !mark) return;
    const [view, seen] = [box.getBoundingClientRect(), mark.getBoundingClientRect()];
    if (seen.top >= view.top && seen.bottom <= view.bottom) return;
    // A paragraph that is higher than the view is shown from a third of it.
    box.scrollBy({ top: seen.top - view.top - view.height / 3 });
  }, [scroller, focused, pages]);
}

/** The page at the middle of the view, counted from 1. */
function pageInView(scroller: RefObject<HTMLElement | null>): number {
  const box = scroller.current;
  if (!box) return 1;
  const middle = box.getBoundingClientRect().top + box.clientHeight / 2;
  const above = [...box.querySelectorAll('img')].filter(
    (sheet) => sheet.getBoundingClientRect().top <= middle,
  );
  return Math.max(above.length, 1);
}
