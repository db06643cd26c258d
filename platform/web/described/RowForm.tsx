import type { DescribedTable, SettingRowOut } from '@sarn/kernel';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { useDialogForm } from '../form/use-dialog-form.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { useSaveRow, useSettingRow } from './described.client.ts';
import { RowActions } from './RowActions.tsx';
import { checkDraft, startOf, textOf, valuesOf } from './row-draft.ts';
import { RowFields } from './RowFields.tsx';
import { RowRecord } from './RowRecord.tsx';
import { RowOutcome } from './RowOutcome.tsx';
import type { TablePreview } from './table-preview.ts';
import { inLanguage } from './shown-value.ts';
import { describedWords } from './words/described-words.ts';

export interface RowFormProps {
  readonly table: DescribedTable;
  /** Null: a new row. */
  readonly row: SettingRowOut | null;
  /** The rows of the list, in order. */
  readonly neighbours: readonly SettingRowOut[];
  readonly mayMove: boolean;
  readonly preview?: TablePreview | undefined;
  readonly onClose: () => void;
}

/** Adds or changes a row; its uses and its history below the fields. */
export function RowForm(props: RowFormProps) {
  const { table, row, preview: Preview, onClose } = props;
  const say = useWords(describedWords);
  const language = useLanguage();
  const save = useSaveRow(table.code);
  const found = useSettingRow(table.code, row?.code ?? null);
  // The version that was read; a newer one is taken only when the person has seen the difference.
  const [base, setBase] = useState(row);
  const isUsed = (found.data?.row.used?.count ?? row?.used?.count ?? 0) > 0;
  const form = useDialogForm({
    name: `settings.${table.code}`,
    about: row?.code,
    start: startOf(table, row),
    check: (draft) => checkDraft(table, base, draft, say),
    send: async (draft, { idempotencyKey }) =>
      save.mutateAsync({
        ...{ idempotencyKey, code: textOf(draft, 'code'), version: base?.version ?? null },
        ...{ nameTh: textOf(draft, 'nameTh'), nameEn: textOf(draft, 'nameEn') },
        ...{ validFrom: textOf(draft, 'validFrom'), validTo: textOf(draft, 'validTo') || null },
        ...{ values: valuesOf(table, draft), reason: textOf(draft, 'reason') },
      }),
    told: () => ({ title: say('form.saved') }),
    onClose,
  });
  const name = inLanguage(table.rowTitle, language);
  const { values: draft } = form;
  return (
    <FormDialog
      size="side"
      title={say(row ? 'form.editTitle' : 'form.addTitle', { row: name })}
      form={form}
      label={say('form.save')}
      onClose={onClose}
      more={row && <RowActions {...props} row={row} detail={found.data} />}
    >
      <RowOutcome
        {...{ table, base, form, onClose }}
        onTake={(now, taken) => {
          setBase(now);
          form.put(taken);
        }}
      />
      <RowFields {...{ table, row, base, form, isUsed }} />
      {Preview && <Preview table={table} draft={draft} />}
      <p className="described-effect s-tone-info">
        <Info size={18} aria-hidden="true" />
        <span>
          <strong>{say('form.onSave')}</strong> {inLanguage(table.effect, language)}
        </span>
      </p>
      {row && found.data && <RowRecord table={table} detail={found.data} />}
    </FormDialog>
  );
}
