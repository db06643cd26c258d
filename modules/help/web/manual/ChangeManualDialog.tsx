import type { Manual } from '@sarn/help/contract';
import { FormDialog, TextField, useDialogForm, useWords } from '@sarn/platform-web';
import { useChangeManual } from '../help.client.ts';
import { helpWords } from '../words/help-words.ts';

export interface ChangeManualDialogProps {
  readonly manual: Manual;
  readonly onClose: () => void;
}

/** Changes the titles of a manual. */
export function ChangeManualDialog({ manual, onClose }: ChangeManualDialogProps) {
  const say = useWords(helpWords);
  const change = useChangeManual();
  const { id: manualId, isHidden, titleTh, titleEn } = manual;
  const fault = (title: string) => title.trim() === '' && say('edit.needTitle');
  const form = useDialogForm({
    name: 'manual.titles',
    about: manualId,
    start: { titleTh, titleEn },
    check: (titles) => ({ titleTh: fault(titles.titleTh), titleEn: fault(titles.titleEn) }),
    send: async (titles) => change.mutateAsync({ manualId, isHidden, ...titles }),
    told: () => ({ title: say('edit.saved') }),
    onClose,
  });
  return (
    <FormDialog title={say('edit.change')} form={form} label={say('edit.save')} onClose={onClose}>
      <TextField
        label={say('edit.titleTh')}
        isRequired
        maxLength={200}
        {...form.field('titleTh')}
      />
      <TextField
        label={say('edit.titleEn')}
        isRequired
        maxLength={200}
        {...form.field('titleEn')}
      />
    </FormDialog>
  );
}
