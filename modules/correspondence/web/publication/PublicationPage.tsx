import {
  EmptyState,
  ErrorSummary,
  KeptWhereProvider,
  PageHeader,
  Skeleton,
  useWords,
} from '@sarn/platform-web';
import { CreationGate } from '@sarn/creation/web';
import { useStartOfType, useTypeName } from '@sarn/document-classes/web';
import { isClassified, isLetterKind, isPublicationKind } from '@sarn/document/contract';
import type { DocumentKind, LetterKind, PublicationKind } from '@sarn/document/contract';
import { minutesDraftOf } from '@sarn/minutes/web';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { emptyLetter, letterLike, letterOf } from '../letter/letter-draft.ts';
import { LetterEditor } from '../letter/LetterEditor.tsx';
import { linesOf, useLetterSender } from '../letter/letter.client.ts';
import { useBeginning } from '../draft/beginning.ts';
import { createPath, ownDraftsPath } from '../draft/paths.ts';
import { Returned } from '@sarn/document/web';
import { savedOf } from '../draft/saved-draft.ts';
import { useDocument } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import { NewReply } from '../reply/NewReply.tsx';
import { useMe } from '@sarn/organisation/web';
import { emptyPublication, publicationLike, publicationOf } from './publication-draft.ts';
import { PublicationEditor } from './PublicationEditor.tsx';
import '@sarn/document/registry.css';

/** Writing a document of a kind chosen on `CreatePage`: a new one, or an own draft. */
export default function PublicationPage() {
  const { kind, documentId } = useParams({ strict: false }) as {
    kind?: string;
    documentId?: string;
  };
  if (documentId) return <KnownDraft key={documentId} documentId={documentId} />;
  if (kind && isLetterKind(kind)) return <NewLetter key={kind} kind={kind} />;
  if (!kind || !isPublicationKind(kind)) return <UnknownKind />;
  return <NewDraft key={kind} kind={kind} />;
}

function NewDraft({ kind }: { readonly kind: PublicationKind }) {
  const proposed = useStartOfType(kind);
  const me = useMe();
  const begun = useBeginning(kind);
  if (!proposed || me.isPending || begun.is === 'pending') return <Skeleton count={8} />;
  if (begun.is === 'failed') return <ErrorSummary error={begun.failure} onRetry={begun.retry} />;
  const minutes = minutesDraftOf(null, me.data?.person ?? null);
  const { title, like } = begun;
  const start = like ? publicationLike(like) : { ...emptyPublication, title };
  return (
    <NewPage kind={kind}>
      <PublicationEditor kind={kind} start={{ ...start, ...proposed, minutes }} startSaved={null} />
    </NewPage>
  );
}

/** The page of a new document of a kind. */
function NewPage({
  kind,
  children,
}: {
  readonly kind: DocumentKind;
  readonly children: ReactNode;
}) {
  const say = useWords(registryWords);
  const name = useTypeName();
  const navigate = useNavigate();
  const title = say('publication.createTitle', { kind: name(kind) });
  return (
    <div className="reg-memo">
      <PageHeader
        title={title}
        above={say('memo.above')}
        onBack={() => void navigate({ to: createPath })}
      />
      <CreationGate kind={kind}>{children}</CreationGate>
    </div>
  );
}

function NewLetter({ kind }: { readonly kind: LetterKind }) {
  const { replyTo: answered } = useSearch({ strict: false }) as { replyTo?: unknown };
  const proposed = useStartOfType(kind);
  const sender = useLetterSender();
  const begun = useBeginning(kind);
  if (typeof answered === 'string' && kind === 'outgoing') {
    return (
      <NewPage kind="outgoing">
        <NewReply key={answered} answered={answered} />
      </NewPage>
    );
  }
  if (!proposed || !sender || begun.is === 'pending') return <Skeleton count={8} />;
  if (begun.is === 'failed') return <ErrorSummary error={begun.failure} onRetry={begun.retry} />;
  const { title, like, isEnglish } = begun;
  const start = like ? letterLike(like) : { ...emptyLetter, title };
  const language = isEnglish && kind === 'outgoing' ? 'en' : start.language;
  return (
    <NewPage kind={kind}>
      <LetterEditor
        kind={kind}
        start={{ ...start, ...linesOf(sender, language), ...proposed, language }}
        startSaved={null}
      />
    </NewPage>
  );
}

function KnownDraft({ documentId }: { readonly documentId: string }) {
  const say = useWords(registryWords);
  const term = useTerms();
  const navigate = useNavigate();
  const found = useDocument(documentId);
  if (found.isPending) return <Skeleton count={8} />;
  if (!found.data) {
    return <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />;
  }
  const { kind, kindTerm, secrecy } = found.data;
  if (!isPublicationKind(kind) && !isLetterKind(kind)) return <UnknownKind />;
  const startSaved = savedOf(found.data);
  return (
    <div className="reg-memo">
      <PageHeader
        title={say('publication.editTitle', { kind: term(kindTerm) })}
        above={say('memo.above')}
        onBack={() => void navigate({ to: ownDraftsPath })}
      />
      <Returned detail={found.data} />
      <KeptWhereProvider value={isClassified(secrecy) ? 'server' : 'device'}>
        {isLetterKind(kind) ? (
          <LetterEditor kind={kind} start={letterOf(found.data)} startSaved={startSaved} />
        ) : (
          <PublicationEditor
            kind={kind}
            start={publicationOf(found.data)}
            startSaved={startSaved}
          />
        )}
      </KeptWhereProvider>
    </div>
  );
}

function UnknownKind() {
  const say = useWords(registryWords);
  return (
    <EmptyState title={say('publication.unknownKind')} text={say('publication.unknownKindHint')} />
  );
}
