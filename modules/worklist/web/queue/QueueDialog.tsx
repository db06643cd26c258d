import { Dialog } from '@sarn/platform-web';
import type { QueueCode } from '@sarn/document/contract';
import { useQueueName } from '../list/list.client.ts';
import { useTerms } from '@sarn/document/web';
import { ListKeys, WaitingFigures } from '../list/WaitingHead.tsx';
import { QueueTable } from './QueueTable.tsx';

export interface QueueDialogProps {
  /** Code of the to-do card that was pressed. */
  readonly code: QueueCode;
  /** The search text when it was opened. */
  readonly search?: string | undefined;
  readonly onClose: () => void;
}

/** The queue behind a to-do card, in a window (specification §2, Dashboard). */
export default function QueueDialog({ code, search, onClose }: QueueDialogProps) {
  const term = useTerms();
  const queueName = useQueueName();
  return (
    <Dialog
      isOpen
      title={term(queueName(code))}
      header={
        <div className="queue-head">
          <WaitingFigures ask={{ queues: code }} />
          <ListKeys />
        </div>
      }
      size="full"
      className="queue-modal"
      onClose={onClose}
    >
      <QueueTable code={code} search={search} />
    </Dialog>
  );
}
