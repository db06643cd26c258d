import { formatDate } from '@sarn/kernel';
import { Button, DatePicker, useLanguage, useWords } from '@sarn/platform-web';
import { officeToday, workingDaysLater } from '../due.ts';
import { registryWords } from '../words/registry-words.ts';

interface DueFieldProps {
  readonly value: string | null;
  readonly onChange: (dueDate: string | null) => void;
  readonly error: string | null;
  readonly isRequired?: boolean;
  readonly label?: string;
}

const shortcuts = [3, 7, 15];

/** A day by which something is to be done; the usual spans are a press away. */
export function DueField({ value, onChange, error, isRequired = false, label }: DueFieldProps) {
  const say = useWords(registryWords);
  const language = useLanguage();
  const today = officeToday();
  return (
    <div className="reg-stack">
      <DatePicker
        label={label ?? say('field.dueDate')}
        isRequired={isRequired}
        minValue={today}
        value={value}
        onChange={onChange}
        error={error}
      />
      <div className="reg-chips" role="group" aria-label={say('form.dueShortcuts')}>
        {shortcuts.map((count) => {
          const day = workingDaysLater(today, count);
          return (
            <Button
              key={count}
              size="s"
              onPress={() => onChange(day)}
              aria-label={say('form.workingDaysTo', {
                count,
                date: formatDate(day, 'full', language),
              })}
            >
              {say('form.workingDays', { count })}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
