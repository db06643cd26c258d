import { ErrorSummary, PageHeader, Skeleton, useWords } from '@sarn/platform-web';
import { useParams } from '@tanstack/react-router';
import { useDocument } from '../registry.client.ts';
import { registryWords } from '../words/registry-words.ts';
import { emptyMemo, memoOf } from './memo-draft.ts';
import { keptMemo } from './kept-memo.ts';
import { MemoEditor } from './MemoEditor.tsx';
import '../registry.css';

/** Writing a memo: a new one, or one's own draft. */
export default function MemoPage() {
  const say = useWords(registryWords);
  const { documentId } = useParams({ strict: false }) as { documentId?: string };
  return (
    <div className="reg-memo">
      <PageHeader
        title={say(documentId ? 'memo.editTitle' : 'memo.createTitle')}
        above={say('memo.above')}
      />
      {documentId ? (
        <KnownMemo key={documentId} documentId={documentId} />
      ) : (
        <MemoEditor start={keptMemo(undefined) ?? emptyMemo} startSaved={null} />
      )}
    </div>
  );
}

function KnownMemo({ documentId }: { readonly documentId: string }) {
  const found = useDocument(documentId);
  if (found.isPending) return <Skeleton count={8} />;
  if (!found.data) {
    return <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />;
  }
  const { id, version } = found.data;
  return (
    <MemoEditor
      start={keptMemo(id) ?? memoOf(found.data)}
      startSaved={{ documentId: id, version }}
    />
  );
}
