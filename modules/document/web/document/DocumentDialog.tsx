import { Dialog, FormPlaceProvider, LinkButton, useWords } from '@sarn/platform-web';
import type { QueueCode } from '@sarn/document/contract';
import { Maximize2 } from 'lucide-react';
import { documentPath } from '../paths.ts';
import { useDocument } from '../registry.client.ts';
import { registryWords } from '../words/registry-words.ts';
import { DocumentView } from './DocumentView.tsx';

export interface DocumentDialogProps {
  readonly documentId: string;
  readonly queue?: QueueCode | undefined;
  /** Key of the row that was opened. */
  readonly row?: string | undefined;
  /** The act that is begun at once. */
  readonly act?: string | undefined;
  readonly onShow: (documentId: string, row?: string) => void;
  readonly onClose: () => void;
}

/** A document in a large window above the page. */
export function DocumentDialog(props: DocumentDialogProps) {
  const { documentId, onClose } = props;
  const say = useWords(registryWords);
  const found = useDocument(documentId);
  const link = (
    <LinkButton
      href={documentPath(documentId)}
      isNewTab
      variant="ghost"
      icon={<Maximize2 size={18} />}
    >
      {say('document.ownWindow')}
    </LinkButton>
  );
  return (
    <Dialog
      isOpen
      isGuarded
      size="full"
      className="doc-modal"
      title={
        <span className="doc-modal-title">{found.data?.title ?? say('document.opening')}</span>
      }
      header={link}
      onClose={onClose}
    >
      <FormPlaceProvider value="window">
        <DocumentView key={documentId} {...props} />
      </FormPlaceProvider>
    </Dialog>
  );
}
