import {
  lineGrantees,
  lineRegisters,
  numberActs,
  numberActWords,
} from '@sarn/access-control/contract';
import type {
  LineGrantee,
  LineRegister,
  NumberAct,
  NumberLine,
} from '@sarn/access-control/contract';
import { civilDateAt } from '@sarn/kernel';
import { PersonPicker } from '@sarn/organisation/web';
import {
  CheckboxField,
  CheckboxGroup,
  ComboBox,
  FormDialog,
  NumberField,
  Select,
  StaleForm,
  useDialogForm,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { useState } from 'react';
import { loadPosts, useRoles } from './access.client.ts';
import { UnitField, useUnitOptions } from './GrantDialog.tsx';
import { readNumberLine, useGroups, useSaveNumberLine } from './group.client.ts';
import { useAccessChecks } from './ReasonField.tsx';
import { useCompared } from './use-compared.ts';
import { useTold } from './use-told.ts';
import { ValidityAndReason } from './ValidityFields.tsx';
import { accessWords } from './words/access-words.ts';

interface NumberRightDialogProps {
  /** Left out: a new one. */
  readonly line?: NumberLine;
  /** Of a new one: the register that it is proposed for. */
  readonly unitId?: string;
  readonly kind?: LineRegister | undefined;
  readonly onClose: () => void;
}

interface LineValues {
  readonly grantee: LineGrantee;
  readonly holding: Option | null;
  readonly acts: readonly NumberAct[];
  readonly unitId: string;
  readonly isBelow: boolean;
  readonly kinds: readonly LineRegister[];
  readonly mostAtOnce: number | null;
  readonly mostDaysBack: number | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly reason: string;
}

const startOf = ({
  line,
  unitId = '',
  kind,
}: Omit<NumberRightDialogProps, 'onClose'>): LineValues => ({
  grantee: line?.grantee ?? 'post',
  holding: line ? { value: line.granteeId, label: line.granteeName } : null,
  ...{ acts: line?.acts ?? ['take'], unitId: line?.unitId ?? unitId, reason: '' },
  ...{ isBelow: line?.scope === 'subtree', kinds: line?.kinds ?? (kind ? [kind] : []) },
  ...{ mostAtOnce: line?.mostAtOnce ?? null, mostDaysBack: line?.mostDaysBack ?? null },
  ...{ validFrom: line?.validFrom ?? civilDateAt(new Date()), validTo: line?.validTo ?? null },
});

/** @param seen the version that was last looked at: it is sent, and not one that was read meanwhile */
function useLineForm(seen: NumberLine | undefined, props: NumberRightDialogProps) {
  const { line, onClose } = props;
  const say = useWords(accessWords);
  const checks = useAccessChecks();
  const told = useTold();
  const save = useSaveNumberLine();
  return useDialogForm({
    name: 'access.number-line',
    about: line?.id,
    start: startOf(props),
    check: (values) => ({
      holding: values.holding === null ? say('grants.missing') : undefined,
      acts: values.acts.length === 0 ? say('numbers.actsMissing') : undefined,
      unitId: values.unitId === '' ? say('numbers.unitMissing') : undefined,
      validFrom: checks.day(values.validFrom),
      validTo: checks.days(values.validFrom, values.validTo),
      reason: checks.reason(values.reason),
    }),
    send: async ({ holding, isBelow, acts, kinds, validFrom, ...values }) =>
      save.mutateAsync({
        ...values,
        ...{ acts: [...acts], kinds: [...kinds], granteeId: holding?.value ?? '' },
        ...{ scope: isBelow ? 'subtree' : 'unit', validFrom: validFrom ?? '' },
        ...{ lineId: line?.id ?? '', version: seen?.version ?? 0 },
      }),
    told,
    onClose,
  });
}

interface LineFieldsProps {
  readonly form: ReturnType<typeof useLineForm>;
}

/** Lets somebody do something with numbers of a unit; ended by its last day. */
export function NumberRightDialog(props: NumberRightDialogProps) {
  const { line, onClose } = props;
  const say = useWords(accessWords);
  const [seen, setSeen] = useState(line);
  const form = useLineForm(seen, props);
  const fields = useLineFields();
  const { grantee, isBelow } = form.values;
  return (
    <FormDialog
      size="l"
      title={say(line ? 'numbers.edit' : 'numbers.add')}
      form={form}
      columns={2}
      label={say('save')}
      onClose={onClose}
    >
      {line && (
        <StaleForm
          form={form}
          load={() => readNumberLine(line.id)}
          startOf={(now) => ({ ...startOf({ line: now }), reason: form.values.reason })}
          fields={fields}
          onSeen={setSeen}
        />
      )}
      <Select
        label={say('numbers.grantee')}
        options={lineGrantees.map((one) => ({ value: one, label: say(`numbers.${one}`) }))}
        value={grantee}
        onChange={(one) => form.change({ grantee: one, holding: null })}
      />
      <HoldingField grantee={grantee} {...form.field('holding')} />
      <ActFields form={form} />
      <UnitField
        label={say('numbers.unit')}
        isRequired
        known={line && { id: line.unitId, name: line.unitName }}
        {...form.field('unitId')}
      />
      <CheckboxField isSelected={isBelow} onChange={(isOn) => form.change({ isBelow: isOn })}>
        {say('numbers.below')}
      </CheckboxField>
      <LimitFields form={form} />
      <ValidityAndReason
        from={form.field('validFrom')}
        to={form.field('validTo')}
        reason={form.field('reason')}
      />
    </FormDialog>
  );
}

function useLineFields() {
  const say = useWords(accessWords);
  const tongue = useLanguage() === 'en' ? 'en' : 'th';
  const units = useUnitOptions();
  return useCompared<LineValues>({
    granteeName: ({ holding }) => holding?.label ?? '',
    acts: ({ acts }) => acts.map((act) => numberActWords[act][tongue]).join(', '),
    kinds: ({ kinds }) => kinds.map((kind) => say(`kind.${kind}`)).join(', '),
    unitName: ({ unitId }) => units.find(({ value }) => value === unitId)?.label ?? unitId,
    scope: ({ isBelow }) => (isBelow ? 'subtree' : 'unit'),
    mostAtOnce: ({ mostAtOnce }) => mostAtOnce,
    mostDaysBack: ({ mostDaysBack }) => mostDaysBack,
    validFrom: ({ validFrom }) => validFrom,
    validTo: ({ validTo }) => validTo,
  });
}

/** What may be done, in registers of which kinds. */
function ActFields({ form }: LineFieldsProps) {
  const say = useWords(accessWords);
  const tongue = useLanguage() === 'en' ? 'en' : 'th';
  return (
    <>
      <CheckboxGroup
        label={say('numbers.acts')}
        isRequired
        isRow
        options={numberActs.map((act) => ({ value: act, label: numberActWords[act][tongue] }))}
        {...form.field('acts')}
      />
      <CheckboxGroup
        label={say('numbers.kinds')}
        description={say('numbers.kindsHint')}
        isRow
        options={lineRegisters.map((kind) => ({ value: kind, label: say(`kind.${kind}`) }))}
        {...form.field('kinds')}
      />
    </>
  );
}

/** How many numbers at once, and how many days back. */
function LimitFields({ form }: LineFieldsProps) {
  const say = useWords(accessWords);
  return (
    <>
      <NumberField
        label={say('numbers.most')}
        description={say('numbers.limitHint')}
        minValue={1}
        maxValue={1000}
        {...form.field('mostAtOnce')}
      />
      <NumberField
        label={say('numbers.back')}
        description={say('numbers.limitHint')}
        minValue={0}
        maxValue={366}
        {...form.field('mostDaysBack')}
      />
    </>
  );
}

interface HoldingFieldProps {
  readonly grantee: LineGrantee;
  readonly value: Option | null;
  readonly onChange: (holding: Option | null) => void;
  readonly error?: string | null;
}

/** The person, post, role or group that is meant. */
function HoldingField({ grantee, ...field }: HoldingFieldProps) {
  const say = useWords(accessWords);
  const roles = useRoles().data?.rows ?? [];
  const groups = useGroups().data?.rows ?? [];
  const label = say(`numbers.${grantee}`);
  if (grantee === 'person')
    return <PersonPicker label={label} scopeUnitId={null} isRequired {...field} />;
  if (grantee === 'post') {
    return <ComboBox label={label} loadOptions={loadPosts} isRequired {...field} />;
  }
  const named = grantee === 'role' ? roles : groups;
  const options = named
    .filter(({ validTo }) => validTo === null)
    .map(({ id, nameTh }) => ({ value: id, label: nameTh }));
  return <ComboBox label={label} options={options} isRequired {...field} />;
}
