import { grantScopes } from '@sarn/access-control/contract';
import type { GrantScope, RoleTypeLine } from '@sarn/access-control/contract';
import { civilDateAt } from '@sarn/kernel';
import {
  CheckboxField,
  DatePicker,
  FormDialog,
  NumberField,
  Select,
  TextField,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import { useSaveRoleType } from './access.client.ts';
import { ReasonField, useAccessChecks } from './ReasonField.tsx';
import { useTold } from './use-told.ts';
import { accessWords } from './words/access-words.ts';

interface RoleTypeDialogProps {
  /** Left out: a new one. */
  readonly type?: RoleTypeLine;
  readonly onClose: () => void;
}

const grantees = ['any', 'person', 'post'] as const;

interface TypeValues {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly widestScope: GrantScope;
  readonly grantee: (typeof grantees)[number];
  readonly needsSecond: boolean;
  readonly hasHeadPortal: boolean;
  readonly sort: number | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly reason: string;
}

const startOf = (type: RoleTypeLine | undefined): TypeValues => ({
  ...{ code: type?.code ?? '', nameTh: type?.nameTh ?? '', nameEn: type?.nameEn ?? '' },
  ...{ widestScope: type?.widestScope ?? 'agency', grantee: type?.grantee ?? 'any' },
  ...{ needsSecond: type?.needsSecond ?? false, hasHeadPortal: type?.hasHeadPortal ?? false },
  ...{ sort: type?.sort ?? 10, validTo: type?.validTo ?? null, reason: '' },
  validFrom: type?.validFrom ?? civilDateAt(new Date()),
});

/** Makes a type of roles or changes it. */
export function RoleTypeDialog({ type, onClose }: RoleTypeDialogProps) {
  const say = useWords(accessWords);
  const checks = useAccessChecks();
  const told = useTold();
  const save = useSaveRoleType();
  const form = useDialogForm({
    name: 'access.role-type',
    about: type?.code,
    start: startOf(type),
    check: ({ code, nameTh, validFrom, validTo, reason }) => ({
      code: type ? undefined : checks.code(code),
      nameTh: checks.name(nameTh),
      validFrom: checks.day(validFrom),
      validTo: checks.days(validFrom, validTo),
      reason: checks.reason(reason),
    }),
    send: async ({ validFrom, sort, ...values }) =>
      save.mutateAsync({
        ...values,
        ...{ sort: sort ?? 0, validFrom: validFrom ?? '', version: type?.version ?? 0 },
      }),
    told,
    onClose,
  });
  const { needsSecond, hasHeadPortal } = form.values;
  return (
    <FormDialog
      title={say(type ? 'types.edit' : 'types.add')}
      form={form}
      columns={2}
      label={say('save')}
      onClose={onClose}
    >
      <TextField label={say('nameTh')} isRequired maxLength={200} {...form.field('nameTh')} />
      <TextField label={say('nameEn')} maxLength={200} {...form.field('nameEn')} />
      <TextField
        label={say('code')}
        description={type ? undefined : say('codeHint')}
        isRequired
        isReadOnly={type !== undefined}
        maxLength={40}
        {...form.field('code')}
      />
      <NumberField label={say('sort')} minValue={0} maxValue={9999} {...form.field('sort')} />
      <Select
        label={say('types.widest')}
        options={grantScopes.map((scope) => ({ value: scope, label: say(`scope.${scope}`) }))}
        {...form.field('widestScope')}
      />
      <Select
        label={say('types.grantee')}
        options={grantees.map((grantee) => ({ value: grantee, label: say(`types.${grantee}`) }))}
        {...form.field('grantee')}
      />
      <CheckboxField
        isSelected={needsSecond}
        onChange={(isOn) => form.change({ needsSecond: isOn })}
      >
        {say('types.second')}
      </CheckboxField>
      <CheckboxField
        isSelected={hasHeadPortal}
        onChange={(isOn) => form.change({ hasHeadPortal: isOn })}
      >
        {say('types.head')}
      </CheckboxField>
      <DatePicker label={say('validFrom')} isRequired {...form.field('validFrom')} />
      <DatePicker
        label={say('validTo')}
        description={say('validToHint')}
        {...form.field('validTo')}
      />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
