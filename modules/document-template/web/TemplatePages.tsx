import { WrittenTextProvider } from '@sarn/correspondence/web';
import type { TemplateRow } from '@sarn/document-template/contract';
import { ErrorSummary, Panels, Skeleton, useWords } from '@sarn/platform-web';
import { useEffect, useId, useRef } from 'react';
import { templateText } from './template-text.ts';
import { useTemplateContent } from './template.client.ts';
import { templateWords } from './words/template-words.ts';

interface TemplatePagesProps {
  readonly row: TemplateRow;
  /** How often a name was pressed: where the pages are below the list, they come into view. */
  readonly presses: number;
}

/** What a template prints, as beside the form of a document: the same pages, the same buttons. */
export function TemplatePages({ row, presses }: TemplatePagesProps) {
  const say = useWords(templateWords);
  const id = useId();
  const found = useTemplateContent(row.id);
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const pages = element.current;
    // Beside the list they stay in view by themselves.
    const isBelow = pages && getComputedStyle(pages).position !== 'sticky';
    if (presses > 0 && isBelow) pages.scrollIntoView({ block: 'start' });
  }, [presses]);
  return (
    <section ref={element} className="template-pages" aria-labelledby={id}>
      <h2 id={id}>{say('settings.pages', { name: row.name })}</h2>
      <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      {found.isPending && <Skeleton kind="block" />}
      {found.data && (
        <WrittenTextProvider key={row.id} value={templateText(row.kind, found.data.content)}>
          <Panels place="draft-page" subjectId="" permissions={[]} />
        </WrittenTextProvider>
      )}
    </section>
  );
}
