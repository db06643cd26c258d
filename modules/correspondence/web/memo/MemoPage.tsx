import { CreationGate } from '@sarn/creation/web';
import { useStartOfType } from '@sarn/document-classes/web';
import { isClassified } from '@sarn/document/contract';
import {
  ErrorSummary,
  KeptWhereProvider,
  PageHeader,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useDocument } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { useBeginning } from '../draft/beginning.ts';
import { createPath, ownDraftsPath } from '../draft/paths.ts';
import { Returned } from '@sarn/document/web';
import { savedOf } from '../draft/saved-draft.ts';
import { emptyMemo, memoLike, memoOf } from './memo-draft.ts';
import { MemoEditor } from './MemoEditor.tsx';
import '@sarn/document/registry.css';

/** Writing a memo: a new one, or one's own draft. */
export default function MemoPage() {
  const say = useWords(registryWords);
  const navigate = useNavigate();
  const { documentId } = useParams({ strict: false }) as { documentId?: string };
  return (
    <div className="reg-memo">
      <PageHeader
        title={say(documentId ? 'memo.editTitle' : 'memo.createTitle')}
        above={say('memo.above')}
        onBack={() => void navigate({ to: documentId ? ownDraftsPath : createPath })}
      />
      {documentId ? <KnownMemo key={documentId} documentId={documentId} /> : <NewMemo />}
    </div>
  );
}

function NewMemo() {
  const proposed = useStartOfType('inside');
  const begun = useBeginning('inside');
  if (!proposed || begun.is === 'pending') return <Skeleton count={8} />;
  if (begun.is === 'failed') return <ErrorSummary error={begun.failure} onRetry={begun.retry} />;
  const { title, like } = begun;
  const start = like ? memoLike(like) : { ...emptyMemo, title };
  return (
    <CreationGate kind="inside">
      <MemoEditor start={{ ...start, ...proposed }} startSaved={null} />
    </CreationGate>
  );
}

function KnownMemo({ documentId }: { readonly documentId: string }) {
  const found = useDocument(documentId);
  if (found.isPending) return <Skeleton count={8} />;
  if (!found.data) {
    return <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />;
  }
  const { secrecy } = found.data;
  return (
    <KeptWhereProvider value={isClassified(secrecy) ? 'server' : 'device'}>
      <Returned detail={found.data} />
      <MemoEditor start={memoOf(found.data)} startSaved={savedOf(found.data)} />
    </KeptWhereProvider>
  );
}
