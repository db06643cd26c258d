import type { Field, FieldValue } from '@sarn/kernel';
import { CheckboxField } from '../field/CheckboxField.tsx';
import { ComboBox } from '../field/ComboBox.tsx';
import { NumberField } from '../field/NumberField.tsx';
import { Select } from '../field/Select.tsx';
import { TextArea } from '../field/TextArea.tsx';
import { TextField } from '../field/TextField.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { useSettingOptions } from './described.client.ts';
import { inLanguage } from './shown-value.ts';
import { useUnitNames, useUnitsPart } from './units-part.ts';
import { describedWords } from './words/described-words.ts';

export interface FieldInputProps<F extends Field = Field> {
  readonly field: F;
  readonly value: FieldValue;
  readonly onChange: (value: FieldValue) => void;
  readonly error: string | null;
  /** Why it cannot be changed; null when it can. */
  readonly lock: string | null;
}

type Kind<K extends Field['kind']> = FieldInputProps<Extract<Field, { kind: K }>>;

/** The input of a described field. */
export function FieldInput(props: FieldInputProps) {
  const { field } = props;
  switch (field.kind) {
    case 'text':
      return <TextInput {...props} field={field} />;
    case 'number':
      return <NumberInput {...props} field={field} />;
    case 'switch':
      return <SwitchInput {...props} field={field} />;
    case 'choice':
      return <ChoiceInput {...props} field={field} />;
    case 'reference':
      return <ReferenceInput {...props} field={field} />;
    case 'texts':
      return <TextsInput {...props} field={field} />;
    case 'units':
      return <UnitsInput {...props} field={field} />;
  }
}

/** Label, hint, error and lock, the same for every kind. */
function useParts({ field, error, lock }: FieldInputProps) {
  const language = useLanguage();
  const hint = lock ?? (field.hint && inLanguage(field.hint, language));
  return {
    label: inLanguage(field.label, language),
    ...(hint ? { description: hint } : {}),
    error,
    isReadOnly: lock !== null,
  };
}

function TextInput(props: Kind<'text'>) {
  const parts = useParts(props);
  const { field, value, onChange } = props;
  const shared = {
    ...parts,
    isRequired: field.isRequired === true,
    maxLength: field.max,
    value: typeof value === 'string' ? value : '',
    onChange,
  };
  return field.isLong ? <TextArea {...shared} /> : <TextField {...shared} />;
}

function NumberInput(props: Kind<'number'>) {
  const parts = useParts(props);
  const { field, value, onChange } = props;
  return (
    <NumberField
      {...parts}
      isRequired={field.isOptional !== true}
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
      minValue={field.min}
      maxValue={field.max}
      step={field.step ?? 1}
    />
  );
}

function SwitchInput(props: Kind<'switch'>) {
  const { label, description, isReadOnly } = useParts(props);
  return (
    <CheckboxField
      isSelected={props.value === true}
      onChange={props.onChange}
      isDisabled={isReadOnly}
      hint={description}
    >
      {label}
    </CheckboxField>
  );
}

function ChoiceInput(props: Kind<'choice'>) {
  const { isReadOnly, ...parts } = useParts(props);
  const language = useLanguage();
  const options = Object.entries(props.field.options).map(([value, name]) => ({
    value,
    label: inLanguage(name, language),
  }));
  return (
    <Select
      {...parts}
      isDisabled={isReadOnly}
      options={options}
      value={typeof props.value === 'string' ? props.value : null}
      onChange={props.onChange}
    />
  );
}

function ReferenceInput(props: Kind<'reference'>) {
  const say = useWords(describedWords);
  const { isReadOnly, ...parts } = useParts(props);
  const language = useLanguage();
  const value = typeof props.value === 'string' ? props.value : null;
  const found = useSettingOptions(props.field.table, value);
  const rows = (found.data?.rows ?? []).map(({ code, nameTh, nameEn }) => ({
    value: code,
    label: inLanguage({ th: nameTh, en: nameEn }, language),
  }));
  const none = { value: '', label: say('form.noValue') };
  const options = props.field.isRequired ? rows : [none, ...rows];
  const shared = {
    ...parts,
    isRequired: props.field.isRequired === true,
    isDisabled: isReadOnly,
    options,
  };
  const isShort = options.length <= 15;
  return isShort ? (
    <Select
      {...shared}
      value={value ?? (props.field.isRequired ? null : '')}
      onChange={(chosen) => props.onChange(chosen === '' ? null : chosen)}
    />
  ) : (
    <ComboBox
      {...shared}
      value={rows.find((row) => row.value === value) ?? null}
      onChange={(option) => props.onChange(option?.value || null)}
    />
  );
}

function UnitsInput(props: Kind<'units'>) {
  const { isReadOnly, ...parts } = useParts(props);
  const units = useUnitsPart();
  const namesOf = useUnitNames();
  const value = Array.isArray(props.value) ? props.value : [];
  return isReadOnly || !units ? (
    <TextField {...parts} isReadOnly value={namesOf('units', value) ?? ''} onChange={() => {}} />
  ) : (
    <units.Input {...parts} value={value} onChange={props.onChange} />
  );
}

function TextsInput(props: Kind<'texts'>) {
  const parts = useParts(props);
  const lines = Array.isArray(props.value) ? props.value : [];
  return (
    <TextArea
      {...parts}
      value={lines.join('\n')}
      onChange={(text) => props.onChange(text.split('\n'))}
    />
  );
}
