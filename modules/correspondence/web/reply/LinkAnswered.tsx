import { Button, ComboBox, ErrorSummary, useToasts, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { findOutgoing, useChangeReply } from './reply.client.ts';
import { replyWords } from './words/reply-words.ts';

interface LinkAnsweredProps {
  readonly documentId: string;
  readonly onClose: () => void;
}

/** Search for the outgoing letter that this one answers; choosing it links it. */
export function LinkAnswered({ documentId, onClose }: LinkAnsweredProps) {
  const say = useWords(replyWords);
  const toasts = useToasts();
  const link = useChangeReply(documentId, 'link');
  const choose = (document: Option | null) => {
    if (!document?.value || link.isPending) return;
    link.mutate(document.value, {
      onSuccess: () => {
        toasts.show({ tone: 'success', title: say('done'), text: document.label });
        onClose();
      },
    });
  };
  return (
    <div className="reg-stack">
      <ErrorSummary error={link.error} isFocused />
      <ComboBox
        label={say('field')}
        description={say('fieldHint')}
        loadOptions={findOutgoing}
        value={null}
        onChange={choose}
        autoFocus
      />
      <Button onPress={onClose}>{say('cancel')}</Button>
    </div>
  );
}
