import { EmptyState, ErrorSummary, PageHeader, Skeleton, useWords } from '@sarn/platform-web';
import { documentKinds, isPublicationKind } from '@sarn/registry/contract';
import type { PublicationKind } from '@sarn/registry/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { keptDraft } from '../draft/kept-draft.ts';
import { createPath } from '../paths.ts';
import { useDocument } from '../registry.client.ts';
import { useTerms } from '../term.ts';
import { registryWords } from '../words/registry-words.ts';
import { emptyPublication, publicationOf } from './publication-draft.ts';
import type { PublicationPageDraft } from './publication-draft.ts';
import { PublicationEditor } from './PublicationEditor.tsx';
import '../registry.css';

/** Writing a paper of a published kind: a new one, or one's own draft. */
export default function PublicationPage() {
  const { kind, documentId } = useParams({ strict: false }) as {
    kind?: string;
    documentId?: string;
  };
  if (documentId) return <KnownDraft key={documentId} documentId={documentId} />;
  if (!kind || !isPublicationKind(kind)) return <UnknownKind />;
  return <NewDraft key={kind} kind={kind} />;
}

function NewDraft({ kind }: { readonly kind: PublicationKind }) {
  const say = useWords(registryWords);
  const term = useTerms();
  const navigate = useNavigate();
  const title = say('publication.createTitle', { kind: term(documentKinds[kind]) });
  return (
    <div className="reg-memo">
      <PageHeader
        title={title}
        above={say('memo.above')}
        onBack={() => void navigate({ to: createPath })}
      />
      <PublicationEditor
        kind={kind}
        start={keptDraft<PublicationPageDraft>(kind, undefined) ?? emptyPublication}
        startSaved={null}
      />
    </div>
  );
}

function KnownDraft({ documentId }: { readonly documentId: string }) {
  const say = useWords(registryWords);
  const term = useTerms();
  const found = useDocument(documentId);
  if (found.isPending) return <Skeleton count={8} />;
  if (!found.data) {
    return <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />;
  }
  const { id, version, kind, kindTerm } = found.data;
  if (!isPublicationKind(kind)) return <UnknownKind />;
  return (
    <div className="reg-memo">
      <PageHeader
        title={say('publication.editTitle', { kind: term(kindTerm) })}
        above={say('memo.above')}
      />
      <PublicationEditor
        kind={kind}
        start={keptDraft<PublicationPageDraft>(kind, id) ?? publicationOf(found.data)}
        startSaved={{ documentId: id, version }}
      />
    </div>
  );
}

function UnknownKind() {
  const say = useWords(registryWords);
  return (
    <EmptyState title={say('publication.unknownKind')} text={say('publication.unknownKindHint')} />
  );
}
