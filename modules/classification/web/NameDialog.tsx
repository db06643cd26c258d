import { CheckboxField, useToasts, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useState } from 'react';
import { PersonPicker } from '@sarn/document/web';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useNameReader } from './classification.client.ts';
import { secretWords } from './words/classification-words.ts';

/** Names a reader of a classified document. */
export function NameDialog(props: { readonly documentId: string; readonly onClose: () => void }) {
  const { documentId, onClose } = props;
  const say = useWords(secretWords);
  const toasts = useToasts();
  const name = useNameReader();
  const [person, setPerson] = useState<Option | null>(null);
  const [mayDownload, setMayDownload] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const submit = (reason: string) =>
    name.mutate(
      { documentId, personId: person?.value ?? '', mayDownload, reason },
      {
        onSuccess: () => {
          toasts.show({ tone: 'success', title: say('name.done'), text: person?.label ?? '' });
          onClose();
        },
      },
    );
  return (
    <ReasonDialog
      title={say('name.title')}
      error={name.error}
      isPending={name.isPending}
      isReady={person !== null}
      onCheck={() => setChecked(true)}
      onSubmit={submit}
      onClose={onClose}
    >
      <PersonPicker
        label={say('name.person')}
        scopeUnitId={null}
        isRequired
        value={person}
        onChange={setPerson}
        error={isChecked && !person ? say('personMissing') : null}
      />
      <CheckboxField isSelected={mayDownload} onChange={setMayDownload}>
        {say('name.download')}
      </CheckboxField>
    </ReasonDialog>
  );
}
