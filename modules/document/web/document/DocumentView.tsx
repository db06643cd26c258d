import {
  CopyNote,
  CopyOf,
  ErrorSummary,
  KeptWhereProvider,
  LinkButton,
  PageHeader,
  Skeleton,
  SplitView,
  useRefusal,
  useWords,
} from '@sarn/platform-web';
import { isClassified } from '@sarn/document/contract';
import type { DocumentDetail, QueueCode } from '@sarn/document/contract';
import { useDocument, useRegistryLive } from '../registry.client.ts';
import { registryWords } from '../words/registry-words.ts';
import { FormerNotice } from '../attachment/FormerNotice.tsx';
import { ActBar } from '../act/ActBar.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { DocumentPanel } from './DocumentPanel.tsx';
import { DocumentProviders, QueueSteps } from './PartProviders.tsx';
import { PrincipalList } from './PrincipalList.tsx';
import { DocumentSide } from './DocumentSide.tsx';
import { documentCopy, mayLieHere } from '../offline/document-copy.ts';
import { useWithoutWaiting } from '../offline/waiting-acts.ts';
import { Returned } from './Returned.tsx';
import { gatesOf } from './provided-parts.ts';
import { useShownFile } from './use-shown-file.ts';
import { withRowFirst } from './shown-state.ts';
import { useReadOnOpen } from './use-document-view.ts';
import '@sarn/platform-web/split-acts.css';
import './document.css';
import '../registry.css';

export interface DocumentViewProps {
  readonly documentId: string;
  /** The queue it was opened from: after an act the next document of the same queue is shown. */
  readonly queue?: QueueCode | undefined;
  /** Key of the row that was opened. */
  readonly row?: string | undefined;
  /** The act that is begun at once, where the reader may do it. */
  readonly act?: string | undefined;
  /** Shows another document in its place. */
  readonly onShow: (documentId: string, row?: string) => void;
  /** Back to where it was opened from; also after the last document of a queue. */
  readonly onClose?: (() => void) | undefined;
  /** On a page of its own it has the h1. */
  readonly isPage?: boolean;
}

/** The document, and beside it who has it, the possible acts, and the history. */
export function DocumentView(props: DocumentViewProps) {
  const say = useWords(registryWords);
  const found = useDocument(props.documentId);
  useRegistryLive();
  useReadOnOpen(props.documentId, found.isSuccess);
  const known = useWithoutWaiting(found.data);
  const gates = gatesOf(useRefusal(props.documentId, found)?.code ?? '');
  if (gates.length > 0) {
    return gates.map(({ id, Gate }) => <Gate key={id} documentId={props.documentId} />);
  }
  if (found.isPending) {
    return (
      <div className="doc-waiting">
        <Skeleton kind="block" />
        <Skeleton count={6} />
      </div>
    );
  }
  if (!known) {
    return (
      <div className="doc-failed">
        {props.isPage && (
          <PageHeader
            title={say('document.failed')}
            actions={
              <LinkButton href="/sarabun/dashboard">{say('document.toDashboard')}</LinkButton>
            }
          />
        )}
        <ErrorSummary error={found.error} onRetry={() => void found.refetch()} />
      </div>
    );
  }
  const detail = withRowFirst(known, props.row);
  return (
    <KeptWhereProvider value={isClassified(detail.secrecy) ? 'server' : 'device'}>
      <CopyOf value={mayLieHere(detail) ? detail.id : null}>
        <DocumentProviders detail={detail}>
          <OpenDocument {...props} detail={detail} paperLabel={say('document.content')} />
        </DocumentProviders>
      </CopyOf>
    </KeptWhereProvider>
  );
}

function OpenDocument(
  props: DocumentViewProps & { readonly detail: DocumentDetail; readonly paperLabel: string },
) {
  const { detail, isPage = false, queue, onShow } = props;
  const say = useWords(registryWords);
  const { file, former, text: other, open } = useShownFile(detail);
  const document = <DocumentSide detail={detail} file={file} />;
  return (
    <div className="doc-view" data-page={isPage || undefined}>
      <DocumentHead detail={detail} isPage={isPage} onBack={props.onClose}>
        {queue && <QueueSteps {...{ documentId: detail.id, row: props.row, queue, onShow }} />}
      </DocumentHead>
      <CopyNote copyKey={documentCopy(detail.id).key} />
      <Returned detail={detail} />
      <SplitView
        mainLabel={props.paperLabel}
        panelLabel={say('document.panel')}
        main={
          former || other ? (
            <div className="former-file">
              {former && <FormerNotice file={former} onLatest={() => open(former.latestId)} />}
              {file && other && (
                <other.Notice detail={detail} fileId={file.id} onOriginal={() => open(null)} />
              )}
              {document}
            </div>
          ) : (
            document
          )
        }
        panel={
          <DocumentPanel
            detail={detail}
            openedFileId={file?.id}
            onOpenFile={(opened) => open(opened.id)}
            onOpenText={(text) => open(text?.id ?? null)}
          />
        }
        lead={<PrincipalList detail={detail} />}
        actions={<ActBar {...props} />}
      />
    </div>
  );
}
