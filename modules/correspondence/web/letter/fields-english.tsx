import { CheckboxField, FormRow, Select, TextArea, TextField, useWords } from '@sarn/platform-web';
import { englishClosings, letterLanguages } from '@sarn/correspondence/contract';
import type { EnglishClosing as Closing, LetterLanguage } from '@sarn/correspondence/contract';
import { useTerms } from '@sarn/document/web';
import type { LetterFieldProps } from './field-props.ts';
import { useLetterSender } from './letter.client.ts';
import { letterWords } from './words/letter-words.ts';

/** Thai or English. What the agency knows of itself follows the language, unless it was typed over. */
export function Language({ draft, change }: LetterFieldProps) {
  const say = useWords(letterWords);
  const term = useTerms();
  const sender = useLetterSender();
  const choose = (language: LetterLanguage) => {
    if (!sender) return change({ language });
    const [from, to] = language === 'en' ? [sender, sender.english] : [sender.english, sender];
    const follow = (name: 'address' | 'contact') =>
      draft[name] === '' || draft[name] === from[name] ? { [name]: to[name] } : {};
    const { englishCode } = draft.englishCode === '' ? sender.english : draft;
    change({ language, ...follow('address'), ...follow('contact'), englishCode });
  };
  return (
    <FormRow>
      <Select
        label={say('english.language')}
        options={(Object.keys(letterLanguages) as LetterLanguage[]).map((value) => ({
          value,
          label: term(letterLanguages[value]),
        }))}
        value={draft.language}
        onChange={choose}
      />
    </FormRow>
  );
}

export function EnglishClosing({ draft, change, error }: LetterFieldProps) {
  const say = useWords(letterWords);
  return (
    <Select
      label={say('english.closing')}
      options={(Object.keys(englishClosings) as Closing[]).map((value) => ({
        value,
        label: englishClosings[value],
      }))}
      value={draft.englishClosing}
      onChange={(englishClosing) => change({ englishClosing })}
      error={error('englishClosing')}
    />
  );
}

export function EnglishSigner({ draft, change, error }: LetterFieldProps) {
  const say = useWords(letterWords);
  return (
    <FormRow>
      <TextArea
        label={say('english.signer')}
        description={say('english.signerHint')}
        rows={2}
        value={draft.englishSigner}
        onChange={(englishSigner) => change({ englishSigner })}
        error={error('englishSigner')}
      />
    </FormRow>
  );
}

export function EnglishCode({ draft, change, error }: LetterFieldProps) {
  const say = useWords(letterWords);
  return (
    <TextField
      label={say('english.code')}
      description={say('english.codeHint')}
      value={draft.englishCode}
      onChange={(englishCode) => change({ englishCode })}
      error={error('englishCode')}
    />
  );
}

export function QrCode({ draft, change }: LetterFieldProps) {
  const say = useWords(letterWords);
  return (
    <FormRow>
      <CheckboxField isSelected={draft.hasQr} onChange={(hasQr) => change({ hasQr })}>
        {say('english.qr')}
      </CheckboxField>
    </FormRow>
  );
}
