import { Disclosure, useWords } from '@sarn/platform-web';
import { DocumentFiles } from '../attachment/DocumentFiles.tsx';
import { PanelSection } from '../shown/PanelSection.tsx';
import { registryWords } from '../words/registry-words.ts';
import { DocumentFacts } from './DocumentFacts.tsx';
import { HistoryList } from './HistoryList.tsx';
import type { DocumentPanelProps, PanelPart } from './page-parts.ts';
import { useFileRules } from './contexts.ts';

function Files({ detail, openedFileId, onOpenFile }: DocumentPanelProps) {
  const say = useWords(registryWords);
  return (
    <PanelSection
      title={say('document.files')}
      count={detail.files.length + detail.withdrawnFiles.length}
    >
      <DocumentFiles detail={detail} openedId={openedFileId} onOpen={onOpenFile} />
    </PanelSection>
  );
}

function Facts({ detail }: DocumentPanelProps) {
  const say = useWords(registryWords);
  return (
    <Disclosure title={say('document.facts')}>
      <DocumentFacts detail={detail} />
    </Disclosure>
  );
}

function History({ detail }: DocumentPanelProps) {
  const say = useWords(registryWords);
  const { mayKeep } = useFileRules();
  return (
    <PanelSection title={say('document.history')} count={detail.history.length}>
      <HistoryList entries={detail.history} mayKeep={mayKeep} />
    </PanelSection>
  );
}

/** Panels that every document has. */
export const ownPanels: readonly PanelPart[] = [
  { id: 'files', order: 110, Panel: Files },
  { id: 'facts', order: 140, Panel: Facts },
  { id: 'history', order: 180, Panel: History },
];
