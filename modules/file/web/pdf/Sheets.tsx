import { useWords } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { fileWords } from '../words/file-words.ts';
import type { Find } from './find/use-find.ts';
import type { PdfDocument } from './pdf-document.ts';
import { PdfPage } from './PdfPage.tsx';
import { usePinch } from './use-pinch.ts';
import type { View } from './use-view.ts';

interface SheetsProps {
  readonly fileId: string | undefined;
  readonly pdf: PdfDocument;
  readonly name: string;
  readonly view: View;
  readonly find: Find;
  readonly text: ReactNode;
  /** Its words are shown instead. */
  readonly isReading: boolean;
  /** Id of the note that says why it may only be viewed. */
  readonly noteId: string | undefined;
}

/** The pages, one below the other or two by two. */
export function Sheets({ pdf, fileId, name, view, find, text, isReading, noteId }: SheetsProps) {
  const say = useWords(fileWords);
  const { scroller, scale, columns } = view;
  usePinch(scroller, scale, view.setZoom);
  return (
    <div
      ref={scroller}
      className="file-sheets"
      hidden={isReading}
      data-columns={columns}
      role="region"
      aria-label={say('viewer.region', { name })}
      aria-describedby={noteId}
      tabIndex={0}
      onScroll={view.onScroll}
    >
      {text && <div className="s-hidden file-told">{text}</div>}
      {scale > 0 &&
        pdf.pages.map((_size, page) => (
          <PdfPage
            key={page}
            {...{ pdf, fileId, page, scale, scroller }}
            isViewOnly={noteId !== undefined}
            isTold={Boolean(text)}
            turn={view.turnOf(page)}
            hits={find.onPage(page)}
            current={find.hits[find.current]}
          />
        ))}
    </div>
  );
}
