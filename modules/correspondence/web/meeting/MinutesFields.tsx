import { FormRow, TextArea, TextField, useWords } from '@sarn/platform-web';
import type { MinutesDraft } from './minutes-draft.ts';
import { meetingWords } from './words/meeting-words.ts';

interface MinutesFieldsProps {
  readonly minutes: MinutesDraft;
  readonly onChange: (minutes: MinutesDraft) => void;
}

/** Place, times and people of a meeting, in the order of form 11. */
export function MinutesFields({ minutes, onChange }: MinutesFieldsProps) {
  const say = useWords(meetingWords);
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
      <FormRow>
        <TextArea
          label={say('present')}
          description={say('peopleHint')}
          rows={3}
          value={minutes.present}
          onChange={(present) => change({ present })}
        />
      </FormRow>
      <FormRow>
        <TextArea
          label={say('absent')}
          description={say('absentHint')}
          rows={2}
          value={minutes.absent}
          onChange={(absent) => change({ absent })}
        />
      </FormRow>
      <FormRow>
        <TextArea
          label={say('guests')}
          description={say('guestsHint')}
          rows={2}
          value={minutes.guests}
          onChange={(guests) => change({ guests })}
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
    </>
  );
}
