import { isClassified } from '@sarn/document/contract';
import { useDocument } from '@sarn/document/web';
import { ErrorSummary, KeptWhereProvider, Skeleton } from '@sarn/platform-web';
import { linesOf, useLetterSender } from '../letter/letter.client.ts';
import { replyDraftOf } from '../letter/letter-draft.ts';
import { LetterEditor } from '../letter/LetterEditor.tsx';
import { AnsweredLetter } from './AnsweredLetter.tsx';

/** A letter that answers an incoming one, opened from the page of that letter; it has the class of that one. */
export function NewReply({ answered }: { readonly answered: string }) {
  const found = useDocument(answered);
  const sender = useLetterSender();
  if (found.isPending || !sender) return <Skeleton count={8} />;
  if (!found.data) {
    return <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />;
  }
  return (
    <>
      <AnsweredLetter letter={found.data} />
      <KeptWhereProvider value={isClassified(found.data.secrecy) ? 'server' : 'device'}>
        <LetterEditor
          kind="outgoing"
          start={{ ...replyDraftOf(found.data), ...linesOf(sender, 'th') }}
          startSaved={null}
        />
      </KeptWhereProvider>
    </>
  );
}
