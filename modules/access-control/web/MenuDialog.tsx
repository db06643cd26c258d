import type { MenuParent, MenuRow } from '@sarn/access-control/contract';
import {
  CheckboxField,
  FormDialog,
  NumberField,
  StaleForm,
  TextField,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { readMenu, useSaveMenu } from './group.client.ts';
import { ReasonField, useAccessChecks } from './ReasonField.tsx';
import { useCompared } from './use-compared.ts';
import { useTold } from './use-told.ts';
import { accessWords } from './words/access-words.ts';

interface MenuDialogProps {
  /** Left out: a new link of the agency. */
  readonly row?: MenuRow;
  readonly parent: MenuParent;
  readonly onClose: () => void;
}

interface MenuValues {
  readonly nameTh: string;
  readonly nameEn: string;
  readonly icon: string;
  readonly action: string;
  readonly seq: number | null;
  readonly isOn: boolean;
  readonly reason: string;
}

const startOf = (row: MenuRow | undefined): MenuValues => ({
  ...{ nameTh: row?.nameTh ?? '', nameEn: row?.nameEn ?? '', icon: row?.icon ?? 'globe' },
  ...{ action: row?.action ?? 'https://', seq: row?.seq ?? 50, isOn: row?.isOn ?? true },
  reason: '',
});

const compared = {
  nameTh: ({ nameTh }: MenuValues) => nameTh,
  nameEn: ({ nameEn }: MenuValues) => nameEn,
  action: ({ action }: MenuValues) => action,
  icon: ({ icon }: MenuValues) => icon,
  seq: ({ seq }: MenuValues) => seq,
  isOn: ({ isOn }: MenuValues) => isOn,
};

/** @param seen the version that was last looked at: it is sent, and not one that was read meanwhile */
function useMenuForm(seen: MenuRow | undefined, { row, parent, onClose }: MenuDialogProps) {
  const say = useWords(accessWords);
  const checks = useAccessChecks();
  const told = useTold();
  const save = useSaveMenu();
  return useDialogForm({
    name: 'access.menu',
    about: row ? String(row.id) : parent,
    start: startOf(row),
    check: ({ nameTh, action, reason }) => ({
      nameTh: checks.name(nameTh),
      action: action.trim() === '' ? say('applications.actionMissing') : undefined,
      reason: checks.reason(reason),
    }),
    send: async ({ seq, ...values }) =>
      save.mutateAsync({
        ...values,
        ...{ parent, seq: seq ?? 0, menuId: row?.id ?? '', version: seen?.version ?? 0 },
      }),
    told,
    onClose,
  });
}

/** Changes an entry of a menu, switches it off, or adds a link of the agency. */
export function MenuDialog(props: MenuDialogProps) {
  const { row, parent, onClose } = props;
  const say = useWords(accessWords);
  const [seen, setSeen] = useState(row);
  const fields = useCompared<MenuValues>(compared);
  const form = useMenuForm(seen, props);
  const { isOn } = form.values;
  return (
    <FormDialog
      title={say(row ? 'applications.edit' : 'applications.add')}
      form={form}
      columns={2}
      label={say('save')}
      onClose={onClose}
    >
      {row && (
        <StaleForm
          form={form}
          load={() => readMenu(parent, row.id)}
          startOf={(now) => ({ ...startOf(now), reason: form.values.reason })}
          fields={fields}
          onSeen={setSeen}
        />
      )}
      <TextField label={say('nameTh')} isRequired maxLength={200} {...form.field('nameTh')} />
      <TextField label={say('nameEn')} maxLength={200} {...form.field('nameEn')} />
      <TextField
        label={say('applications.action')}
        description={row && !row.isOwn ? undefined : say('applications.actionHint')}
        isRequired
        maxLength={500}
        {...form.field('action')}
      />
      <TextField label={say('applications.icon')} maxLength={60} {...form.field('icon')} />
      <NumberField label={say('sort')} minValue={0} maxValue={9999} {...form.field('seq')} />
      <CheckboxField
        isSelected={isOn}
        isDisabled={row?.isFixed ?? false}
        hint={row?.isFixed ? say('applications.fixed') : undefined}
        onChange={(next) => form.change({ isOn: next })}
      >
        {say('applications.isOn')}
      </CheckboxField>
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
