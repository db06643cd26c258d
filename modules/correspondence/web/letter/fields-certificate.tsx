import { DatePicker, Select, TextField, useWords } from '@sarn/platform-web';
import { media } from '@sarn/document/contract';
import { useTermOptions } from '@sarn/document/web';
import { PersonPicker } from '@sarn/organisation/web';
import type { LetterFieldProps } from './field-props.ts';
import { letterWords } from './words/letter-words.ts';

/** Bearer of the certificate, if of the agency; the name is filled in where none is typed. */
export function Bearer({ draft, change, error }: LetterFieldProps) {
  const say = useWords(letterWords);
  return (
    <PersonPicker
      label={say('bearer')}
      description={say('bearerHint')}
      scopeUnitId={null}
      value={draft.bearer}
      onChange={(bearer) =>
        change({
          bearer,
          ...(bearer && draft.addressee.trim() === '' ? { addressee: bearer.label } : {}),
        })
      }
      error={error('bearerId')}
    />
  );
}

export function ValidUntil({ draft, change, error }: LetterFieldProps) {
  const say = useWords(letterWords);
  return (
    <DatePicker
      label={say('validUntil')}
      description={say('validUntilHint')}
      value={draft.validUntil}
      onChange={(validUntil) => change({ validUntil })}
      error={error('validUntil')}
    />
  );
}

export function MediumField({ draft, change, error }: LetterFieldProps) {
  const say = useWords(letterWords);
  return (
    <Select
      label={say('medium')}
      isRequired
      options={useTermOptions(media)}
      value={draft.medium}
      onChange={(medium) => change({ medium })}
      error={error('medium')}
    />
  );
}

export function Source({ draft, change, error }: LetterFieldProps) {
  const say = useWords(letterWords);
  return (
    <TextField
      label={say('source')}
      description={say('sourceHint')}
      isRequired
      value={draft.source}
      onChange={(source) => change({ source })}
      error={error('source')}
    />
  );
}

export function MadeOn({ draft, change, error }: LetterFieldProps) {
  const say = useWords(letterWords);
  return (
    <DatePicker
      label={say('madeOn')}
      value={draft.madeOn}
      onChange={(madeOn) => change({ madeOn })}
      error={error('madeOn')}
    />
  );
}
