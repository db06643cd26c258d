import { Dialog, useWords } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { ActDialog } from '@sarn/document/web';
import { useAfterAct } from '@sarn/document/web';
import { openDocument } from '@sarn/document/web';
import { useDocument } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';

interface SubmitDraftProps {
  readonly documentId: string;
  readonly waiting: ReactNode;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks who reviews and signs the document just saved, and sends it there. */
export function SubmitDraft({ documentId, waiting, onClose, onDone }: SubmitDraftProps) {
  const say = useWords(registryWords);
  const found = useDocument(documentId);
  const detail = found.data;
  // The first thing to do with a draft is what sends it on its way: submit, present, enter.
  const may = detail?.may.find((act) => act.on === 'document' && act.tone === 'primary');
  if (!detail || !may) {
    return (
      <Dialog isOpen title={say('memo.submit')} onClose={onClose}>
        {found.isFetching ? waiting : <p>{say('memo.cannotSubmit')}</p>}
      </Dialog>
    );
  }
  return <Ask detail={detail} may={may} onClose={onClose} onDone={onDone} />;
}

function Ask(props: {
  readonly detail: Parameters<typeof ActDialog>[0]['detail'];
  readonly may: Parameters<typeof ActDialog>[0]['may'];
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { detail, may, onClose, onDone } = props;
  const after = useAfterAct({ detail, queue: undefined, onShow: openDocument, onClose: undefined });
  return (
    <ActDialog
      detail={detail}
      may={may}
      onClose={onClose}
      onDone={(done) => {
        void after(may, done);
        onDone();
      }}
    />
  );
}
