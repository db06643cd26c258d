import { TextField, useWords } from '@sarn/platform-web';
import { accessWords } from './words/access-words.ts';

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly error?: string | null;
  readonly onBlur?: () => void;
}

/** Why rights are changed; the history shows it. */
export function ReasonField(props: ReasonFieldProps) {
  const say = useWords(accessWords);
  return (
    <TextField
      label={say('reason')}
      description={say('reasonHint')}
      isRequired
      maxLength={500}
      {...props}
    />
  );
}

/** The words of what is wrong with a field; undefined for nothing. */
export function useAccessChecks() {
  const say = useWords(accessWords);
  return {
    reason: (text: string) => (text.trim().length < 3 ? say('reasonShort') : undefined),
    name: (text: string) => (text.trim() === '' ? say('nameMissing') : undefined),
    day: (day: string | null) => (day === null ? say('dayMissing') : undefined),
    days: (from: string | null, to: string | null) =>
      from !== null && to !== null && to < from ? say('endsBefore') : undefined,
    code: (code: string) =>
      /^[a-z0-9][a-z0-9.-]{0,39}$/.test(code) ? undefined : say('codeWrong'),
  };
}
