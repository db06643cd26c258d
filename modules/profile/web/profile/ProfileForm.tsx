import { bloodTypes, genders, profileFault, profileFields } from '@sarn/profile/contract';
import type {
  Profile,
  ProfileChangeInput,
  ProfileFieldName,
  SeenProfile,
} from '@sarn/profile/contract';
import { civilDateAt } from '@sarn/kernel';
import {
  ComboBox,
  DatePicker,
  faultText,
  FormDialog,
  FormRow,
  Select,
  StaleForm,
  TextArea,
  TextField,
  useDialogForm,
  useLanguage,
  useSettingOptions,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { profileWords } from '../words/profile-words.ts';
import { bloodText, fieldLabel, fieldText } from './field-text.ts';

type Values = Partial<Record<ProfileFieldName, string>>;

export interface ProfileFormProps {
  readonly title: string;
  readonly profile: Profile;
  readonly isOpen: boolean;
  /** Reads the record anew, where somebody else saved first. */
  readonly load: () => Promise<Profile>;
  /** Only what was changed is sent, and what stood there before. */
  readonly save: (
    change: ProfileChangeInput,
    seen: SeenProfile,
  ) => Promise<{ readonly message: string }>;
  readonly onClose: () => void;
}

/** Dialog with the fields that the signed-in person may change. */
export function ProfileForm(props: ProfileFormProps) {
  return props.isOpen ? <ProfileDialog key={props.profile.personId} {...props} /> : null;
}

function ProfileDialog({ title, profile, load, save, onClose }: ProfileFormProps) {
  const say = useWords(profileWords);
  const language = useLanguage();
  const [seen, setSeen] = useState<Profile>(profile);
  const first = startOf(seen).values;
  const changeOf = (values: Values) =>
    changed(profile.editable, first, values) as ProfileChangeInput;
  const form = useDialogForm({
    name: 'profile',
    about: profile.personId,
    start: startOf(profile),
    // The number of an ID card is kept nowhere.
    withoutSecrets: ({ values }) => ({ values: { ...values, idCard: '' } }),
    check: ({ values }) => {
      const fault = profileFault(changeOf(values) as never, civilDateAt(new Date()));
      return fault ? { [fault.field]: faultText(fault.code) } : {};
    },
    send: ({ values }) => {
      const change = changeOf(values);
      return save(change, seenOf(seen, change));
    },
    told: ({ message }) => ({ title: message }),
    onClose,
  });
  return (
    <FormDialog title={title} form={form} label={say('profile.save')} columns={2} onClose={onClose}>
      <StaleForm
        form={form}
        load={load}
        startOf={startOf}
        mineOver={(now) => ({
          values: {
            ...startOf(now).values,
            ...changed(profile.editable, first, form.values.values),
          },
        })}
        fields={profile.editable.map((name) => ({
          label: fieldLabel(name, language),
          text: ({ values }) => fieldText(say, name, values[name] ?? '', language),
        }))}
        onSeen={setSeen}
      />
      {profile.editable.map((name) => (
        <Field
          key={name}
          name={name}
          value={form.values.values[name] ?? ''}
          error={form.error(name)}
          onChange={(value) =>
            form.change(({ values }) => ({ values: { ...values, [name]: value } }))
          }
        />
      ))}
    </FormDialog>
  );
}

/** The masked ID card must not be sent back as a value. */
const startOf = ({ values }: Profile): { readonly values: Values } => ({
  values: { ...values, idCard: '' },
});

const seenOf = ({ values }: Profile, change: ProfileChangeInput): SeenProfile =>
  Object.fromEntries(
    (Object.keys(change) as ProfileFieldName[]).map((name) => [name, values[name] ?? '']),
  );

function changed(names: readonly ProfileFieldName[], first: Values, now: Values): Values {
  return Object.fromEntries(
    names.filter((name) => now[name] !== first[name]).map((name) => [name, now[name] ?? '']),
  );
}

interface FieldShape {
  readonly name: ProfileFieldName;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

const required: readonly ProfileFieldName[] = ['employeeCode', 'firstName'];
const inputs = {
  line: {},
  hidden: { inputMode: 'numeric', autoComplete: 'off' },
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
} as const;

function Field({ name, value, error, onChange }: FieldShape) {
  const say = useWords(profileWords);
  const language = useLanguage();
  const { kind } = profileFields[name];
  const label = fieldLabel(name, language);
  const shared = { label, error, name };
  if (kind === 'day') {
    const today = civilDateAt(new Date());
    return (
      <DatePicker
        {...shared}
        value={value || null}
        onChange={(day) => onChange(day ?? '')}
        minValue="1900-01-01"
        maxValue={today}
      />
    );
  }
  if (kind === 'lines') {
    return (
      <FormRow>
        <TextArea {...shared} value={value} onChange={onChange} maxLength={500} />
      </FormRow>
    );
  }
  if (kind === 'gender' || kind === 'blood') {
    return <Choice {...shared} kind={kind} value={value} onChange={onChange} />;
  }
  if (name === 'prefix') return <PrefixField {...shared} value={value} onChange={onChange} />;
  const hint = kind === 'hidden' ? say('hint.newIdCard') : kind === 'phone' && say('hint.phone');
  return (
    <TextField
      {...shared}
      {...inputs[kind]}
      isRequired={required.includes(name)}
      value={value}
      onChange={onChange}
      {...(hint ? { description: hint } : {})}
    />
  );
}

/** The prefixes of the settings, to be chosen or typed, several of them too. */
function PrefixField({ value, onChange, ...shared }: FieldShape & { label: string }) {
  const rows = useSettingOptions('prefix').data?.rows ?? [];
  return (
    <ComboBox
      {...shared}
      isFreeText
      options={rows.map(({ code, nameTh }) => ({ value: code, label: nameTh }))}
      value={value === '' ? null : { value: '', label: value }}
      onChange={(chosen) => onChange(chosen?.label.slice(0, 60) ?? '')}
    />
  );
}

/** `none` represents empty text, which cannot be a key of a list. */
const none = 'none';

function Choice(props: Omit<FieldShape, 'name'> & { label: string; kind: 'gender' | 'blood' }) {
  const say = useWords(profileWords);
  const known =
    props.kind === 'gender'
      ? genders.map((value) => ({ value: value as string, label: say(`gender.${value}`) }))
      : bloodTypes.map((value) => ({ value: value as string, label: bloodText(say, value) }));
  return (
    <Select
      label={props.label}
      error={props.error}
      options={[{ value: none, label: say('profile.none') }, ...known]}
      value={props.value || none}
      onChange={(value) => props.onChange(value === none ? '' : value)}
    />
  );
}
