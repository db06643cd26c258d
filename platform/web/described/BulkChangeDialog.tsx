import { emptyValue } from '@sarn/kernel';
import type { DescribedTable, FieldValue, SettingRowOut } from '@sarn/kernel';
import { Select } from '../field/Select.tsx';
import { TextField } from '../field/TextField.tsx';
import { useDialogForm } from '../form/use-dialog-form.ts';
import { FormDialog } from '../layout/FormDialog.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import { useChangeRows } from './described.client.ts';
import { FieldInput } from './FieldInput.tsx';
import { fieldError, sendable } from './row-draft.ts';
import { inLanguage } from './shown-value.ts';
import { describedWords } from './words/described-words.ts';

interface BulkChangeProps {
  readonly table: DescribedTable;
  readonly rows: readonly SettingRowOut[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface BulkDraft {
  readonly field: string;
  readonly value: FieldValue;
  readonly reason: string;
}

function emptyOf(table: DescribedTable, name: string): FieldValue {
  const field = table.fields[name];
  return field ? emptyValue(field) : null;
}

function useBulkForm({ table, rows, onDone, onClose }: BulkChangeProps) {
  const say = useWords(describedWords);
  const change = useChangeRows(table.code);
  const [first = ''] = Object.keys(table.fields);
  const start: BulkDraft = { field: first, value: emptyOf(table, first), reason: '' };
  return useDialogForm({
    name: `settings.${table.code}.change`,
    start,
    check: ({ field, value }) => {
      const described = table.fields[field];
      return { value: described ? fieldError(described, value, say) : null };
    },
    send: async ({ field, value, reason }) =>
      change.mutateAsync({
        rows: rows.map(({ code, version }) => ({ code, version })),
        values: { [field]: sendable(value) },
        reason,
      }),
    told: () => ({ title: say('bulk.saved', { count: rows.length }) }),
    onDone,
    onClose,
  });
}

/** Gives several rows the same value of one field. */
export function BulkChangeDialog(props: BulkChangeProps) {
  const { table, rows, onClose } = props;
  const say = useWords(describedWords);
  const language = useLanguage();
  const form = useBulkForm(props);
  const described = table.fields[form.values.field];
  return (
    <FormDialog
      size="s"
      title={say('bulk.title', { count: rows.length })}
      form={form}
      label={say('bulk.save')}
      onClose={onClose}
    >
      <Select
        label={say('bulk.field')}
        options={Object.entries(table.fields).map(([value, { label }]) => ({
          value,
          label: inLanguage(label, language),
        }))}
        value={form.values.field}
        onChange={(field) => form.change({ field, value: emptyOf(table, field) })}
      />
      {described && (
        <FieldInput
          key={form.values.field}
          field={described}
          value={form.values.value}
          onChange={(value) => form.change({ value })}
          error={form.error('value')}
          lock={null}
        />
      )}
      {table.asksReason && (
        <TextField
          label={say('form.reason')}
          isRequired
          maxLength={300}
          description={say('form.reasonHint')}
          {...form.field('reason')}
        />
      )}
    </FormDialog>
  );
}
