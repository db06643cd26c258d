import {
  DatePicker,
  FormRow,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  useWords,
} from '@sarn/platform-web';
import type { RegisterFieldName, TextFieldName } from '@sarn/document/contract';
import { DueField, Shortcuts } from '@sarn/document/web';
import {
  BookGroupField,
  CategoryField,
  SubTypeField,
  useSecrecyOptions,
  useSpeedDay,
  useSpeedOptions,
} from '@sarn/document-classes/web';
import { ReservedNumberField } from '@sarn/register/web';
import { WordBox } from '@sarn/correspondence/web';
import { registryWords } from '@sarn/document/web';
import type { ReactNode } from 'react';
import { contactWords } from '@sarn/contact/web';
import { DuplicateWarning } from './DuplicateWarning.tsx';
import { filingLength } from './filing-fields.ts';
import { latestLetterDate } from './register-draft.ts';
import type { RegisterDraft } from './register-draft.ts';
import { useFilledSender } from './use-filled-sender.ts';

export interface RegisterFieldsProps {
  readonly draft: RegisterDraft;
  readonly change: (part: Partial<RegisterDraft>) => void;
  readonly error: (field: string) => string | null;
  /** True when the server said that the letter is in the register already. */
  readonly mustConfirm: boolean;
  /** The first field has the focus when the form is opened. */
  readonly isFocused?: boolean;
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

/** The input of each field, in the order of the letter: number and date stand at its top. */
const inputs: Readonly<Record<RegisterFieldName, (props: RegisterFieldsProps) => ReactNode>> = {
  letterNo: LetterNo,
  letterDate: LetterDate,
  sender: SenderInput,
  title: areaInput('title', true),
  addressee: AddresseeInput,
  speed: SpeedInput,
  secrecy: SecrecyInput,
  dueDate: DueInput,
  bookGroup: (props) => <BookGroupField {...props} />,
  category: (props) => <CategoryField {...props} />,
  // Chosen with the names beside them.
  bookGroupCode: () => null,
  categoryCode: () => null,
  subTypeCode: (props) => <SubTypeField kind="outside" {...props} />,
  disposal: lineInput('disposal'),
  note: areaInput('note', false),
};

interface NameInputProps extends RegisterFieldsProps {
  readonly name: 'sender' | 'addressee';
  readonly description?: string | undefined;
}

/** Suggests values that were typed there before. */
function NameInput({ name, description, draft, change, error }: NameInputProps) {
  const say = useWords(registryWords);
  return (
    <FormRow>
      <WordBox
        field={name}
        label={say(`field.${name}`)}
        text={draft[name]}
        onChange={(text) => change({ [name]: text })}
        error={error(name)}
        {...(description ? { description } : {})}
      />
    </FormRow>
  );
}

/** The sender, then the warning that this letter is registered already. */
function SenderInput(props: RegisterFieldsProps) {
  const { draft, change, mustConfirm } = props;
  const say = useWords(contactWords);
  const fixed = useFilledSender(draft, change);
  return (
    <>
      <NameInput
        name="sender"
        description={fixed === null ? undefined : say('senderFixed', { name: fixed })}
        {...props}
      />
      <DuplicateWarning draft={draft} change={change} mustConfirm={mustConfirm} />
    </>
  );
}

function AddresseeInput(props: RegisterFieldsProps) {
  return <NameInput name="addressee" {...props} />;
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
          isOneLine={name === 'title'}
          value={draft[name]}
          onChange={(text) => change({ [name]: text })}
          error={error(name)}
        />
      </FormRow>
    );
  };
}

/** An optional text of one line, by which the registry files the letter. */
function lineInput(name: 'disposal') {
  return function LineInput({ draft, change, error }: RegisterFieldsProps) {
    const say = useWords(registryWords);
    return (
      <TextField
        label={say(`field.${name}`)}
        maxLength={filingLength}
        value={draft[name]}
        onChange={(text) => change({ [name]: text })}
        error={error(name)}
      />
    );
  };
}

function LetterNo({ draft, change, error, isFocused = false }: RegisterFieldsProps) {
  const say = useWords(registryWords);
  return (
    <TextField
      label={say('field.letterNo')}
      isRequired
      autoFocus={isFocused}
      value={draft.letterNo}
      onChange={(letterNo) => change({ letterNo })}
      error={error('letterNo')}
    />
  );
}

function LetterDate({ draft, change, error }: RegisterFieldsProps) {
  const say = useWords(registryWords);
  return (
    <DatePicker
      label={say('field.letterDate')}
      isRequired
      maxValue={latestLetterDate()}
      value={draft.letterDate}
      onChange={(letterDate) => change({ letterDate })}
      error={error('letterDate')}
    />
  );
}

function SpeedInput({ draft, change, error }: RegisterFieldsProps) {
  const say = useWords(registryWords);
  const options = useSpeedOptions(draft.speed);
  const dayOf = useSpeedDay();
  // A class by which one acts within hours proposes the day; what was typed stays.
  const choose = (speed: string) =>
    change({ speed, ...(draft.dueDate === null && { dueDate: dayOf(speed) }) });
  const keys = options.map(({ value, label }, place) => ({
    key: `Alt+${place + 1}`,
    label: `${say('field.speed')}: ${label}`,
    run: () => choose(value),
  }));
  return (
    <FormRow>
      <RadioGroup
        label={say('field.speed')}
        isRow
        isButtons
        options={options}
        value={draft.speed}
        onChange={choose}
        error={error('speed')}
      />
      <Shortcuts keys={keys} />
    </FormRow>
  );
}

function SecrecyInput({ draft, change, error }: RegisterFieldsProps) {
  const say = useWords(registryWords);
  return (
    <Select
      label={say('field.secrecy')}
      options={useSecrecyOptions()}
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
