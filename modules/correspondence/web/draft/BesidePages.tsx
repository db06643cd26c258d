import { BesideForm, Panels, useHasPreview } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { WrittenTextProvider } from './written-text.ts';
import type { WrittenText } from './written-text.ts';

interface BesidePagesProps {
  /** Null for a kind that has no page. */
  readonly text: WrittenText | null;
  /** Its form. */
  readonly children: ReactNode;
}

/**
 * The form of a document and the pages that come of it; the form alone for a kind that has none, and where
 * the agency does not want them.
 */
export function BesidePages({ text, children }: BesidePagesProps) {
  const hasPreview = useHasPreview();
  // Alone, too, what was typed before and when it was saved stay in sight while one writes.
  const alone = <div className="s-beside-form">{children}</div>;
  if (!text) return alone;
  const about = { subjectId: text.documentId ?? '', permissions: [] };
  const notices = <Panels place="draft-notice" {...about} />;
  const pages = (
    <>
      {notices}
      <Panels place="draft-page" {...about} />
    </>
  );
  return (
    <WrittenTextProvider value={text}>
      {hasPreview ? (
        <BesideForm beside={pages} form={children} />
      ) : (
        <>
          {notices}
          {alone}
        </>
      )}
    </WrittenTextProvider>
  );
}
