import { Select, useWords } from '@sarn/platform-web';
import { useSpeedOptions } from '@sarn/document-classes/web';
import { registryWords } from '../words/registry-words.ts';

interface SpeedFieldProps {
  readonly value: string;
  readonly onChange: (speed: string) => void;
  readonly error?: string | null;
}

/** The speed class of a document: those offered today, and the one that it carries already. */
export function SpeedField({ value, onChange, error = null }: SpeedFieldProps) {
  const say = useWords(registryWords);
  return (
    <Select
      label={say('field.speed')}
      options={useSpeedOptions(value)}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
