import { formatClock } from '@sarn/kernel';
import { Select, useLanguage } from '@sarn/platform-web';

const halfHours = Array.from({ length: 48 }, (_one, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

interface TimeSelectProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | null;
  readonly onChange: (value: string) => void;
}

/** A time of the day in half hours; a stored time between them is added to the list. */
export function TimeSelect({ label, value, error, onChange }: TimeSelectProps) {
  const language = useLanguage();
  const times = halfHours.includes(value) ? halfHours : [value, ...halfHours];
  const options = times.map((time) => ({ value: time, label: formatClock(time, language) }));
  return (
    <Select
      label={label}
      options={options}
      value={value}
      error={error ?? null}
      onChange={onChange}
    />
  );
}
