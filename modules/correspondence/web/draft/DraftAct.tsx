import { Dialog } from '@sarn/platform-web';
import type { MayAct } from '@sarn/document/contract';
import type { ReactNode } from 'react';
import { useDocument } from '@sarn/document/web';
import { ActAlone } from './ActAlone.tsx';

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
  return <ActAlone detail={detail} may={may} onClose={onClose} onDone={onDone} />;
}
