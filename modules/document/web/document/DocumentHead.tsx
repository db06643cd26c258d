import { PageHeader, WaitingMark } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import type { ReactNode } from 'react';
import { useTerms } from '../term.ts';
import { orderedParts } from './provided-parts.ts';

interface DocumentHeadProps {
  readonly detail: DocumentDetail;
  readonly isPage: boolean;
  readonly onBack: (() => void) | undefined;
  /** Its place in the queue from which it was opened. */
  readonly children?: ReactNode;
}

/** Which document this is. In the dialog the subject is the dialog's own title. */
export function DocumentHead({ detail, isPage, onBack, children }: DocumentHeadProps) {
  const term = useTerms();
  const meta = (
    <>
      {children}
      <DocumentBadges detail={detail} />
    </>
  );
  if (!isPage) return <div className="doc-marks">{meta}</div>;
  const kind = term(detail.kindTerm);
  // The browser stores the titles of tabs: the title of a classified document must not be in its
  // history.
  const tabTitle = detail.secrecy === 'normal' ? detail.title : kind;
  return <PageHeader title={detail.title} above={kind} meta={meta} {...{ tabTitle, onBack }} />;
}

function DocumentBadges({ detail }: { readonly detail: DocumentDetail }) {
  return (
    <>
      {orderedParts('marks').map(({ id, Mark }) => (
        <Mark key={id} detail={detail} />
      ))}
      <WaitingMark subjectId={detail.id} />
    </>
  );
}
