import { Disclosure, useWords } from '@sarn/platform-web';
import type { PickedFile } from '@sarn/file/web';
import type { DocumentDetail } from '@sarn/registry/contract';
import type { ReactNode } from 'react';
import { registryWords } from '../words/registry-words.ts';
import { PaperFiles } from '../attachment/PaperFiles.tsx';
import { PaperFolders } from '../folder/PaperFolders.tsx';
import { PaperCirculations } from '../circulation/PaperCirculations.tsx';
import { changeWords } from '../change/words/change-words.ts';
import { InForce } from '../consolidation/InForce.tsx';
import { PaperRetention } from '../retention/PaperRetention.tsx';
import { OutsideList } from '../letter/OutsideList.tsx';
import { letterWords } from '../letter/words/letter-words.ts';
import { DocumentFacts } from './DocumentFacts.tsx';
import { HistoryList } from './HistoryList.tsx';
import { HolderList } from './HolderList.tsx';
import { JobList } from './JobList.tsx';
import { LegList } from './LegList.tsx';
import { OrderList } from './OrderList.tsx';
import { RouteList } from './RouteList.tsx';
import { useMayKeep } from '../secret/secret.client.ts';
import { Replies } from '../reply/Replies.tsx';
import { SecretPanel } from '../secret/SecretPanel.tsx';
import { References } from '../reference/References.tsx';
import { SimilarLink } from '../search/SimilarLink.tsx';
import { ReportButton } from '../jobs/ReportButton.tsx';

interface DocumentPanelProps {
  readonly detail: DocumentDetail;
  readonly openedFileId: string | undefined;
  readonly onOpenFile: (file: PickedFile) => void;
  /** A consolidated text, or null for the paper as it was published. */
  readonly onOpenText: (file: PickedFile | null) => void;
}

/** Beside the paper: who has it now, the orders, the files, the way it went. */
export function DocumentPanel(props: DocumentPanelProps) {
  const { detail, openedFileId, onOpenFile } = props;
  const say = useWords(registryWords);
  const sayChange = useWords(changeWords);
  const sayLetter = useWords(letterWords);
  const { changedBy = [], changes: ownChanges = [] } = detail.publication ?? {};
  const changeCount = changedBy.length + ownChanges.length;
  const fileCount = detail.files.length + detail.withdrawnFiles.length;
  const recipients = detail.letter?.recipients ?? [];
  const mayKeep = useMayKeep(detail);
  return (
    <div className="doc-panel">
      <HolderList detail={detail} />
      {!detail.destroyed && <OrderList detail={detail} />}
      <ReportButton detail={detail} />
      <SecretPanel detail={detail} />
      <PaperCirculations detail={detail} />
      <Section title={sayChange('title')} count={changeCount} isOpenAtFirst>
        <InForce detail={detail} onOpen={props.onOpenText} />
      </Section>
      <Section title={sayLetter('sending.title')} count={recipients.length} isOpenAtFirst>
        <OutsideList recipients={recipients} />
      </Section>
      <Section title={say('document.jobs')} count={detail.jobs.length} isOpenAtFirst>
        <JobList kind={detail.kind} jobs={detail.jobs} />
      </Section>
      <Section title={say('document.route')} count={detail.route.length} isOpenAtFirst>
        <RouteList steps={detail.route} />
      </Section>
      <Section title={say('document.legs')} count={detail.legs.length} isOpenAtFirst>
        <LegList kind={detail.kind} legs={detail.legs} />
      </Section>
      <Section title={say('document.files')} count={fileCount} isOpenAtFirst>
        <PaperFiles detail={detail} openedId={openedFileId} onOpen={onOpenFile} />
      </Section>
      <Replies detail={detail} />
      <References documentId={detail.id} />
      <Disclosure title={say('document.facts')}>
        <DocumentFacts detail={detail} />
      </Disclosure>
      <PaperRetention documentId={detail.id} />
      <PaperFolders documentId={detail.id} />
      <SimilarLink title={detail.title} />
      <Section title={say('document.history')} count={detail.history.length} isOpenAtFirst>
        <HistoryList entries={detail.history} mayKeep={mayKeep} />
      </Section>
    </div>
  );
}

/** A part of the panel; not there while there is nothing in it. */
function Section(props: {
  readonly title: string;
  readonly count: number;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}) {
  const say = useWords(registryWords);
  if (props.count === 0) return null;
  return (
    <Disclosure
      title={props.title}
      aside={<span className="s-small s-muted">{say('count.plain', { count: props.count })}</span>}
      isOpenAtFirst={props.isOpenAtFirst}
    >
      {props.children}
    </Disclosure>
  );
}
