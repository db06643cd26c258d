import { civilDateAt } from '@sarn/kernel';
import { useUnits, PersonPicker } from '@sarn/organisation/web';
import {
  ComboBox,
  FormDialog,
  RadioGroup,
  Select,
  useDialogForm,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { loadPosts, useMakeGrant, useRoles } from './access.client.ts';
import { useAccessChecks } from './ReasonField.tsx';
import { useTold } from './use-told.ts';
import { ValidityAndReason } from './ValidityFields.tsx';
import { accessWords } from './words/access-words.ts';

interface GrantDialogProps {
  /** Left out: chosen in the form, among these or all. */
  readonly roleId?: string;
  /** Offers only roles with such a permission. */
  readonly isAdmin?: boolean;
  readonly onClose: () => void;
}

interface GrantValues {
  readonly roleId: string;
  readonly to: 'person' | 'post';
  readonly person: Option | null;
  readonly post: Option | null;
  readonly unitId: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly reason: string;
}

function useGrantForm(roleId: string, onClose: () => void) {
  const say = useWords(accessWords);
  const checks = useAccessChecks();
  const told = useTold();
  const grant = useMakeGrant();
  const start: GrantValues = {
    ...{ roleId, to: 'person', person: null, post: null, unitId: '', reason: '' },
    ...{ validFrom: civilDateAt(new Date()), validTo: null },
  };
  return useDialogForm({
    name: 'access.grant',
    about: roleId,
    start,
    check: (values) => ({
      roleId: values.roleId === '' ? say('grants.roleMissing') : undefined,
      [values.to]: values[values.to] === null ? say('grants.missing') : undefined,
      validFrom: checks.day(values.validFrom),
      validTo: checks.days(values.validFrom, values.validTo),
      reason: checks.reason(values.reason),
    }),
    send: async ({ to, person, post, validFrom, unitId, ...values }) =>
      grant.mutateAsync({
        ...values,
        personId: to === 'person' ? (person?.value ?? '') : '',
        postId: to === 'post' ? (post?.value ?? '') : '',
        ...{ unitId, validFrom: validFrom ?? '' },
      }),
    told,
    onClose,
  });
}

type GrantForm = ReturnType<typeof useGrantForm>;

/** Grants a role to a person or to a post. */
export function GrantDialog({ roleId = '', isAdmin = false, onClose }: GrantDialogProps) {
  const say = useWords(accessWords);
  const form = useGrantForm(roleId, onClose);
  return (
    <FormDialog title={say('grants.add')} form={form} label={say('save')} onClose={onClose}>
      {roleId === '' && <RoleField isAdmin={isAdmin} {...form.field('roleId')} />}
      <GranteeFields form={form} />
      <UnitField
        label={say('grants.unit')}
        description={say('grants.unitHint')}
        {...form.field('unitId')}
      />
      <ValidityAndReason
        from={form.field('validFrom')}
        to={form.field('validTo')}
        reason={form.field('reason')}
      />
    </FormDialog>
  );
}

/** Who gets the role: a person, or whoever holds a post. */
function GranteeFields({ form }: { readonly form: GrantForm }) {
  const say = useWords(accessWords);
  const { to, post } = form.values;
  return (
    <>
      <RadioGroup
        label={say('grants.to')}
        options={[
          { value: 'person', label: say('grants.toPerson') },
          { value: 'post', label: say('grants.toPost') },
        ]}
        {...form.field('to')}
      />
      {to === 'person' ? (
        <PersonPicker
          label={say('grants.person')}
          scopeUnitId={null}
          isRequired
          {...form.field('person')}
        />
      ) : (
        <ComboBox
          label={say('grants.post')}
          loadOptions={loadPosts}
          isRequired
          description={post?.hint}
          {...form.field('post')}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null;
}

function RoleField({ isAdmin, ...field }: ChoiceProps & { readonly isAdmin: boolean }) {
  const say = useWords(accessWords);
  const found = useRoles().data;
  const dangerous = new Set(
    found?.permissions.filter((one) => one.isDangerous).map(({ code }) => code),
  );
  const roles = (found?.rows ?? []).filter(
    ({ validTo, permissions }) =>
      validTo === null && (!isAdmin || permissions.some(({ code }) => dangerous.has(code))),
  );
  return (
    <Select
      label={say('grants.role')}
      isRequired
      options={roles.map(({ id, nameTh, typeName }) => ({
        value: id,
        label: nameTh,
        hint: typeName,
      }))}
      {...field}
    />
  );
}

interface UnitFieldProps extends ChoiceProps {
  readonly label: string;
  readonly description?: string;
  readonly isRequired?: boolean;
  /** The unit of what is changed: it is shown by its name though it may have ended. */
  readonly known?: { readonly id: string | null; readonly name: string } | undefined;
}

/** The units of today, to choose from. */
export function useUnitOptions(): readonly Option[] {
  const isEnglish = useLanguage() === 'en';
  return (useUnits().data ?? []).map(({ id, nameTh, nameEn }) => ({
    value: id,
    label: (isEnglish && nameEn) || nameTh,
  }));
}

/** A unit of today, or none. */
export function UnitField({ value, onChange, known, ...field }: UnitFieldProps) {
  const say = useWords(accessWords);
  const units = useUnitOptions();
  const isEnded = units.length > 0 && known?.id && !units.some((one) => one.value === known.id);
  const ended = isEnded ? [{ value: known.id, label: say('unitEnded', { name: known.name }) }] : [];
  const options = [...units, ...ended];
  return (
    <ComboBox
      options={options}
      value={options.find((option) => option.value === value) ?? null}
      onChange={(option) => onChange(option?.value ?? '')}
      {...field}
    />
  );
}
