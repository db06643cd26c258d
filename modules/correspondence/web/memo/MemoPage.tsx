import { ErrorSummary, PageHeader, Skeleton, useWords } from '@sarn/platform-web';
import { useParams } from '@tanstack/react-router';
import { useDocument } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { keptDraft } from '../draft/kept-draft.ts';
import { emptyMemo, memoName, memoOf } from './memo-draft.ts';
import type { MemoDraft } from './memo-draft.ts';
import { MemoEditor } from './MemoEditor.tsx';
import '@sarn/document/registry.css';

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
        <MemoEditor
          start={keptDraft<MemoDraft>(memoName, undefined) ?? emptyMemo}
          startSaved={null}
        />
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
      start={keptDraft<MemoDraft>(memoName, id) ?? memoOf(found.data)}
      startSaved={{ documentId: id, version }}
    />
  );
}
