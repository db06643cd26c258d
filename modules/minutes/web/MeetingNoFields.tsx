import { meetingNoOf, meetingNoText } from '@sarn/minutes/contract';
import type { MeetingNo } from '@sarn/minutes/contract';
import { Button, TextField, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { minutesWords } from './words/minutes-words.ts';
import './minutes.css';

interface MeetingNoFieldsProps {
  readonly meetingNo: string;
  readonly onChange: (meetingNo: string) => void;
  readonly error: string | null;
  /** The number after those of earlier meetings; null where it is not known. */
  readonly next: string | null;
}

/** Number and year of a meeting, typed apart; a number with its year may be typed in the first too. */
export function MeetingNoFields({ meetingNo, onChange, error, next }: MeetingNoFieldsProps) {
  const say = useWords(minutesWords);
  const [typed, setTyped] = useState<MeetingNo>(() => meetingNoOf(meetingNo));
  // Where it was not typed here, such as by a template.
  const shown = meetingNoText(typed) === meetingNo ? typed : meetingNoOf(meetingNo);
  const change = (part: Partial<MeetingNo>) => {
    const now = { ...shown, ...part };
    setTyped(now);
    onChange(meetingNoText(now));
  };
  const take = (text: string) => {
    setTyped(meetingNoOf(text));
    onChange(text);
  };
  return (
    <div className="minutes-no">
      <TextField
        label={say('number')}
        isRequired
        value={shown.number}
        onChange={(number) => change({ number })}
        onBlur={() => setTyped(meetingNoOf(meetingNo))}
        error={error}
      />
      <TextField
        label={say('year')}
        description={say('yearHint')}
        inputMode="numeric"
        maxLength={4}
        value={shown.year}
        onChange={(year) => change({ year })}
      />
      {next !== null && next !== meetingNo && (
        <Button size="s" variant="ghost" onPress={() => take(next)}>
          {say('takeNext', { next })}
        </Button>
      )}
    </div>
  );
}
