import type { DescribedTable, SettingRowOut } from '@sarn/kernel';
import { DatePicker } from '../field/DatePicker.tsx';
import { TextField } from '../field/TextField.tsx';
import type { Form } from '../form/use-form.ts';
import { useWords } from '../words/words.ts';
import { FieldInput } from './FieldInput.tsx';
import { asksReason, lockOf, textOf } from './row-draft.ts';
import type { RowDraft } from './row-draft.ts';
import { describedWords } from './words/described-words.ts';

interface RowFieldsProps {
  readonly table: DescribedTable;
  /** The row as the list has it; null for a new one. */
  readonly row: SettingRowOut | null;
  /** The row as it was read last: another one after somebody else saved. */
  readonly base: SettingRowOut | null;
  readonly form: Pick<Form<RowDraft, unknown, string>, 'values' | 'change' | 'error'>;
  readonly isUsed: boolean;
}

/** The inputs of a row: names, code, its own fields, validity, reason. */
export function RowFields(props: RowFieldsProps) {
  const { table, row, form, isUsed } = props;
  const say = useWords(describedWords);
  const { values: draft } = form;
  return (
    <>
      <NameFields {...props} />
      {Object.entries(table.fields).map(([field, described]) => (
        <FieldInput
          key={field}
          field={described}
          value={draft[field] ?? null}
          onChange={(value) => form.change({ [field]: value })}
          error={form.error(field)}
          lock={lockOf(described, row, isUsed, say)}
        />
      ))}
      <TextField
        label={say('form.nameEn')}
        maxLength={200}
        value={textOf(draft, 'nameEn')}
        onChange={(nameEn) => form.change({ nameEn })}
        error={form.error('nameEn')}
        description={say('form.nameEnHint')}
      />
      {!table.isClosed && <DayFields {...props} />}
      {asksReason(table, props.base, draft) && (
        <TextField
          label={say('form.reason')}
          isRequired
          maxLength={300}
          value={textOf(draft, 'reason')}
          onChange={(reason) => form.change({ reason })}
          error={form.error('reason')}
          description={say('form.reasonHint')}
        />
      )}
    </>
  );
}

function NameFields({ table, row, form }: RowFieldsProps) {
  const say = useWords(describedWords);
  const nameTh = textOf(form.values, 'nameTh');
  const was = row && nameTh !== row.nameTh ? say('form.was', { value: row.nameTh }) : undefined;
  return (
    <>
      <TextField
        label={say('form.nameTh')}
        isRequired
        maxLength={200}
        value={nameTh}
        onChange={(value) => form.change({ nameTh: value })}
        error={form.error('nameTh')}
        description={was}
      />
      {!table.isCodeMade && (
        <TextField
          label={say('form.code')}
          isRequired
          isReadOnly={row !== null}
          maxLength={40}
          value={textOf(form.values, 'code')}
          onChange={(code) => form.change({ code })}
          error={form.error('code')}
          description={say(row ? 'form.codeFixed' : 'form.codeHint')}
        />
      )}
    </>
  );
}

function DayFields({ form }: RowFieldsProps) {
  const say = useWords(describedWords);
  const { values: draft } = form;
  return (
    <div className="described-days">
      <DatePicker
        label={say('form.validFrom')}
        isRequired
        value={textOf(draft, 'validFrom') || null}
        onChange={(day) => form.change({ validFrom: day ?? '' })}
        error={form.error('validFrom')}
      />
      <DatePicker
        label={say('form.validTo')}
        value={textOf(draft, 'validTo') || null}
        onChange={(day) => form.change({ validTo: day })}
        error={form.error('validTo')}
        description={say('form.validToHint')}
      />
    </div>
  );
}
