import { Badge, PageHeader, useWords } from '@sarn/platform-web';
import { secrecyClasses } from '@sarn/registry/contract';
import type { DocumentDetail, SecrecyClass } from '@sarn/registry/contract';
import { StandingBadge } from '../change/StandingBadge.tsx';
import { retentionWords } from '../retention/words/retention-words.ts';
import { DueBadge } from '../shown/DueBadge.tsx';
import { SpeedBadge } from '../shown/SpeedBadge.tsx';
import { documentTone } from '../shown/state-tone.ts';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';

interface DocumentHeadProps {
  readonly detail: DocumentDetail;
  readonly isPage: boolean;
  readonly onBack: (() => void) | undefined;
}

/** What paper this is, in one look. In the dialog the subject is the dialog's own title. */
export function DocumentHead({ detail, isPage, onBack }: DocumentHeadProps) {
  const term = useTerms();
  const meta = <DocumentMarks detail={detail} />;
  if (!isPage) return <div className="doc-marks">{meta}</div>;
  const kind = term(detail.kindTerm);
  // The browser keeps the names of tabs: a classified paper leaves nothing in its history.
  const tabTitle = detail.secrecy === 'normal' ? detail.title : kind;
  return <PageHeader title={detail.title} above={kind} meta={meta} {...{ tabTitle, onBack }} />;
}

function DocumentMarks({ detail }: { readonly detail: DocumentDetail }) {
  const say = useWords(registryWords);
  const sayRetention = useWords(retentionWords);
  const term = useTerms();
  return (
    <>
      {detail.secrecy !== 'normal' && (
        <Badge tone="danger">{term(secrecyClasses[detail.secrecy as SecrecyClass])}</Badge>
      )}
      <SpeedBadge speed={detail.speed} />
      <Badge tone={documentTone(detail.state)}>{term(detail.stateTerm)}</Badge>
      {detail.destroyed && <Badge tone="danger">{sayRetention('destroyed.badge')}</Badge>}
      <StandingBadge detail={detail} />
      {detail.imported && <Badge tone="info">{say('imported.mark')}</Badge>}
      {detail.dueDate && (
        <DueBadge dueDate={detail.dueDate} isSettled={detail.holders.length === 0} />
      )}
      {detail.receiveNo && <span>{say('document.receiveNo', { no: detail.receiveNo })}</span>}
      {detail.letterNo && <span>{say('document.letterNo', { no: detail.letterNo })}</span>}
    </>
  );
}
