import type { GroupLine, GroupMember } from '@sarn/access-control/contract';
import { civilDateAt } from '@sarn/kernel';
import { duties } from '@sarn/organisation/contract';
import { PeoplePicker } from '@sarn/organisation/web';
import {
  CheckboxGroup,
  FormDialog,
  Select,
  StaleForm,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useState } from 'react';
import { readGroup, useGroup, useGroups, useSaveGroup } from './group.client.ts';
import { UnitField, useUnitOptions } from './GrantDialog.tsx';
import { useAccessChecks } from './ReasonField.tsx';
import { useCompared } from './use-compared.ts';
import { useTold } from './use-told.ts';
import { NameFields, ValidityAndReason } from './ValidityFields.tsx';
import { accessWords } from './words/access-words.ts';

interface GroupDialogProps {
  /** Left out: a new one. */
  readonly group?: GroupLine;
  readonly onClose: () => void;
}

/** Makes a group or changes it; one that exists is read first. */
export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const found = useGroup(group?.id ?? null);
  if (!group) return <GroupForm members={[]} onClose={onClose} />;
  if (!found.data) return null;
  return <GroupForm group={found.data.item} members={found.data.members} onClose={onClose} />;
}

interface GroupValues {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly kind: GroupLine['kind'];
  readonly ruleUnitId: string;
  readonly ruleDuty: string;
  readonly rulePositionTypeId: string;
  readonly members: readonly Option[];
  readonly partIds: readonly string[];
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly reason: string;
}

const startOf = (group: GroupLine | undefined, members: readonly GroupMember[]): GroupValues => ({
  ...{ code: group?.code ?? '', nameTh: group?.nameTh ?? '', nameEn: group?.nameEn ?? '' },
  ...{ kind: group?.kind ?? 'fixed', ruleUnitId: group?.ruleUnitId ?? '', reason: '' },
  ...{ ruleDuty: group?.ruleDuty ?? '', rulePositionTypeId: group?.rulePositionTypeId ?? '' },
  members: members
    .filter(({ isNamed }) => isNamed)
    .map(({ id, name, text }) => ({ value: id, label: name, hint: text })),
  partIds: group?.parts.map(({ id }) => id) ?? [],
  ...{ validFrom: group?.validFrom ?? civilDateAt(new Date()), validTo: group?.validTo ?? null },
});

interface GroupFormProps extends GroupDialogProps {
  readonly members: readonly GroupMember[];
}

/** @param seen the version that was last looked at: it is sent, and not one that was read meanwhile */
function useGroupForm(seen: GroupLine | undefined, { group, members, onClose }: GroupFormProps) {
  const say = useWords(accessWords);
  const checks = useAccessChecks();
  const told = useTold();
  const save = useSaveGroup();
  return useDialogForm({
    name: 'access.group',
    about: group?.id,
    start: startOf(group, members),
    check: (values) => ({
      code: group ? undefined : checks.code(values.code),
      nameTh: checks.name(values.nameTh),
      ruleUnitId: isWithoutRule(values) ? say('groups.ruleMissing') : undefined,
      validFrom: checks.day(values.validFrom),
      validTo: checks.days(values.validFrom, values.validTo),
      reason: checks.reason(values.reason),
    }),
    send: async ({ members: named, validFrom, ...values }) =>
      save.mutateAsync({
        ...values,
        ...(values.kind === 'rule' ? {} : { ruleUnitId: '', ruleDuty: '', rulePositionTypeId: '' }),
        ruleDuty: values.kind === 'rule' ? (values.ruleDuty as 'head') : '',
        memberIds: values.kind === 'fixed' ? named.map(({ value }) => value) : [],
        partIds: [...values.partIds],
        ...{ validFrom: validFrom ?? '', version: seen?.version ?? 0, groupId: group?.id ?? '' },
      }),
    told,
    onClose,
  });
}

function GroupForm(props: GroupFormProps) {
  const { group, onClose } = props;
  const say = useWords(accessWords);
  const [seen, setSeen] = useState(group);
  const form = useGroupForm(seen, props);
  const fields = useGroupFields();
  const { kind } = form.values;
  const kinds = kind === 'everyone' ? (['everyone'] as const) : (['fixed', 'rule'] as const);
  return (
    <FormDialog
      size="l"
      title={say(group ? 'groups.edit' : 'groups.add')}
      form={form}
      label={say('save')}
      onClose={onClose}
    >
      {group && (
        <StaleForm
          form={form}
          load={() => readGroup(group.id)}
          startOf={(now) => ({ ...startOf(now.item, now.members), reason: form.values.reason })}
          fields={fields}
          onSeen={(now) => setSeen(now.item)}
        />
      )}
      <NameFields
        nameTh={form.field('nameTh')}
        nameEn={form.field('nameEn')}
        code={form.field('code')}
        isCodeFixed={group !== undefined}
      />
      <Select
        label={say('groups.kind')}
        isDisabled={group?.isSeed ?? false}
        options={kinds.map((one) => ({ value: one, label: say(`groups.${one}`) }))}
        {...form.field('kind')}
      />
      <BelongingFields form={form} group={group} />
      <ValidityAndReason
        from={form.field('validFrom')}
        to={form.field('validTo')}
        reason={form.field('reason')}
      />
    </FormDialog>
  );
}

