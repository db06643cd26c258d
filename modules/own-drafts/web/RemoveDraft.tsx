import { Skeleton, useWords } from '@sarn/platform-web';
import { DraftAct } from '@sarn/correspondence/web';
import { ownDraftWords } from './words/own-draft-words.ts';

interface RemoveDraftProps {
  readonly documentId: string;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a draft is taken away: it is cancelled by its flow, and its history stays. */
export function RemoveDraft({ documentId, onClose, onRemoved }: RemoveDraftProps) {
  const say = useWords(ownDraftWords);
  return (
    <DraftAct
      documentId={documentId}
      isAct={({ act }) => act === 'cancel'}
      title={say('remove')}
      impossible={say('notRemovable')}
      waiting={<Skeleton count={3} />}
      onClose={onClose}
      onDone={onRemoved}
    />
  );
}
