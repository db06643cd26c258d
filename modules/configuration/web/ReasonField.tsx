import { TextField, useWords } from '@sarn/platform-web';
import { configurationWords } from './words/configuration-words.ts';

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly error?: string | null;
}

/** Why something is changed; the history shows it. */
export function ReasonField(field: ReasonFieldProps) {
  const say = useWords(configurationWords);
  return (
    <TextField label={say('reason')} description={say('reasonHint')} maxLength={300} {...field} />
  );
}
