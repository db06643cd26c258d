import { TextArea, useWords } from '@sarn/platform-web';
import { registryWords } from '@sarn/document/web';
import { retentionWords } from './words/retention-words.ts';

/** Whether a reason is long enough; the server asks for the same. */
const isReason = (text: string): boolean => text.trim().length >= 3;

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
  readonly error: string | null;
}

/** Why something is done. */
export function ReasonField(props: ReasonFieldProps) {
  const say = useWords(retentionWords);
  return <TextArea label={say('reason')} isRequired rows={2} maxLength={1000} {...props} />;
}

/** The validation messages that the dialogs of retention share. */
export function useChecks() {
  const say = useWords(retentionWords);
  return {
    missing: (isMissing: boolean) => isMissing && say('missing'),
    reason: (text: string) => !isReason(text) && say('reasonMissing'),
  };
}

/** The message after a step that has no sentence of its own. */
export function useDone() {
  const say = useWords(registryWords);
  return () => ({ title: say('action.done') });
}
