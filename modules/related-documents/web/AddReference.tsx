import { Button, ComboBox, ErrorSummary, useToasts, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useChangeReference, useFindDocument } from './reference.client.ts';
import { referenceWords } from './words/reference-words.ts';

interface AddReferenceProps {
  readonly documentId: string;
  readonly onClose: () => void;
}

/** Searches for the earlier document; choosing it makes the link. */
export function AddReference({ documentId, onClose }: AddReferenceProps) {
  const say = useWords(referenceWords);
  const toasts = useToasts();
  const find = useFindDocument(documentId);
  const add = useChangeReference(documentId, 'add');
  const choose = (document: Option | null) => {
    if (!document?.value || add.isPending) return;
    add.mutate(document.value, {
      onSuccess: () => {
        toasts.show({ tone: 'success', title: say('done'), text: document.label });
        onClose();
      },
    });
  };
  return (
    <div className="reg-stack">
      <ErrorSummary error={add.error} isFocused />
      <ComboBox
        label={say('field')}
        description={say('fieldHint')}
        loadOptions={find}
        value={null}
        onChange={choose}
        autoFocus
      />
      <Button onPress={onClose}>{say('cancel')}</Button>
    </div>
  );
}
