import { formatDate } from '@sarn/kernel';
import { FormRow, Select, useLanguage, useWords } from '@sarn/platform-web';
import { useReservedNumbers } from './book.client.ts';
import { bookWords } from './words/book-words.ts';

interface ReservedNumberFieldProps {
  readonly value: string | null;
  readonly onChange: (entryId: string | null) => void;
}

/** Which reserved number the letter shall bear; nothing is asked where none is reserved. */
export function ReservedNumberField({ value, onChange }: ReservedNumberFieldProps) {
  const say = useWords(bookWords);
  const language = useLanguage();
  const { data = [] } = useReservedNumbers();
  if (data.length === 0) return null;
  const options = data.map((row) => ({
    value: row.entryId,
    label: say('use.option', {
      number: `${row.number}/${row.year}`,
      day: formatDate(row.forDay, 'short', language),
      reason: row.reason,
    }),
  }));
  return (
    <FormRow>
      <Select
        label={say('use.label')}
        options={[{ value: '', label: say('use.none') }, ...options]}
        value={value ?? ''}
        onChange={(entryId) => onChange(entryId || null)}
      />
    </FormRow>
  );
}