interface BelongingFieldsProps {
  readonly form: ReturnType<typeof useGroupForm>;
  /** Undefined: a new group. */
  readonly group: GroupLine | undefined;
}

/** Who belongs to the group: people by name or by a rule, and other groups. */
function BelongingFields({ form, group }: BelongingFieldsProps) {
  const say = useWords(accessWords);
  const { kind, members, partIds } = form.values;
  if (kind === 'everyone') return null;
  return (
    <>
      {kind === 'fixed' && (
        <PeoplePicker
          label={say('groups.members')}
          description={say('groups.membersText')}
          scopeUnitId={null}
          people={members}
          onChange={(people) => form.change({ members: people })}
        />
      )}
      {kind === 'rule' && <RuleFields form={form} group={group} />}
      <PartsField
        ownId={group?.id ?? ''}
        value={partIds}
        onChange={(next) => form.change({ partIds: next })}
      />
    </>
  );
}

/** By which unit, duty and type of post somebody belongs to the group. */
function RuleFields({ form, group }: BelongingFieldsProps) {
  const say = useWords(accessWords);
  return (
    <>
      <UnitField
        label={say('groups.ruleUnit')}
        known={group && { id: group.ruleUnitId, name: group.ruleUnitName }}
        {...form.field('ruleUnitId')}
      />
      <Select
        label={say('groups.ruleDuty')}
        options={[
          { value: '', label: say('groups.any') },
          ...duties.map((duty) => ({ value: duty, label: say(`duty.${duty}`) })),
        ]}
        {...form.field('ruleDuty')}
      />
      <PositionTypeField {...form.field('rulePositionTypeId')} />
    </>
  );
}

function useGroupFields() {
  const say = useWords(accessWords);
  const { rows = [], positionTypes = [] } = useGroups().data ?? {};
  const units = useUnitOptions();
  const named = <R,>(all: readonly R[], isOne: (row: R) => boolean, name: (row: R) => string) =>
    all.filter(isOne).map(name).join(', ');
  return useCompared<GroupValues>({
    nameTh: ({ nameTh }) => nameTh,
    nameEn: ({ nameEn }) => nameEn,
    kind: ({ kind }) => say(`groups.${kind}`),
    members: ({ members }) => members.map(({ label }) => label).join(', '),
    ruleUnitId: ({ ruleUnitId }) =>
      named(
        units,
        ({ value }) => value === ruleUnitId,
        ({ label }) => label,
      ),
    ruleDuty: ({ ruleDuty }) =>
      named(
        duties,
        (one) => one === ruleDuty,
        (one) => say(`duty.${one}`),
      ),
    rulePositionTypeId: (values) =>
      named(
        positionTypes,
        ({ id }) => id === values.rulePositionTypeId,
        ({ name }) => name,
      ),
    parts: ({ partIds }) =>
      named(
        rows,
        ({ id }) => partIds.includes(id),
        ({ nameTh }) => nameTh,
      ),
    validFrom: ({ validFrom }) => validFrom,
    validTo: ({ validTo }) => validTo,
  });
}

const isWithoutRule = ({ kind, ruleUnitId, ruleDuty, rulePositionTypeId }: GroupValues): boolean =>
  kind === 'rule' && ruleUnitId === '' && ruleDuty === '' && rulePositionTypeId === '';

interface PositionTypeFieldProps {
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function PositionTypeField(field: PositionTypeFieldProps) {
  const say = useWords(accessWords);
  const types = useGroups().data?.positionTypes ?? [];
  return (
    <Select
      label={say('groups.ruleType')}
      options={[
        { value: '', label: say('groups.any') },
        ...types.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      {...field}
    />
  );
}

interface PartsFieldProps {
  readonly ownId: string;
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Groups whose members belong to this one, too. */
function PartsField({ ownId, value, onChange }: PartsFieldProps) {
  const say = useWords(accessWords);
  const groups = (useGroups().data?.rows ?? []).filter(
    ({ id, validTo, kind }) => id !== ownId && validTo === null && kind !== 'everyone',
  );
  if (groups.length === 0) return null;
  return (
    <CheckboxGroup
      label={say('groups.parts')}
      description={say('groups.partsHint')}
      options={groups.map(({ id, nameTh }) => ({ value: id, label: nameTh }))}
      value={value}
      onChange={onChange}
      isRow
    />
  );
}
