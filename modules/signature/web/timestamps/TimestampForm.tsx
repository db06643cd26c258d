import {
  Button,
  FileUpload,
  PasswordField,
  RadioGroup,
  SaveForm,
  StaleForm,
  TextField,
  useForm,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { signatureLevels, timestampSources } from '@sarn/signature/contract';
import type { SignatureLevel, TimestampSourceKind } from '@sarn/signature/contract';
import { useState } from 'react';
import { TrialOutcome } from './TrialOutcome.tsx';
import { readTimestamps, useSaveTimestamps, useTryTimestamps } from './timestamp.client.ts';
import type { Timestamps } from './timestamp.client.ts';
import { timestampWords } from './words/timestamp-words.ts';

interface Draft {
  readonly source: TimestampSourceKind;
  readonly url: string;
  readonly userName: string;
  readonly password: string;
  readonly file: File | null;
  readonly level: SignatureLevel;
  /** Names of the certificates that are stored. */
  readonly stored: string;
}

const namesOf = ({ certificates }: Timestamps): string =>
  certificates.map(({ subject }) => subject).join(', ');

const startOf = (known: Timestamps): Draft => {
  const { source, url, userName, level } = known;
  return { source, url, userName, level, password: '', file: null, stored: namesOf(known) };
};

/** PEM as it is, DER in base64: the server takes both. */
async function certificatesOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  return text.includes('-----BEGIN') ? text : btoa(String.fromCharCode(...bytes));
}

const sentOf = async ({ file, password, stored: _stored, ...values }: Draft) => ({
  ...values,
  // What is left empty stays as it is stored.
  ...(password !== '' && { password }),
  ...(file && { certificates: await certificatesOf(file) }),
});

function useTimestampForm({ known, onSaved }: TimestampFormProps) {
  const say = useWords(timestampWords);
  const toasts = useToasts();
  const save = useSaveTimestamps();
  // Looked at last: a newer version, read in passing, would overwrite what nobody has seen.
  const [seen, setSeen] = useState(known.version);
  const needsFile = (values: Draft) => values.file === null && known.certificates.length === 0;
  const form = useForm({
    name: 'signature.time-stamps',
    start: startOf(known),
    // Neither a password nor a file may lie in a draft.
    withoutSecrets: ({ source, url, userName, level }) => ({ source, url, userName, level }),
    check: (values) => ({
      url: values.source === 'address' && values.url.trim() === '' && say('urlMissing'),
      file: values.source === 'address' && needsFile(values) && say('certificatesMissing'),
    }),
    send: async (values) => save.mutateAsync({ ...(await sentOf(values)), version: seen }),
    onDone: () => {
      toasts.show({ tone: 'success', title: say('saved') });
      onSaved();
    },
  });
  return { form, setSeen };
}

type TimestampFormState = ReturnType<typeof useTimestampForm>['form'];

interface TimestampFormProps {
  readonly known: Timestamps;
  readonly onSaved: () => void;
}

/** Who stamps the time of signatures, and how far signed files are brought. */
export function TimestampForm(props: TimestampFormProps) {
  const { known } = props;
  const say = useWords(timestampWords);
  const { form, setSeen } = useTimestampForm(props);
  const { source, level } = form.values;
  return (
    <SaveForm form={form} label={say('save')}>
      <StaleSettings form={form} onSeen={setSeen} />
      <RadioGroup
        label={say('source')}
        options={timestampSources.map((value) => ({
          ...{ value, label: say(`sources.${value}`), hint: say(`sourceHints.${value}`) },
        }))}
        {...form.field('source')}
      />
      {source === 'own' && !known.isOwnReady && (
        <p className="signature-time-note" role="note">
          {say('ownMissing')}
        </p>
      )}
      {source === 'address' && <AddressFields form={form} known={known} />}
      <RadioGroup
        label={say('level')}
        options={signatureLevels.map((value) => ({
          ...{ value, label: say(`levels.${value}`), hint: say(`levelHints.${value}`) },
          isDisabled: source === 'none' && value !== 'B-B' && value !== level,
        }))}
        {...form.field('level')}
      />
    </SaveForm>
  );
}

interface StaleSettingsProps {
  readonly form: TimestampFormState;
  readonly onSeen: (version: number) => void;
}

/** What somebody else saved meanwhile, beside what stands here; a password is told by nobody. */
function StaleSettings({ form, onSeen }: StaleSettingsProps) {
  const say = useWords(timestampWords);
  return (
    <StaleForm
      form={form}
      load={readTimestamps}
      startOf={startOf}
      mineOver={(now) => ({ ...form.values, stored: namesOf(now) })}
      fields={[
        { label: say('source'), text: ({ source }) => say(`sources.${source}`) },
        { label: say('url'), text: ({ url }) => url },
        { label: say('userName'), text: ({ userName }) => userName },
        { label: say('certificates'), text: ({ file, stored }) => file?.name ?? stored },
        { label: say('level'), text: ({ level }) => say(`levels.${level}`) },
      ]}
      onSeen={({ version }) => onSeen(version)}
    />
  );
}

interface AddressFieldsProps {
  readonly form: TimestampFormState;
  readonly known: Timestamps;
}

function AddressFields({ form, known }: AddressFieldsProps) {
  const say = useWords(timestampWords);
  const trial = useTryTimestamps();
  const { file } = form.values;
  const item = file && { id: 'file', name: file.name, sizeBytes: file.size, sentBytes: 0 };
  const names = namesOf(known);
  const tryIt = async () => trial.mutate(await sentOf(form.values));
  return (
    <>
      <TextField
        label={say('url')}
        description={say('urlHint')}
        isRequired
        maxLength={500}
        {...form.field('url')}
      />
      <TextField
        label={say('userName')}
        maxLength={200}
        autoComplete="off"
        {...form.field('userName')}
      />
      <PasswordField
        label={say('password')}
        autoComplete="one-time-code"
        {...(known.hasPassword && { description: say('passwordKept') })}
        {...form.field('password')}
      />
      <FileUpload
        label={say('certificates')}
        description={names === '' ? say('certificatesHint') : say('certificatesKept', { names })}
        accept={['.pem', '.crt', '.cer']}
        maxBytes={70_000}
        error={form.error('file')}
        items={item ? [{ ...item, state: 'waiting' }] : []}
        onAdd={([added]) => form.change({ file: added ?? null })}
        onRemove={() => form.change({ file: null })}
      />
      <div className="signature-time-try">
        <Button onPress={() => void tryIt()} isPending={trial.isPending}>
          {say('try')}
        </Button>
        <TrialOutcome trial={trial} />
      </div>
    </>
  );
}
