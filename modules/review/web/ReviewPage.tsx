import { isClassified } from '@sarn/document/contract';
import { documentPath, useDocument, useRegistryLive } from '@sarn/document/web';
import {
  ErrorSummary,
  KeptWhereProvider,
  LinkButton,
  PageHeader,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import { useNavigate, useParams } from '@tanstack/react-router';
import { ReviewView } from './ReviewView.tsx';
import { useReview } from './review.client.ts';
import { reviewWords } from './words/review-words.ts';

/** The text of a draft with what was said about it, under its own address. */
export default function ReviewPage() {
  const { documentId = '' } = useParams({ strict: false }) as { documentId?: string };
  return <Opened key={documentId} documentId={documentId} />;
}

function Opened({ documentId }: { readonly documentId: string }) {
  const say = useWords(reviewWords);
  const navigate = useNavigate();
  const found = useDocument(documentId);
  const review = useReview(documentId, found.isSuccess);
  useRegistryLive();
  const error = found.error ?? review.error;
  // What was read before is shown while it is read again.
  if (found.data && review.data) {
    return (
      <KeptWhereProvider value={isClassified(found.data.secrecy) ? 'server' : 'device'}>
        <ReviewView detail={found.data} review={review.data} />
      </KeptWhereProvider>
    );
  }
  return (
    <>
      <PageHeader
        title={say('title')}
        onBack={() => void navigate({ to: documentPath(documentId) })}
      />
      {error ? (
        <>
          <ErrorSummary
            error={error}
            onRetry={() => void (found.error ? found : review).refetch()}
          />
          <LinkButton href={documentPath(documentId)}>{say('toDocument')}</LinkButton>
        </>
      ) : (
        <Skeleton count={8} />
      )}
    </>
  );
}
