import { BesideForm, Panels } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { WrittenTextProvider } from './written-text.ts';
import type { WrittenText } from './written-text.ts';

interface BesidePagesProps {
  /** Null for a kind that has no page. */
  readonly text: WrittenText | null;
  /** Its form. */
  readonly children: ReactNode;
}

/** The form of a document and the pages that come of it; the form alone for a kind that has none. */
export function BesidePages({ text, children }: BesidePagesProps) {
  if (!text) return children;
  return (
    <WrittenTextProvider value={text}>
      <BesideForm
        beside={<Panels place="draft-page" subjectId={text.documentId ?? ''} permissions={[]} />}
        form={children}
      />
    </WrittenTextProvider>
  );
}
