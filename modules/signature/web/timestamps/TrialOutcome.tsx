import { errorText, useWords } from '@sarn/platform-web';
import type { useTryTimestamps } from './timestamp.client.ts';
import { timestampWords } from './words/timestamp-words.ts';

interface TrialOutcomeProps {
  readonly trial: Pick<ReturnType<typeof useTryTimestamps>, 'data' | 'error'>;
}

/** What came of a trial of the authority of time. */
export function TrialOutcome({ trial: { data, error } }: TrialOutcomeProps) {
  const say = useWords(timestampWords);
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!data) return null;
  const { failure, ms, authority } = data;
  return failure === null ? (
    <p role="status">{say('tried', { ms, authority })}</p>
  ) : (
    <p role="alert">{say('notTried', { why: say(`failures.${failure}`) })}</p>
  );
}
