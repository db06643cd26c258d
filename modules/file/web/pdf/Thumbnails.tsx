import { useWords } from '@sarn/platform-web';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { viewerWords } from '../words/viewer-words.ts';
import type { Find } from './find/use-find.ts';
import { useIsNear } from './in-view.ts';
import { PageImage } from './PageImage.tsx';
import type { PdfDocument } from './pdf-document.ts';
import { turnedSize, turnedStyle } from './turn.ts';
import type { View } from './use-view.ts';

/** CSS pixels. */
const thumbnailWidth = 96;

interface ThumbnailsProps {
  readonly pdf: PdfDocument;
  readonly view: View;
  readonly find: Find;
  /** Called when a page was gone to. */
  readonly onGone: () => void;
}

/** All pages small, each leading to itself; drawn only while in view. */
export function Thumbnails({ pdf, view, find, onGone }: ThumbnailsProps) {
  const say = useWords(viewerWords);
  const current = view.page;
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector(`[data-thumbnail="${current}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav ref={list} className="file-thumbnails" aria-label={say('thumbnails')}>
      {pdf.pages.map((_size, page) => (
        <Thumbnail key={page} {...{ pdf, view, find, page, onGone }} list={list} />
      ))}
    </nav>
  );
}

interface ThumbnailProps extends ThumbnailsProps {
  readonly page: number;
  readonly list: RefObject<HTMLElement | null>;
}

function Thumbnail({ pdf, view, find, page, list, onGone }: ThumbnailProps) {
  const say = useWords(viewerWords);
  const button = useRef<HTMLButtonElement>(null);
  const isNear = useIsNear(button, list);
  const count = find.onPage(page).length;
  const size = pdf.pages[page] ?? { width: 595, height: 842 };
  const turn = view.turnOf(page);
  const shown = turnedSize(size, turn);
  const scale = thumbnailWidth / shown.width;
  const label = { page: page + 1, count };
  return (
    <button
      ref={button}
      type="button"
      className="file-thumbnail"
      data-thumbnail={page}
      aria-label={say(count > 0 ? 'thumbnailFound' : 'thumbnail', label)}
      aria-current={page === view.page ? 'page' : undefined}
      onClick={() => {
        view.goTo(page);
        onGone();
      }}
    >
      <span
        className="file-thumbnail-page"
        style={{ inlineSize: thumbnailWidth, blockSize: shown.height * scale }}
      >
        {isNear && (
          <span style={{ display: 'block', ...turnedStyle(size, turn, scale) }}>
            <PageImage pdf={pdf} page={page} density={scale * (globalThis.devicePixelRatio || 1)} />
          </span>
        )}
      </span>
      <span className="file-thumbnail-foot" aria-hidden="true">
        <span>{page + 1}</span>
        {count > 0 && <mark>{say('foundHere', { count })}</mark>}
      </span>
    </button>
  );
}
