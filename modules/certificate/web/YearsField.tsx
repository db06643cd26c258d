import { certificateLimits } from '@sarn/certificate/contract';
import { RadioGroup, useWords } from '@sarn/platform-web';
import { certificateWords } from './words/certificate-words.ts';

interface YearsFieldProps {
  readonly value: number;
  readonly onChange: (years: number) => void;
}

const choices = Array.from({ length: certificateLimits.mostYears }, (_, at) => String(at + 1));

/** For how many years a certificate is issued. */
export function YearsField({ value, onChange }: YearsFieldProps) {
  const say = useWords(certificateWords);
  return (
    <RadioGroup
      isRow
      label={say('requests.years')}
      options={choices.map((years) => ({ value: years, label: years }))}
      value={String(value)}
      onChange={(years) => onChange(Number(years))}
    />
  );
}
