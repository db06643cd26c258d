import type { RoleLine } from '@sarn/access-control/contract';
import { civilDateAt } from '@sarn/kernel';
import {
  FormDialog,
  NumberField,
  Select,
  StaleForm,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { readRole, useChangeRole, useCreateRole, useRoleTypes } from './access.client.ts';
import { ReasonField, useAccessChecks } from './ReasonField.tsx';
import { useCompared } from './use-compared.ts';
import { useTold } from './use-told.ts';
import { NameFields, ValidityFields } from './ValidityFields.tsx';
import { accessWords } from './words/access-words.ts';

interface RoleDialogProps {
  /** Left out: a new one. */
  readonly role?: RoleLine | undefined;
  readonly onClose: () => void;
}

interface RoleValues {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly typeCode: string;
  readonly legacyNo: number | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly reason: string;
}

const startOf = (role: RoleLine | undefined): RoleValues => ({
  ...{ code: role?.code ?? '', nameTh: role?.nameTh ?? '', nameEn: role?.nameEn ?? '' },
  ...{ typeCode: role?.typeCode ?? '', legacyNo: role?.legacyNo ?? null, reason: '' },
  validFrom: role?.validFrom ?? civilDateAt(new Date()),
  validTo: role?.validTo ?? null,
});

/** @param seen the version that was last looked at: it is sent, and not one that was read meanwhile */
function useRoleForm(seen: RoleLine | undefined, { role, onClose }: RoleDialogProps) {
  const say = useWords(accessWords);
  const checks = useAccessChecks();
  const told = useTold();
  const create = useCreateRole();
  const change = useChangeRole();
  return useDialogForm({
    name: 'access.role',
    about: role?.id,
    start: startOf(role),
    check: ({ code, nameTh, typeCode, validFrom, validTo, reason }) => ({
      code: role ? undefined : checks.code(code),
      nameTh: checks.name(nameTh),
      typeCode: typeCode === '' ? say('roles.typeMissing') : undefined,
      validFrom: checks.day(validFrom),
      validTo: checks.days(validFrom, validTo),
      reason: checks.reason(reason),
    }),
    send: async ({ code, validFrom, validTo, legacyNo, ...values }) => {
      const sent = { ...values, legacyNo, validFrom: validFrom ?? '', validTo };
      return role
        ? change.mutateAsync({ ...sent, roleId: role.id, version: seen?.version ?? role.version })
        : create.mutateAsync({ ...sent, code });
    },
    told,
    onClose,
  });
}

/** Makes a role, changes what it is, or ends it by its last day. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const say = useWords(accessWords);
  const [seen, setSeen] = useState(role);
  const form = useRoleForm(seen, { role, onClose });
  const fields = useRoleFields();
  return (
    <FormDialog
      title={say(role ? 'roles.edit' : 'roles.add')}
      form={form}
      columns={2}
      label={say('save')}
      onClose={onClose}
    >
      {role && (
        <StaleForm
          form={form}
          load={() => readRole(role.id)}
          startOf={(now) => ({ ...startOf(now), reason: form.values.reason })}
          fields={fields}
          onSeen={setSeen}
        />
      )}
      <NameFields
        nameTh={form.field('nameTh')}
        nameEn={form.field('nameEn')}
        code={form.field('code')}
        isCodeFixed={role !== undefined}
      />
      <TypeField {...form.field('typeCode')} isFixed={role?.isSeed ?? false} />
      <ValidityFields from={form.field('validFrom')} to={form.field('validTo')} />
      <NumberField
        label={say('roles.legacyNo')}
        description={say('roles.legacyHint')}
        {...form.field('legacyNo')}
      />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}

function useRoleFields() {
  const types = useRoleTypes().data?.rows ?? [];
  return useCompared<RoleValues>({
    nameTh: ({ nameTh }) => nameTh,
    nameEn: ({ nameEn }) => nameEn,
    typeCode: ({ typeCode }) => types.find(({ code }) => code === typeCode)?.nameTh ?? typeCode,
    legacyNo: ({ legacyNo }) => legacyNo,
    validFrom: ({ validFrom }) => validFrom,
    validTo: ({ validTo }) => validTo,
  });
}

interface TypeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: string | null;
  readonly isFixed: boolean;
}

/** The type of the role, among those still in use; fixed for a role that comes with the system. */
function TypeField({ isFixed, ...field }: TypeFieldProps) {
  const say = useWords(accessWords);
  const types = useRoleTypes().data?.rows ?? [];
  const offered = types.filter(({ code, validTo }) => validTo === null || code === field.value);
  return (
    <Select
      label={say('roles.type')}
      isRequired
      isDisabled={isFixed}
      description={isFixed ? say('seed') : undefined}
      options={offered.map(({ code, nameTh }) => ({ value: code, label: nameTh }))}
      {...field}
    />
  );
}
