import {
  ApiError,
  Button,
  CheckboxField,
  DateField,
  IconButton,
  errorText,
  Select,
  Spinner,
  TextField,
  useWords,
} from '@sarn/platform-web';
import type { FieldErrors, TextFieldProps } from '@sarn/platform-web';
import { ChevronDown, CircleCheck, Eye } from 'lucide-react';
import { useId, useState } from 'react';
import type { AskedField } from '@sarn/intake/contract';
import { BookGroupField, CategoryField, useSpeedOptions } from '@sarn/document-classes/web';
import { openDocument } from '@sarn/document/web';
import { filingLength, isFiled as hasFiling, sharedName } from '../register/filing-fields.ts';
import { ReadFromFile } from '../register/ReadFromFile.tsx';
import { latestLetterDate } from '../register/register-draft.ts';
import { isPdf, useLetterReading } from '../register/use-letter-reading.ts';
import { registryWords } from '@sarn/document/web';
import type { BatchEntry, BatchShared } from './batch.ts';
import type { LineResult } from './use-batch.ts';
import { batchWords } from './words/batch-words.ts';

interface BatchEntryRowProps {
  readonly place: number;
  readonly line: BatchEntry;
  readonly shared: BatchShared;
  readonly result: LineResult | undefined;
  readonly errors: FieldErrors;
  readonly isRunning: boolean;
  readonly onChange: (part: Partial<BatchEntry>) => void;
  /** Fields of the form, once they are known. */
  readonly asked: readonly AskedField[] | undefined;
  /** Takes what its file says, which nobody typed. */
  readonly onFill: (part: Partial<BatchEntry>) => void;
  /** Whether its file is shown. */
  readonly isShown: boolean;
  readonly onShow: () => void;
  /** Somebody began to type in it. */
  readonly onEnter: () => void;
}

/** Whether the fields that are mostly shared must be in sight: something is missing in them, or wrong. */
function needsOwn({ line, shared, errors }: BatchEntryRowProps): boolean {
  const own = [line.sender, line.addressee, line.speed];
  const isMissing = shared.sender === '' || shared.addressee === '';
  return isMissing || own.some(Boolean) || Boolean(errors['sender'] || errors['addressee']);
}

/**
 * One letter: its number, date and subject in one line; what it mostly shares with the others is folded where
 * there is no room beside them. Below is its result.
 */
export function BatchEntryRow(props: BatchEntryRowProps) {
  const { place, line, shared, result, errors, onChange } = props;
  const say = useWords(registryWords);
  const sayBatch = useWords(batchWords);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOpen = wanted ?? needsOwn(props);
  const isFiled = wanted === true || hasFiling(line);
  const id = useId();
  const read = useReadRow(props);
  const isDisabled = props.isRunning || result?.state === 'done';
  const field = (name: 'letterNo' | 'title' | 'sender' | 'addressee' | 'disposal') => ({
    name,
    label: say(`field.${name}`),
    value: line[name] ?? '',
    onChange: (value: string) => onChange({ [name]: value }),
    error: errors[name] || null,
    isDisabled,
  });
  return (
    <li
      className="batch-row"
      data-place={place}
      data-state={result?.state}
      data-open={isOpen || undefined}
      data-filed={isFiled || undefined}
      data-shown={props.isShown || undefined}
      onFocus={({ target }) => target.matches('input') && props.onEnter()}
      aria-label={sayBatch('line', { place: place + 1, file: line.file.name })}
    >
      <FileName {...props} />
      <TextField {...field('letterNo')} isRequired maxLength={100} />
      <LetterDateField {...props} isDisabled={isDisabled} />
      <TextField {...field('title')} isRequired maxLength={1000} />
      <FoldButton
        place={place}
        isOpen={isFiled}
        controls={id}
        onPress={() => setWanted(!isFiled)}
      />
      <div className="batch-own" id={id}>
        {(['sender', 'addressee'] as const).map((name) => (
          <TextField
            key={name}
            {...field(name)}
            isRequired={shared[name] === ''}
            placeholder={shared[name]}
            maxLength={300}
          />
        ))}
        <SpeedField line={line} isDisabled={isDisabled} onChange={onChange} />
      </div>
      {isFiled && (
        <FilingFields {...{ line, shared, onChange, isDisabled }} disposal={field('disposal')} />
      )}
      {result?.state !== 'done' && <ReadFromFile fields={read} />}
      <Result {...props} />
    </li>
  );
}

/** Fills in what the file of the row says; what all share is not said again. */
function useReadRow({ line, shared, asked, result, onFill }: BatchEntryRowProps) {
  const isOpen = result === undefined && isPdf(line.file);
  return useLetterReading(isOpen ? line.file.id : undefined, {
    values: line,
    asked,
    isFree: (name) => {
      if (line[name]) return false;
      return name === 'letterNo' || name === 'title' || name === 'speed' || !shared[name];
    },
    fill: onFill,
  });
}

