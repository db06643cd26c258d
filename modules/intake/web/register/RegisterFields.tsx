import { formatClock } from '@sarn/kernel';
import {
  DatePicker,
  formatDay,
  FormRow,
  RadioGroup,
  Select,
  Shortcuts,
  TextArea,
  TextField,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import { isClassified } from '@sarn/document/contract';
import type { TextFieldName } from '@sarn/document/contract';
import type { AskedField, AskedFieldName, RegistrationWay } from '@sarn/intake/contract';
import { DueField } from '@sarn/document/web';
import {
  BookGroupField,
  CategoryField,
  SubTypeField,
  rowName,
  useSecrecyOptions,
  useSpeedOptions,
} from '@sarn/document-classes/web';
import { ReservedNumberField } from '@sarn/register/web';
import { WordBox } from '@sarn/correspondence/web';
import { registryWords } from '@sarn/document/web';
import type { ReactNode } from 'react';
import { contactWords } from '@sarn/contact/web';
import { useAskedFields } from '../registration/use-asked-fields.ts';
import { registrationWords } from '../registration/words/registration-words.ts';
import { useProposedDue, useStart } from './register.client.ts';
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
  /** How the letter came: each way has a form of its own. */
  readonly way: RegistrationWay;
  /** Given where the entry of a letter is corrected. */
  readonly corrected?: CorrectedLetter;
}

/** A letter that has its number: what cannot be corrected is not asked. */
export interface CorrectedLetter {
  readonly id: string;
  readonly fixed: readonly AskedFieldName[];
}

/** What an input knows of its field besides its value. */
interface InputProps extends RegisterFieldsProps {
  /** Words of the agency, or of the product. */
  readonly label: string;
  readonly isRequired: boolean;
}

/** The fields of the register of incoming letters. @rule saraban-2526 ข้อ 37 */
export function RegisterFields(props: RegisterFieldsProps) {
  const { draft, change, way, corrected } = props;
  const say = useWords(registryWords);
  const language = useLanguage();
  // Until the fields of the agency are known, those of the product.
  const asked = useAskedFields(way) ?? usualFields;
  return (
    <>
      {asked
        .filter(({ isShown, name }) => isShown && !corrected?.fixed.includes(name))
        .map(({ name, th, en, isRequired }) => {
          const Input = inputs[name];
          const own = rowName({ nameTh: th, nameEn: en }, language);
          return (
            <Input
              key={name}
              {...props}
              label={own || say(`field.${name}`)}
              isRequired={isRequired || alwaysNeeded.includes(name)}
            />
          );
        })}
      {!corrected && (
        <ReservedNumberField
          value={draft.reservedEntryId}
          onChange={(reservedEntryId) => change({ reservedEntryId })}
        />
      )}
    </>
  );
}

/** The input of each field, in the order of the letter: number and date stand at its top. */
const inputs: Readonly<Record<AskedFieldName, (props: InputProps) => ReactNode>> = {
  letterNo: LetterNo,
  letterDate: LetterDate,
  sender: SenderInput,
  title: areaInput('title'),
  addressee: AddresseeInput,
  speed: SpeedInput,
  secrecy: SecrecyInput,
  dueDate: DueInput,
  bookGroup: (props) => <BookGroupField {...props} />,
  category: (props) => <CategoryField {...props} />,
  subTypeCode: (props) => <SubTypeField kind="outside" {...props} />,
  disposal: lineInput('disposal'),
  note: areaInput('note'),
};

/** Without them no letter is registered. */
const alwaysNeeded: readonly AskedFieldName[] = [
  ...(['letterNo', 'letterDate', 'sender', 'title', 'addressee'] as const),
];

const usualFields: readonly AskedField[] = (Object.keys(inputs) as AskedFieldName[]).map(
  (name) => ({
    ...{ name, th: '', en: '', isShown: true, isRequired: false, start: '' },
  }),
);

interface NameInputProps extends InputProps {
  readonly name: 'sender' | 'addressee';
  readonly description?: string | undefined;
}

/** Suggests values that were typed there before. */
function NameInput({ name, description, draft, change, error, label }: NameInputProps) {
  return (
    <FormRow>
      <WordBox
        field={name}
        label={label}
        text={draft[name]}
        onChange={(text) => change({ [name]: text })}
        error={error(name)}
        {...(description ? { description } : {})}
      />
    </FormRow>
  );
}

