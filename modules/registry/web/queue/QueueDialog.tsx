import { Dialog } from '@sarn/platform-web';
import { queueCards } from '@sarn/registry/contract';
import type { QueueCode } from '@sarn/registry/contract';
import { useTerms } from '../term.ts';
import { QueueTable } from './QueueTable.tsx';

export interface QueueDialogProps {
  /** Code of the to-do card that was pressed. */
  readonly code: QueueCode;
  /** What was searched for before it was opened. */
  readonly search?: string | undefined;
  readonly onClose: () => void;
}

/** The queue behind a to-do card, in a window (specification §2, Dashboard). */
export default function QueueDialog({ code, search, onClose }: QueueDialogProps) {
  const term = useTerms();
  return (
    <Dialog
      isOpen
      title={term(queueCards[code])}
      size="full"
      className="queue-modal"
      onClose={onClose}
    >
      <QueueTable code={code} search={search} />
    </Dialog>
  );
}
