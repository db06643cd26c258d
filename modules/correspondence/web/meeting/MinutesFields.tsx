import { FormRow, TextArea, TextField, useWords } from '@sarn/platform-web';
import type { MinutesDraft } from './minutes-draft.ts';
import { meetingWords } from './words/meeting-words.ts';

interface MinutesFieldsProps {
  readonly minutes: MinutesDraft;
  readonly onChange: (minutes: MinutesDraft) => void;
}

const lists = [
  { name: 'present', hint: 'peopleHint', rows: 3 },
  { name: 'absent', hint: 'absentHint', rows: 2 },
  { name: 'guests', hint: 'guestsHint', rows: 2 },
] as const;

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
      {lists.map(({ name, hint, rows }) => (
        <FormRow key={name}>
          <TextArea
            label={say(name)}
            description={say(hint)}
            rows={rows}
            value={minutes[name]}
            onChange={(people) => change({ [name]: people })}
          />
        </FormRow>
      ))}
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
        <TextField
          label={say('recorderPost')}
          description={say('recorderPostHint')}
          value={minutes.recorderPost}
          onChange={(recorderPost) => change({ recorderPost })}
        />
      </FormRow>
    </>
  );
}
