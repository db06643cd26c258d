import type { WrittenText } from '@sarn/correspondence/web';
import { ErrorSummary, Skeleton, useLine } from '@sarn/platform-web';
import { useDrawnPages } from '@sarn/printed-document/web';

interface TemplatePreviewProps {
  readonly text: WrittenText;
  readonly name: string;
}

/** The first page as it would be printed. */
export function TemplatePreview({ text, name }: TemplatePreviewProps) {
  const { isOff } = useLine();
  const { pages, error } = useDrawnPages(text, isOff);
  const [page] = pages;
  return (
    <>
      {error !== null && <ErrorSummary error={error} />}
      {!page && error === null && <Skeleton kind="block" />}
      {page && (
        <img
          className="template-page"
          src={page.picture}
          width={page.width}
          height={page.height}
          alt={name}
        />
      )}
    </>
  );
}
