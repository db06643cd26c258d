import { Select, useLanguage, useWords, formatDay } from '@sarn/platform-web';
import type { ReservedNumber } from '@sarn/document/contract';
import { bookWords } from './words/book-words.ts';

interface ReservedChoiceProps {
  readonly rows: readonly ReservedNumber[];
  /** Empty for the next number of the register. */
  readonly value: string;
  readonly onChange: (entryId: string) => void;
  readonly error?: string | null;
}

/** The next number, or one reserved before; without reserved ones nothing is asked. */
export function ReservedChoice({ rows, value, onChange, error = null }: ReservedChoiceProps) {
  const say = useWords(bookWords);
  const language = useLanguage();
  if (rows.length === 0) return null;
  const options = rows.map((row) => ({
    value: row.entryId,
    label: say('use.option', {
      number: `${row.number}/${row.year}`,
      day: formatDay(row.forDay, language),
      reason: row.reason,
    }),
  }));
  return (
    <Select
      label={say('use.label')}
      description={say(value === '' ? 'use.hint' : 'use.keepsDay')}
      options={[{ value: '', label: say('use.none') }, ...options]}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
