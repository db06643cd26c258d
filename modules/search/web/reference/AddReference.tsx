import { Button, ComboBox, ErrorSummary, useToasts, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useChangeReference, useFindPaper } from './reference.client.ts';
import { referenceWords } from './words/reference-words.ts';

interface AddReferenceProps {
  readonly documentId: string;
  readonly onClose: () => void;
}

/** Finds the earlier paper; choosing it is all there is to do. */
export function AddReference({ documentId, onClose }: AddReferenceProps) {
  const say = useWords(referenceWords);
  const toasts = useToasts();
  const find = useFindPaper(documentId);
  const add = useChangeReference(documentId, 'add');
  const choose = (paper: Option | null) => {
    if (!paper?.value || add.isPending) return;
    add.mutate(paper.value, {
      onSuccess: () => {
        toasts.show({ tone: 'success', title: say('done'), text: paper.label });
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
