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

/** Opens the dialog of the primary act of the draft just saved, such as submitting it. */
export function SubmitDraft({ documentId, waiting, onClose, onDone }: SubmitDraftProps) {
  const say = useWords(registryWords);
  const found = useDocument(documentId);
  const detail = found.data;
  // The primary act of a draft is submit, present or enter, depending on its kind.
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
  const { tell } = useAfterAct({
    detail,
    queue: undefined,
    onShow: openDocument,
    onClose: undefined,
  });
  return (
    <ActDialog
      detail={detail}
      may={may}
      onClose={onClose}
      onDone={(done) => tell(may, done)}
      onFinish={onDone}
    />
  );
}
