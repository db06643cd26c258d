import { DatePicker, FormRow, Select, TextArea, TextField, useWords } from '@sarn/platform-web';
import { secrecyClasses, speedClasses } from '@sarn/document/contract';
import type { RegisterFieldName, TextFieldName } from '@sarn/document/contract';
import { DueField } from '@sarn/document/web';
import { useTermOptions } from '@sarn/document/web';
import { ReservedNumberField } from '@sarn/register/web';
import { WordBox } from '@sarn/correspondence/web';
import { registryWords } from '@sarn/document/web';
import type { ReactNode } from 'react';
import { DuplicateWarning } from './DuplicateWarning.tsx';
import { latestLetterDate } from './register-draft.ts';
import type { RegisterDraft } from './register-draft.ts';

export interface RegisterFieldsProps {
  readonly draft: RegisterDraft;
  readonly change: (part: Partial<RegisterDraft>) => void;
  readonly error: (field: string) => string | null;
  /** True when the server said that the letter is in the register already. */
  readonly mustConfirm: boolean;
}

/** The fields of the register of incoming letters. @rule saraban-2526 ข้อ 37 */
export function RegisterFields(props: RegisterFieldsProps) {
  const { draft, change } = props;
  return (
    <>
      {Object.entries(inputs).map(([name, Input]) => (
        <Input key={name} {...props} />
      ))}
      <ReservedNumberField
        value={draft.reservedEntryId}
        onChange={(reservedEntryId) => change({ reservedEntryId })}
      />
    </>
  );
}

/** The input of each field, in the order of the form. */
const inputs: Readonly<Record<RegisterFieldName, (props: RegisterFieldsProps) => ReactNode>> = {
  sender: wordInput('sender'),
  letterNo: LetterNo,
  letterDate: LetterDate,
  title: areaInput('title', true),
  addressee: wordInput('addressee'),
  speed: SpeedInput,
  secrecy: SecrecyInput,
  dueDate: DueInput,
  note: areaInput('note', false),
};

/** Suggests values that were typed there before. */
function wordInput(name: 'sender' | 'addressee') {
  return function WordInput({ draft, change, error }: RegisterFieldsProps) {
    const say = useWords(registryWords);
    return (
      <FormRow>
        <WordBox
          field={name}
          label={say(`field.${name}`)}
          text={draft[name]}
          onChange={(text) => change({ [name]: text })}
          error={error(name)}
        />
      </FormRow>
    );
  };
}

function areaInput(name: TextFieldName, isRequired: boolean) {
  return function AreaInput({ draft, change, error }: RegisterFieldsProps) {
    const say = useWords(registryWords);
    return (
      <FormRow>
        <TextArea
          label={say(`field.${name}`)}
          isRequired={isRequired}
          rows={2}
          value={draft[name]}
          onChange={(text) => change({ [name]: text })}
          error={error(name)}
        />
      </FormRow>
    );
  };
}

function LetterNo({ draft, change, error }: RegisterFieldsProps) {
  const say = useWords(registryWords);
  return (
    <TextField
      label={say('field.letterNo')}
      isRequired
      value={draft.letterNo}
      onChange={(letterNo) => change({ letterNo })}
      error={error('letterNo')}
    />
  );
}

/** The date, then the warning that a letter with this number and date is registered already. */
function LetterDate({ draft, change, error, mustConfirm }: RegisterFieldsProps) {
  const say = useWords(registryWords);
  return (
    <>
      <DatePicker
        label={say('field.letterDate')}
        isRequired
        maxValue={latestLetterDate()}
        value={draft.letterDate}
        onChange={(letterDate) => change({ letterDate })}
        error={error('letterDate')}
      />
      <DuplicateWarning draft={draft} change={change} mustConfirm={mustConfirm} />
    </>
  );
}

function SpeedInput({ draft, change, error }: RegisterFieldsProps) {
  const say = useWords(registryWords);
  return (
    <Select
      label={say('field.speed')}
      options={useTermOptions(speedClasses)}
      value={draft.speed}
      onChange={(speed) => change({ speed })}
      error={error('speed')}
    />
  );
}

function SecrecyInput({ draft, change, error }: RegisterFieldsProps) {
  const say = useWords(registryWords);
  return (
    <Select
      label={say('field.secrecy')}
      options={useTermOptions(secrecyClasses)}
      value={draft.secrecy}
      onChange={(secrecy) => change({ secrecy })}
      error={error('secrecy')}
    />
  );
}

function DueInput({ draft, change, error }: RegisterFieldsProps) {
  return (
    <FormRow>
      <DueField
        value={draft.dueDate}
        onChange={(dueDate) => change({ dueDate })}
        error={error('dueDate')}
      />
    </FormRow>
  );
}
