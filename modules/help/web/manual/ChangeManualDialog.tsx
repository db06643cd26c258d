import type { ManagedManual, ManualGroup } from '@sarn/help/contract';
import { FormDialog, StaleForm, TextField, useDialogForm, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { readManual, useChangeManual } from '../help.client.ts';
import { helpWords } from '../words/help-words.ts';
import { GroupField, useGroupNames } from './GroupField.tsx';

export interface ChangeManualDialogProps {
  readonly manual: ManagedManual;
  readonly groups: readonly ManualGroup[];
  readonly onClose: () => void;
}

const startOf = ({ titleTh, titleEn, groupIds }: ManagedManual) => ({
  ...{ titleTh, titleEn, groupIds: groupIds as readonly string[] },
});

/** Changes the titles of a manual, and for whom it is. */
export function ChangeManualDialog({ manual, groups, onClose }: ChangeManualDialogProps) {
  const say = useWords(helpWords);
  const change = useChangeManual();
  const namesOf = useGroupNames(groups);
  const [seen, setSeen] = useState(manual);
  const fault = (title: string) => title.trim() === '' && say('edit.needTitle');
  const form = useDialogForm({
    name: 'manual.titles',
    about: manual.id,
    start: startOf(manual),
    check: (titles) => ({ titleTh: fault(titles.titleTh), titleEn: fault(titles.titleEn) }),
    send: async ({ titleTh, titleEn, groupIds }) =>
      change.mutateAsync({
        ...{ manualId: manual.id, isHidden: seen.isHidden, titleTh, titleEn },
        groupIds: [...groupIds],
        seen: {
          ...{ titleTh: seen.titleTh, titleEn: seen.titleEn },
          ...{ isHidden: seen.isHidden, groupIds: seen.groupIds },
        },
      }),
    told: () => ({ title: say('edit.saved') }),
    onClose,
  });
  return (
    <FormDialog title={say('edit.change')} form={form} label={say('edit.save')} onClose={onClose}>
      <StaleForm
        form={form}
        load={() => readManual(manual.id)}
        startOf={startOf}
        fields={[
          { label: say('edit.titleTh'), text: ({ titleTh }) => titleTh },
          { label: say('edit.titleEn'), text: ({ titleEn }) => titleEn },
          { label: say('edit.groups'), text: ({ groupIds }) => namesOf(groupIds) },
        ]}
        onSeen={setSeen}
      />
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
      <GroupField groups={groups} {...form.field('groupIds')} />
    </FormDialog>
  );
}
