import type { Manual } from '@sarn/help/contract';
import { Button, Dialog, TextField, errorText, toasts, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { useChangeManual } from '../help.client.ts';
import { helpWords } from '../words/help-words.ts';

export interface ChangeManualDialogProps {
  readonly manual: Manual;
  readonly onClose: () => void;
}

/** The titles of a manual. */
export function ChangeManualDialog({ manual, onClose }: ChangeManualDialogProps) {
  const say = useWords(helpWords);
  const change = useChangeManual();
  const [titleTh, setTitleTh] = useState(manual.titleTh);
  const [titleEn, setTitleEn] = useState(manual.titleEn);
  const [isChecked, setChecked] = useState(false);
  const fault = (title: string) =>
    isChecked && title.trim() === '' ? say('edit.needTitle') : null;
  const save = () => {
    setChecked(true);
    if (titleTh.trim() === '' || titleEn.trim() === '') return;
    const { id: manualId, isHidden } = manual;
    change.mutate(
      { manualId, titleTh, titleEn, isHidden },
      {
        onSuccess: () => {
          toasts.show({ tone: 'success', title: say('edit.saved') });
          onClose();
        },
        onError: (error) =>
          toasts.show({ tone: 'danger', title: say('edit.failed'), text: errorText(error) }),
      },
    );
  };
  return (
    <Dialog
      isOpen
      isGuarded
      title={say('edit.change')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say('edit.cancel')}</Button>
          <Button variant="primary" onPress={save} isPending={change.isPending}>
            {say('edit.save')}
          </Button>
        </>
      }
    >
      <div className="manual-upload">
        <TextField
          label={say('edit.titleTh')}
          isRequired
          maxLength={200}
          value={titleTh}
          onChange={setTitleTh}
          error={fault(titleTh)}
        />
        <TextField
          label={say('edit.titleEn')}
          isRequired
          maxLength={200}
          value={titleEn}
          onChange={setTitleEn}
          error={fault(titleEn)}
        />
      </div>
    </Dialog>
  );
}
