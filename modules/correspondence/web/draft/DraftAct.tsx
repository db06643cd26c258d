import { Dialog } from '@sarn/platform-web';
import type { MayAct } from '@sarn/document/contract';
import type { ReactNode } from 'react';
import { ActDialog } from '@sarn/document/web';
import { useAfterAct } from '@sarn/document/web';
import { openDocument } from '@sarn/document/web';
import { useDocument } from '@sarn/document/web';

interface DraftActProps {
  readonly documentId: string;
  /** The act of the draft that is wanted. */
  readonly isAct: (act: MayAct) => boolean;
  /** Title of the dialog until the form of the act is there. */
  readonly title: string;
  /** Said where the draft does not offer the act any more. */
  readonly impossible: string;
  readonly waiting: ReactNode;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Opens the dialog of an act of a draft, such as submitting it or taking it away. */
export function DraftAct(props: DraftActProps) {
  const { documentId, waiting, onClose, onDone } = props;
  const found = useDocument(documentId);
  const detail = found.data;
  const may = detail?.may.find((act) => act.on === 'document' && props.isAct(act));
  if (!detail || !may) {
    return (
      <Dialog isOpen title={props.title} onClose={onClose}>
        {found.isFetching ? waiting : <p>{props.impossible}</p>}
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
