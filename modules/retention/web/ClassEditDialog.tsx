import { CheckboxField, NumberField, TextField, useWords } from '@sarn/platform-web';
import type { RetentionClassRow } from '@sarn/retention/contract';
import { useState } from 'react';
import { AskDialog } from '@sarn/document/web';
import { useSaveClass } from './retention.client.ts';
import { retentionWords } from './words/retention-words.ts';

interface ClassEditDialogProps {
  /** The class to change; a new one where left out. */
  readonly row: RetentionClassRow | undefined;
  readonly onClose: () => void;
}

/** A class of keeping: its name and its years; how it ends stays as the regulation has it. */
export function ClassEditDialog({ row, onClose }: ClassEditDialogProps) {
  const say = useWords(retentionWords);
  const save = useSaveClass();
  const [nameTh, setNameTh] = useState(row?.name.th ?? '');
  const [nameEn, setNameEn] = useState(row?.name.en ?? '');
  const [years, setYears] = useState<number | null>(row?.years ?? null);
  const [isRetired, setRetired] = useState(row?.isRetired ?? false);
  const [isChecked, setChecked] = useState(false);
  const hasYears = !row || row.fate === 'expires';
  const least = row?.leastYears ?? 1;
  const isShort = hasYears && (years ?? 0) < least;
  const answers = () => {
    setChecked(true);
    if (nameTh.trim().length < 2 || nameEn.trim().length < 2 || isShort) return null;
    const code = row ? { code: row.code } : {};
    return { ...code, nameTh, nameEn, isRetired, ...(years === null ? {} : { years }) };
  };
  const missing = (text: string) => (isChecked && text.trim().length < 2 ? say('missing') : null);
  return (
    <AskDialog
      title={say(row ? 'setting.edit' : 'setting.add')}
      go={say('save')}
      done={say('saved')}
      save={save}
      answers={answers}
      onClose={onClose}
    >
      <TextField
        label={say('setting.name')}
        isRequired
        maxLength={120}
        value={nameTh}
        onChange={setNameTh}
        error={missing(nameTh)}
      />
      <TextField
        label={say('setting.nameEn')}
        isRequired
        maxLength={120}
        value={nameEn}
        onChange={setNameEn}
        error={missing(nameEn)}
      />
      {hasYears && (
        <NumberField
          label={say('setting.years')}
          description={say('setting.yearsText', { least })}
          isRequired
          minValue={1}
          maxValue={200}
          value={years}
          onChange={setYears}
          error={isChecked && isShort ? say('setting.yearsText', { least }) : null}
        />
      )}
      {row && (
        <CheckboxField isSelected={isRetired} onChange={setRetired}>
          {say('setting.retired')}
        </CheckboxField>
      )}
    </AskDialog>
  );
}
