import { FormRow, TextField, useWords } from '@sarn/platform-web';
import { AttendanceField } from './attendance/AttendanceField.tsx';
import type { MinutesDraft } from './minutes-draft.ts';
import { minutesWords } from './words/minutes-words.ts';

interface MinutesFieldsProps {
  readonly minutes: MinutesDraft;
  readonly onChange: (minutes: MinutesDraft) => void;
  readonly error: string | null;
}

/** Place, times and people of a meeting, in the order of form 11. */
export function MinutesFields({ minutes, onChange, error }: MinutesFieldsProps) {
  const say = useWords(minutesWords);
  const change = (part: Partial<MinutesDraft>) => onChange({ ...minutes, ...part });
  return (
    <>
      <FormRow>
        <TextField
          label={say('place')}
          value={minutes.place}
          onChange={(place) => change({ place })}
        />
      </FormRow>
      <TextField
        label={say('beganAt')}
        description={say('timeHint')}
        value={minutes.beganAt}
        onChange={(beganAt) => change({ beganAt })}
      />
      <TextField
        label={say('endedAt')}
        description={say('timeHint')}
        value={minutes.endedAt}
        onChange={(endedAt) => change({ endedAt })}
      />
      <FormRow>
        <AttendanceField minutes={minutes} change={change} error={error} />
      </FormRow>
    </>
  );
}
