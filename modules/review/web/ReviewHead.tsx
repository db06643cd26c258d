import type { DocumentDetail } from '@sarn/document/contract';
import {
  documentPath,
  documentTone,
  openDocument,
  useFileRules,
  useTerms,
} from '@sarn/document/web';
import {
  Badge,
  Button,
  LinkButton,
  PageActions,
  PageHeader,
  useIsPhone,
  useWords,
} from '@sarn/platform-web';
import { VersionsBar } from '@sarn/printed-document/web';
import { Pencil } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { editPathOf } from '@sarn/correspondence/web';
import { useReviewing } from './review-context.ts';
import { reviewWords } from './words/review-words.ts';
import './review-head.css';

interface ReviewHeadProps {
  readonly detail: DocumentDetail;
  /** The reader has suggested something and not sent it. */
  readonly isUnsent: boolean;
}

/** Title, state, and the next step of the draft. */
export function ReviewHead({ detail, isUnsent }: ReviewHeadProps) {
  const say = useWords(reviewWords);
  const term = useTerms();
  const navigate = useNavigate();
  const { mayKeep } = useFileRules();
  const { review } = useReviewing();
  const next = detail.may.find(({ on, tone }) => on === 'document' && tone === 'primary');
  const undecided = review.rows.filter(
    ({ kind, state }) => kind === 'suggestion' && state === 'open',
  ).length;
  const isHeld = isUnsent || review.isHeld;
  // On a phone a button that cannot be pressed would take the place of the text.
  const isBelow = useIsPhone() && isHeld;
  const why = next && isHeld && (
    <span className="review-held s-small s-muted" role="status">
      {isUnsent ? say('sendFirst') : say('decideFirst', { count: undecided })}
    </span>
  );
  return (
    <PageHeader
      title={say('pageTitle', { kind: term(detail.kindTerm) })}
      meta={
        <>
          <Badge tone={documentTone(detail.state)}>{term(detail.stateTerm)}</Badge>
          {isBelow && why}
        </>
      }
      onBack={() => void navigate({ to: documentPath(detail.id) })}
      actions={
        <PageActions
          primary={
            next &&
            !isBelow && (
              <Button
                variant="primary"
                isDisabled={isHeld}
                onPress={() => openDocument(detail.id, undefined, undefined, next.act)}
              >
                {term(next.actTerm)}
              </Button>
            )
          }
          beside={!isBelow && why}
        >
          <VersionsBar detail={detail} mayKeep={mayKeep} isForComparing />
          {review.mayAccept && (
            <LinkButton
              variant="quiet"
              icon={<Pencil size={16} />}
              href={editPathOf(detail.kind, detail.id)}
            >
              {say('toEdit')}
            </LinkButton>
          )}
        </PageActions>
      }
    />
  );
}
