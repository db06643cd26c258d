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
  /** By field: what is kept of one is not put into another of a different kind. */
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly reason: string;
}

const emptyValues = ({ fields }: DescribedTable): BulkDraft['values'] =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));

function useBulkForm({ table, rows, onDone, onClose }: BulkChangeProps) {
  const say = useWords(describedWords);
  const change = useChangeRows(table.code);
  const [first = ''] = Object.keys(table.fields);
  const start: BulkDraft = { field: first, values: emptyValues(table), reason: '' };
  return useDialogForm({
    name: `settings.${table.code}.change`,
    start,
    check: ({ field, values }) => {
      const described = table.fields[field];
      return { value: described ? fieldError(described, values[field] ?? null, say) : null };
    },
    send: async ({ field, values, reason }) =>
      change.mutateAsync({
        rows: rows.map(({ code, version }) => ({ code, version })),
        values: { [field]: sendable(values[field] ?? null) },
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
  const { field, values } = form.values;
  const described = table.fields[field];
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
        value={field}
        onChange={(next) => form.change({ field: next })}
      />
      {described && (
        <FieldInput
          key={`${field} ${form.revision}`}
          field={described}
          value={values[field] ?? null}
          onChange={(value) => form.change({ values: { ...values, [field]: value } })}
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
