import { TextArea, useWords } from '@sarn/platform-web';
import { retentionWords } from './words/retention-words.ts';

/** Whether a reason says anything; the server asks for as much. */
export const isReason = (text: string): boolean => text.trim().length >= 3;

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  /** Whether what is missing is said already. */
  readonly isChecked: boolean;
}

/** Why something is done. */
export function ReasonField({ value, onChange, isChecked }: ReasonFieldProps) {
  const say = useWords(retentionWords);
  return (
    <TextArea
      label={say('reason')}
      isRequired
      rows={2}
      maxLength={1000}
      value={value}
      onChange={onChange}
      error={isChecked && !isReason(value) ? say('reasonMissing') : null}
    />
  );
}
