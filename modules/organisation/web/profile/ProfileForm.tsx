import { bloodTypes, genders, profileFault, profileFields } from '@sarn/organisation/contract';
import type { Profile, ProfileChangeInput, ProfileFieldName } from '@sarn/organisation/contract';
import { civilDateAt } from '@sarn/kernel';
import {
  Button,
  DatePicker,
  Dialog,
  ErrorSummary,
  FormLayout,
  FormRow,
  Select,
  TextArea,
  TextField,
  useLanguage,
  useWords,
  faultText,
} from '@sarn/platform-web';
import { useId, useState } from 'react';
import { organisationWords } from '../words/organisation-words.ts';
import { bloodText, fieldLabel } from './field-text.ts';

type Values = Partial<Record<ProfileFieldName, string>>;

export interface ProfileFormProps {
  readonly title: string;
  readonly profile: Profile;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  /** Only what was changed is sent. */
  readonly onSave: (change: ProfileChangeInput) => void;
  readonly onClose: () => void;
}

/** The fields that the person in front may change, in a window of their own. */
export function ProfileForm(props: ProfileFormProps) {
  const { profile, isOpen, onClose } = props;
  const say = useWords(organisationWords);
  const id = useId();
  return (
    <Dialog
      title={props.title}
      isOpen={isOpen}
      onClose={onClose}
      isGuarded
      size="m"
      footer={
        <>
          <Button onPress={onClose}>{say('profile.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" isPending={props.isPending}>
            {say('profile.save')}
          </Button>
        </>
      }
    >
      <Fields {...props} key={profile.personId} id={id} />
    </Dialog>
  );
}

function Fields({ id, profile, error, onSave }: ProfileFormProps & { readonly id: string }) {
  // The masked ID card is no value to send back.
  const first: Values = { ...profile.values, idCard: '' };
  const [values, setValues] = useState(first);
  const [fault, setFault] = useState<ReturnType<typeof profileFault>>(null);
  const submit = () => {
    const change = changed(profile.editable, first, values) as ProfileChangeInput;
    const found = profileFault(change as never, civilDateAt(new Date()));
    setFault(found);
    if (!found) onSave(change);
  };
  return (
    <FormLayout id={id} columns={2} onSubmit={submit}>
      {error !== null && error !== undefined && (
        <FormRow>
          <ErrorSummary error={error} isFocused />
        </FormRow>
      )}
      {profile.editable.map((name) => (
        <Field
          key={name}
          name={name}
          value={values[name] ?? ''}
          error={fault?.field === name ? faultText(fault.code) : null}
          onChange={(value) => setValues((all) => ({ ...all, [name]: value }))}
        />
      ))}
    </FormLayout>
  );
}

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
  const say = useWords(organisationWords);
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

/** `none` stands for empty, which a list cannot hold as a key. */
const none = 'none';

function Choice(props: Omit<FieldShape, 'name'> & { label: string; kind: 'gender' | 'blood' }) {
  const say = useWords(organisationWords);
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