function FileName({ place, line, isShown, onShow }: BatchEntryRowProps) {
  return (
    <div className="batch-file">
      <span className="batch-place">{place + 1}</span>
      <Button
        variant="ghost"
        size="s"
        className="batch-name"
        aria-expanded={isShown}
        icon={<Eye size={16} />}
        onPress={onShow}
      >
        {line.file.name}
      </Button>
    </div>
  );
}

type LetterDateFieldProps = Pick<BatchEntryRowProps, 'line' | 'shared' | 'errors' | 'onChange'> & {
  readonly isDisabled: boolean;
};

function LetterDateField({ line, shared, errors, isDisabled, onChange }: LetterDateFieldProps) {
  const say = useWords(registryWords);
  const sayBatch = useWords(batchWords);
  return (
    <DateField
      name="letterDate"
      label={say('field.letterDate')}
      isRequired={shared.letterDate === null}
      placeholder={shared.letterDate ? sayBatch('asShared') : undefined}
      value={line.letterDate}
      onChange={(letterDate) => onChange({ letterDate })}
      maxValue={latestLetterDate()}
      error={errors['letterDate'] || null}
      isDisabled={isDisabled}
    />
  );
}

interface FoldButtonProps {
  readonly place: number;
  readonly isOpen: boolean;
  /** Id of the fields that it shows. */
  readonly controls: string;
  readonly onPress: () => void;
}

function FoldButton({ place, isOpen, controls, onPress }: FoldButtonProps) {
  const say = useWords(batchWords);
  return (
    <span className="batch-fold">
      <IconButton
        size="s"
        aria-label={say('own', { place: place + 1 })}
        aria-expanded={isOpen}
        aria-controls={controls}
        onPress={onPress}
      >
        <ChevronDown size={18} className="batch-fold-sign" />
      </IconButton>
    </span>
  );
}

type FilingFieldsProps = Pick<BatchEntryRowProps, 'line' | 'shared' | 'onChange'> & {
  readonly isDisabled: boolean;
  readonly disposal: Omit<TextFieldProps, 'placeholder' | 'maxLength'>;
};

/** Where the letter is filed, where that differs from the others. */
function FilingFields({ line, shared, onChange, isDisabled, disposal }: FilingFieldsProps) {
  return (
    <div className="batch-filing">
      <BookGroupField
        draft={line}
        change={onChange}
        isDisabled={isDisabled}
        empty={sharedName(shared, 'bookGroup')}
      />
      <CategoryField
        draft={line}
        change={onChange}
        isDisabled={isDisabled}
        empty={sharedName(shared, 'category')}
      />
      <TextField {...disposal} placeholder={shared.disposal ?? ''} maxLength={filingLength} />
    </div>
  );
}

type SpeedFieldProps = Pick<BatchEntryRowProps, 'line' | 'onChange'> & {
  readonly isDisabled: boolean;
};

function SpeedField({ line, isDisabled, onChange }: SpeedFieldProps) {
  const say = useWords(registryWords);
  const sayBatch = useWords(batchWords);
  const speeds = useSpeedOptions(line.speed);
  return (
    <Select
      label={say('field.speed')}
      options={[{ value: '', label: sayBatch('asShared') }, ...speeds]}
      value={line.speed}
      onChange={(speed) => onChange({ speed })}
      isDisabled={isDisabled}
    />
  );
}

function Result({ line, result, isRunning, onChange }: BatchEntryRowProps) {
  const say = useWords(batchWords);
  if (!result) return null;
  if (result.state === 'sending') return <Spinner size="s" label={say('sending')} />;
  if (result.state === 'done') {
    return (
      <p className="batch-result" role="status">
        <CircleCheck size={18} aria-hidden="true" className="s-tone-icon s-tone-success" />
        <strong>{say('number', { no: result.receiveNo })}</strong>
        <Button variant="quiet" size="s" onPress={() => openDocument(result.documentId)}>
          {say('open')}
        </Button>
      </p>
    );
  }
  const isDuplicate =
    result.error instanceof ApiError && result.error.code === 'registry.duplicate';
  return (
    <div className="batch-result" role="alert">
      <p className="s-field-error">{errorText(result.error)}</p>
      {isDuplicate && (
        <CheckboxField
          isDisabled={isRunning}
          isSelected={line.confirmDuplicate}
          onChange={(confirmDuplicate) => onChange({ confirmDuplicate })}
        >
          {say('again')}
        </CheckboxField>
      )}
    </div>
  );
}
