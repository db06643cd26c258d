import { DatePicker, TextField, useWords } from '@sarn/platform-web';
import { ReasonField } from './ReasonField.tsx';
import { accessWords } from './words/access-words.ts';

interface BoundField<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error: string | null;
}

interface ValidityFieldsProps {
  readonly from: BoundField<string | null>;
  readonly to: BoundField<string | null>;
}

/** The first and the last day on which something holds. */
export function ValidityFields({ from, to }: ValidityFieldsProps) {
  const say = useWords(accessWords);
  return (
    <>
      <DatePicker label={say('validFrom')} isRequired {...from} />
      <DatePicker label={say('validTo')} description={say('validToHint')} {...to} />
    </>
  );
}

interface ValidityAndReasonProps extends ValidityFieldsProps {
  readonly reason: BoundField<string>;
}

/** The days on which something holds, and why it is changed. */
export function ValidityAndReason({ reason, ...days }: ValidityAndReasonProps) {
  return (
    <>
      <ValidityFields {...days} />
      <ReasonField {...reason} />
    </>
  );
}

interface NameFieldsProps {
  readonly nameTh: BoundField<string>;
  readonly nameEn: BoundField<string>;
  readonly code: BoundField<string>;
  /** The code of what exists is shown and stays. */
  readonly isCodeFixed: boolean;
}

/** Both names and the code of a role, a type of roles or a group. */
export function NameFields({ nameTh, nameEn, code, isCodeFixed }: NameFieldsProps) {
  const say = useWords(accessWords);
  return (
    <>
      <TextField label={say('nameTh')} isRequired maxLength={200} {...nameTh} />
      <TextField label={say('nameEn')} maxLength={200} {...nameEn} />
      <TextField
        label={say('code')}
        description={isCodeFixed ? undefined : say('codeHint')}
        isRequired
        isReadOnly={isCodeFixed}
        maxLength={40}
        {...code}
      />
    </>
  );
}
