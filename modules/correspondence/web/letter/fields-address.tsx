import { FormRow, Select, TextArea, TextField, useWords } from '@sarn/platform-web';
import { englishClosingFor } from '@sarn/correspondence/contract';
import { useSalutations } from '@sarn/document-classes/web';
import type { LetterFieldProps } from './field-props.ts';
import { letterWords } from './words/letter-words.ts';

/** Salutation and closing belong together, so one field chooses both. */
export function SalutationField({ draft, change, error }: LetterFieldProps) {
  const say = useWords(letterWords);
  const { options } = useSalutations(draft.salutation);
  return (
    <Select
      label={say('salutation')}
      options={options}
      value={draft.salutation}
      onChange={(salutation) => change({ salutation })}
      error={error('salutation')}
    />
  );
}

const addresseeKeys = {
  outgoing: 'usual',
  stamp: 'stamp',
  guaranty: 'guaranty',
  note: 'note',
  other: 'usual',
} as const;

export function Addressee(props: LetterFieldProps) {
  const { kind, draft, change, error } = props;
  const say = useWords(letterWords);
  const { codeFor } = useSalutations(draft.salutation);
  if (kind === 'outgoing' && draft.language === 'en') return <Dear {...props} />;
  /** The salutation follows the addressee until somebody chooses another one. */
  const followed = (addressee: string) =>
    draft.salutation === codeFor(draft.addressee) ? { salutation: codeFor(addressee) } : {};
  return (
    <TextField
      label={say(`addressee.${addresseeKeys[kind]}`)}
      description={kind === 'other' ? undefined : say(`addresseeHint.${kind}`)}
      isRequired
      value={draft.addressee}
      onChange={(addressee) => change({ addressee, ...followed(addressee) })}
      error={error('addressee')}
    />
  );
}

/** The salutation of a letter in English, whose closing follows it until another one is chosen. */
function Dear({ draft, change, error }: LetterFieldProps) {
  const say = useWords(letterWords);
  const { addressee: before, englishClosing } = draft;
  const follow = (addressee: string) =>
    englishClosing === englishClosingFor(before)
      ? { englishClosing: englishClosingFor(addressee) }
      : {};
  return (
    <TextField
      label={say('english.dear')}
      description={say('english.dearHint')}
      isRequired
      value={before}
      onChange={(addressee) => change({ addressee, ...follow(addressee) })}
      error={error('addressee')}
    />
  );
}

export function Reference({ draft, change, error }: LetterFieldProps) {
  const say = useWords(letterWords);
  return (
    <FormRow>
      <TextArea
        label={say('reference')}
        description={say('referenceHint')}
        rows={2}
        value={draft.reference}
        onChange={(reference) => change({ reference })}
        error={error('reference')}
      />
    </FormRow>
  );
}
