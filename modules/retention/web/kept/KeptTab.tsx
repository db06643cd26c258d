import { civilDateAt } from '@sarn/kernel';
import { printBlob } from '@sarn/file/web';
import { useTermOptions } from '@sarn/document/web';
import {
  Button,
  DatePicker,
  ErrorSummary,
  RadioGroup,
  Select,
  saveBlob,
  useWords,
} from '@sarn/platform-web';
import { keptForms } from '@sarn/retention/contract';
import type { KeptForm } from '@sarn/retention/contract';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { retentionWords } from '../words/retention-words.ts';
import { useKeptFile, useKeptFolders } from './kept.client.ts';

/** Documents that were closed in a time, on the forms of the regulation: sent to be kept, kept, or of a folder. */
export function KeptTab() {
  const say = useWords(retentionWords);
  const today = civilDateAt(new Date());
  const [form, setForm] = useState<KeptForm>('register');
  const [from, setFrom] = useState<string>(`${today.slice(0, 4)}-01-01`);
  const [to, setTo] = useState<string>(today);
  const [folderId, setFolderId] = useState('');
  const file = useKeptFile();
  const isWhole = from <= to && (form !== 'card' || folderId !== '');
  const make = (take: (blob: Blob, name: string) => void) =>
    file.mutate(
      { form, from, to, ...(folderId ? { folderId } : {}) },
      { onSuccess: ({ blob, fileName }) => take(blob, fileName) },
    );
  return (
    <div className="retention-tab retention-kept">
      <p className="s-muted">{say('kept.text')}</p>
      <RadioGroup
        label={say('kept.form')}
        options={useTermOptions(keptForms)}
        value={form}
        onChange={setForm}
      />
      <div className="retention-kept-days">
        <DatePicker label={say('kept.from')} value={from} onChange={(day) => day && setFrom(day)} />
        <DatePicker
          label={say('kept.to')}
          value={to}
          onChange={(day) => day && setTo(day)}
          error={from <= to ? null : say('kept.toBefore')}
        />
      </div>
      <FolderChoice form={form} value={folderId} onChange={setFolderId} />
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