/** The sender, then the warning that this letter is registered already. */
function SenderInput(props: InputProps) {
  const { draft, change, mustConfirm, corrected } = props;
  const say = useWords(contactWords);
  const fixed = useFilledSender(draft, change);
  return (
    <>
      <NameInput
        name="sender"
        description={fixed === null ? undefined : say('senderFixed', { name: fixed })}
        {...props}
      />
      <DuplicateWarning
        draft={draft}
        change={change}
        mustConfirm={mustConfirm}
        ownId={corrected?.id}
      />
    </>
  );
}

function AddresseeInput(props: InputProps) {
  return <NameInput name="addressee" {...props} />;
}

function areaInput(name: TextFieldName) {
  return function AreaInput({ draft, change, error, label, isRequired }: InputProps) {
    return (
      <FormRow>
        <TextArea
          label={label}
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
  return function LineInput({ draft, change, error, label, isRequired }: InputProps) {
    return (
      <TextField
        label={label}
        isRequired={isRequired}
        maxLength={filingLength}
        value={draft[name]}
        onChange={(text) => change({ [name]: text })}
        error={error(name)}
      />
    );
  };
}

function LetterNo({ draft, change, error, label, isFocused = false }: InputProps) {
  return (
    <TextField
      label={label}
      isRequired
      autoFocus={isFocused}
      value={draft.letterNo}
      onChange={(letterNo) => change({ letterNo })}
      error={error('letterNo')}
    />
  );
}

function LetterDate({ draft, change, error, label }: InputProps) {
  return (
    <DatePicker
      label={label}
      isRequired
      maxValue={latestLetterDate()}
      value={draft.letterDate}
      onChange={(letterDate) => change({ letterDate })}
      error={error('letterDate')}
    />
  );
}

function SpeedInput({ draft, change, error, label: name }: InputProps) {
  const options = useSpeedOptions(draft.speed);
  const choose = (speed: string) => change({ speed });
  const keys = options.map(({ value, label }, place) => ({
    key: `Alt+${place + 1}`,
    label: `${name}: ${label}`,
    run: () => choose(value),
  }));
  return (
    <FormRow>
      <RadioGroup
        label={name}
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

/** Who may not register the chosen class is told at once, and not when everything is typed. */
function SecrecyInput({ draft, change, error, label }: InputProps) {
  const say = useWords(registrationWords);
  const { secrecy: chosen } = draft;
  const may = useStart(isClassified(chosen)).data?.secrecyClasses;
  const isRefused = isClassified(chosen) && may !== undefined && !may.includes(chosen);
  return (
    <Select
      label={label}
      options={useSecrecyOptions()}
      value={draft.secrecy}
      onChange={(secrecy) => change({ secrecy })}
      error={isRefused ? say('notRegistrar') : error('secrecy')}
    />
  );
}

function DueInput({ draft, change, error, label, isRequired }: InputProps) {
  const say = useWords(registryWords);
  const own = useWords(registrationWords);
  return (
    <FormRow>
      <DueField
        label={label}
        isRequired={isRequired}
        value={draft.dueDate}
        onChange={(dueDate) => change({ dueDate, ...(dueDate === null && { dueTime: '' }) })}
        error={error('dueDate')}
      />
      {draft.dueDate === null ? (
        <ProposedDue speed={draft.speed} bookGroup={draft.bookGroupCode ?? ''} />
      ) : (
        <TextField
          label={say('field.dueTime')}
          description={own('dueTimeHint')}
          maxLength={5}
          value={draft.dueTime}
          onChange={(dueTime) => change({ dueTime: dueTime.replace('.', ':') })}
          error={error('dueTime')}
        />
      )}
    </FormRow>
  );
}

interface ProposedDueProps {
  readonly speed: string;
  readonly bookGroup: string;
}

/** When the letter will be due by its speed class or its group, while no due date is typed. */
function ProposedDue({ speed, bookGroup }: ProposedDueProps) {
  const say = useWords(registrationWords);
  const language = useLanguage();
  const due = useProposedDue(speed, bookGroup, true);
  if (!due?.dueDate) return null;
  const { dueDate, dueTime, by } = due;
  const day = formatDay(dueDate, language, 'full');
  const whole = by === 'group' ? say('proposedByGroup', { day }) : say('proposedDay', { day });
  return (
    <p className="s-small s-muted" role="status">
      {dueTime === '' ? whole : say('proposedTime', { day, time: formatClock(dueTime, language) })}
    </p>
  );
}
