import { grantScopes } from '@sarn/access-control/contract';
import type { GrantScope, RoleTypeLine } from '@sarn/access-control/contract';
import { civilDateAt } from '@sarn/kernel';
import {
  CheckboxField,
  FormDialog,
  NumberField,
  Select,
  StaleForm,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { readRoleType, useSaveRoleType } from './access.client.ts';
import { useAccessChecks } from './ReasonField.tsx';
import { useCompared } from './use-compared.ts';
import { useTold } from './use-told.ts';
import { NameFields, ValidityAndReason } from './ValidityFields.tsx';
import { accessWords } from './words/access-words.ts';

interface RoleTypeDialogProps {
  /** Left out: a new one. */
  readonly type?: RoleTypeLine | undefined;
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

/** @param seen the version that was last looked at: it is sent, and not one that was read meanwhile */
function useTypeForm(seen: RoleTypeLine | undefined, { type, onClose }: RoleTypeDialogProps) {
  const checks = useAccessChecks();
  const told = useTold();
  const save = useSaveRoleType();
  return useDialogForm({
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
        ...{ sort: sort ?? 0, validFrom: validFrom ?? '', version: seen?.version ?? 0 },
      }),
    told,
    onClose,
  });
}

/** Makes a type of roles or changes it. */
export function RoleTypeDialog({ type, onClose }: RoleTypeDialogProps) {
  const say = useWords(accessWords);
  const [seen, setSeen] = useState(type);
  const form = useTypeForm(seen, { type, onClose });
  const fields = useTypeFields();
  return (
    <FormDialog
      title={say(type ? 'types.edit' : 'types.add')}
      form={form}
      columns={2}
      label={say('save')}
      onClose={onClose}
    >
      {type && (
        <StaleForm
          form={form}
          load={() => readRoleType(type.code)}
          startOf={(now) => ({ ...startOf(now), reason: form.values.reason })}
          fields={fields}
          onSeen={setSeen}
        />
      )}
      <NameFields
        nameTh={form.field('nameTh')}
        nameEn={form.field('nameEn')}
        code={form.field('code')}
        isCodeFixed={type !== undefined}
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
      <CheckboxField {...form.tick('needsSecond')}>{say('types.second')}</CheckboxField>
      <CheckboxField {...form.tick('hasHeadPortal')}>{say('types.head')}</CheckboxField>
      <ValidityAndReason
        from={form.field('validFrom')}
        to={form.field('validTo')}
        reason={form.field('reason')}
      />
    </FormDialog>
  );
}

function useTypeFields() {
  const say = useWords(accessWords);
  return useCompared<TypeValues>({
    nameTh: ({ nameTh }) => nameTh,
    nameEn: ({ nameEn }) => nameEn,
    widestScope: ({ widestScope }) => widestScope,
    grantee: ({ grantee }) => say(`types.${grantee}`),
    needsSecond: ({ needsSecond }) => needsSecond,
    hasHeadPortal: ({ hasHeadPortal }) => hasHeadPortal,
    sort: ({ sort }) => sort,
    validFrom: ({ validFrom }) => validFrom,
    validTo: ({ validTo }) => validTo,
  });
}
