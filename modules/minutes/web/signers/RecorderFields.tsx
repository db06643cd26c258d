import { FormRow, TextField, useWords } from '@sarn/platform-web';
import type { MinutesDraft } from '../minutes-draft.ts';
import { minutesWords } from '../words/minutes-words.ts';
import { ReportSignerFields } from './ReportSignerFields.tsx';

interface RecorderFieldsProps {
  readonly minutes: MinutesDraft;
  readonly onChange: (minutes: MinutesDraft) => void;
}

/** Who recorded and who reviewed the report: the end of form 11. */
export function RecorderFields({ minutes, onChange }: RecorderFieldsProps) {
  const say = useWords(minutesWords);
  return (
    <>
      <ReportSignerFields
        as="recorder"
        one={minutes.recorder}
        onChange={(recorder) => onChange({ ...minutes, recorder })}
      />
      <FormRow>
        <TextField
          label={say('recorderPost')}
          description={say('recorderPostHint')}
          value={minutes.recorderPost}
          onChange={(recorderPost) => onChange({ ...minutes, recorderPost })}
        />
      </FormRow>
      <ReportSignerFields
        as="reviewer"
        one={minutes.reviewer}
        onChange={(reviewer) => onChange({ ...minutes, reviewer })}
      />
    </>
  );
}
