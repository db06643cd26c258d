import { civilDate, civilDateAt } from '@sarn/kernel';
import { printBlob } from '@sarn/file/web';
import { chosenOf, useSearched, useTermOptions } from '@sarn/document/web';
import {
  ApiError,
  Button,
  DatePicker,
  ErrorSummary,
  RadioGroup,
  Select,
  saveBlob,
  useWords,
} from '@sarn/platform-web';
import { keptForms, keptLimit } from '@sarn/retention/contract';
import type { KeptForm } from '@sarn/retention/contract';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { retentionWords } from '../words/retention-words.ts';
import { useKeptExtent, useKeptFile, useKeptFolders } from './kept.client.ts';

/** Documents that were closed in a time, on the forms of the regulation: sent to be kept, kept, or of a folder. */
export function KeptTab() {
  const say = useWords(retentionWords);
  const { form, from, to, folderId, choose } = useAsked();
  const ask = { form, from, to, ...(folderId ? { folderId } : {}) };
  const { file, parts, make } = useInParts(ask);
  const isWhole = from <= to && (form !== 'card' || folderId !== '');
  return (
    <div className="retention-tab retention-kept">
      <p className="s-muted">{say('kept.text')}</p>
      <RadioGroup
        label={say('kept.form')}
        options={useTermOptions(keptForms)}
        value={form}
        onChange={(next) => choose('form', next)}
      />
      <div className="retention-kept-days">
        <DatePicker
          label={say('kept.from')}
          value={from}
          onChange={(day) => day && choose('from', day)}
        />
        <DatePicker
          label={say('kept.to')}
          value={to}
          onChange={(day) => day && choose('to', day)}
          error={from <= to ? null : say('kept.toBefore')}
        />
      </div>
      <FolderChoice form={form} value={folderId} onChange={(next) => choose('folder', next)} />
      {parts}
      <ErrorSummary error={file.error} isFocused />
      <div className="retention-actions">
        <Button
          variant="primary"
          icon={<Printer size={18} />}
          isPending={file.isPending}
          isDisabled={!isWhole}
          onPress={() => make((blob) => printBlob(blob))}
        >
          {say('kept.print')}
        </Button>
        <Button
          icon={<Download size={18} />}
          isDisabled={!isWhole || file.isPending}
          onPress={() => make(saveBlob)}
        >
          {say('kept.save')}
        </Button>
      </div>
    </div>
  );
}

const formNames = Object.keys(keptForms) as KeptForm[];
const Day = civilDate();

/** What is to be printed, as in the address: a refresh and Back show the same. What it does not name well is as usual. */
function useAsked() {
  const today = civilDateAt(new Date());
  const usual = { form: 'register', from: `${today.slice(0, 4)}-01-01`, to: today, folder: '' };
  const asked = useSearched(usual);
  const day = (name: 'from' | 'to') => {
    const read = Day.safeParse(asked.value(name));
    return read.success ? read.data : usual[name];
  };
  return {
    form: chosenOf(formNames, asked.value('form'), 'register'),
    ...{ from: day('from'), to: day('to'), folderId: asked.value('folder'), choose: asked.choose },
  };
}

interface Ask {
  readonly form: KeptForm;
  readonly from: string;
  readonly to: string;
  readonly folderId?: string;
}

/** A form that has too many documents for one file is printed in parts, of which one is chosen. */
function useInParts(ask: Ask) {
  const file = useKeptFile();
  const asked = JSON.stringify(ask);
  const [long, setLong] = useState('');
  const [chosen, setChosen] = useState({ of: '', part: '1' });
  const part = chosen.of === asked ? chosen.part : '1';
  const isLong = long === asked;
  return {
    file,
    parts: isLong && (
      <PartChoice
        ask={ask}
        value={part}
        onChange={(next) => setChosen({ of: asked, part: next })}
      />
    ),
    make: (take: (blob: Blob, name: string) => void) =>
      file.mutate(
        { ...ask, ...(isLong ? { part } : {}) },
        {
          onSuccess: ({ blob, fileName }) => take(blob, fileName),
          onError: (error) => {
            if (error instanceof ApiError && error.code === 'registry.kept-too-many')
              setLong(asked);
          },
        },
      ),
  };
}

interface PartChoiceProps {
  readonly ask: Ask;
  readonly value: string;
  readonly onChange: (part: string) => void;
}

function PartChoice({ ask, value, onChange }: PartChoiceProps) {
  const say = useWords(retentionWords);
  const { data, error } = useKeptExtent(ask, true);
  if (!data) return <ErrorSummary error={error} />;
  const { rows, parts } = data;
  return (
    <Select
      label={say('kept.part')}
      description={say('kept.parts', { rows, parts, most: keptLimit })}
      options={Array.from({ length: parts }, (_, at) => ({
        value: `${at + 1}`,
        label: say('kept.partOf', {
          ...{ part: at + 1, from: at * keptLimit + 1 },
          to: Math.min(rows, (at + 1) * keptLimit),
        }),
      }))}
      {...{ value, onChange }}
    />
  );
}

interface FolderChoiceProps {
  readonly form: KeptForm;
  readonly value: string;
  readonly onChange: (folderId: string) => void;
}

/** A folder of a unit: a search card is of one, the other forms may be of all. */
function FolderChoice({ form, value, onChange }: FolderChoiceProps) {
  const say = useWords(retentionWords);
  const { data, error } = useKeptFolders();
  const isCard = form === 'card';
  return (
    <>
      <Select
        label={say(isCard ? 'kept.cardFolder' : 'kept.folder')}
        description={data?.length === 0 ? say('hold.noFolder') : undefined}
        isRequired={isCard}
        options={[
          { value: '', label: say(isCard ? 'kept.chooseFolder' : 'kept.everyFolder') },
          ...(data ?? []).map(({ id, name, unitName }) => ({
            value: id,
            label: `${name} · ${unitName}`,
          })),
        ]}
        value={value}
        onChange={onChange}
      />
      <ErrorSummary error={error} />
    </>
  );
}
