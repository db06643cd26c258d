import { attendanceLists } from '@sarn/minutes/contract';
import type { AttendanceList } from '@sarn/minutes/contract';
import { Tabs, useWords } from '@sarn/platform-web';
import { useId, useState } from 'react';
import { countOf, peopleOf } from '../minutes-draft.ts';
import type { MinutesDraft } from '../minutes-draft.ts';
import { minutesWords } from '../words/minutes-words.ts';
import { AddAttendee } from './AddAttendee.tsx';
import { AttendeeRows } from './AttendeeRows.tsx';
import { useAttendance } from './use-attendance.ts';
import '../minutes.css';

interface AttendanceFieldProps {
  readonly minutes: MinutesDraft;
  readonly change: (part: Partial<MinutesDraft>) => void;
  readonly error: string | null;
}

/** Who came, who did not, and who else attended: a tab for each list, and a row for each person. */
export function AttendanceField({ minutes, change, error }: AttendanceFieldProps) {
  const say = useWords(minutesWords);
  const label = useId();
  const [shown, setShown] = useState<AttendanceList>('present');
  const { put, add, type, remove, give } = useAttendance(minutes, change);
  return (
    <div className="s-field minutes-attendance" role="group" aria-labelledby={label}>
      <span id={label} className="s-label">
        {say('attendance')}
      </span>
      <div className="minutes-box">
        <Tabs
          aria-label={say('attendance')}
          selected={shown}
          onSelect={(list) => setShown(list as AttendanceList)}
          items={attendanceLists.map((list) => ({
            id: list,
            label: say(list),
            count: countOf(minutes[list]),
            countLabel: say('count', { count: countOf(minutes[list]) }),
            content: (
              <>
                <AttendeeRows
                  list={list}
                  people={peopleOf(minutes[list])}
                  onChange={(people) => put(list, people)}
                  onRemove={(at) => remove(list, at)}
                  onGive={(at, other) => give(list, at, other)}
                />
                <AddAttendee
                  list={list}
                  typed={minutes.adding?.[list] ?? ''}
                  onType={(text) => type(list, text)}
                  onAdd={(more) => add(list, more)}
                />
              </>
            ),
          }))}
        />
      </div>
      {error && (
        <span className="s-field-error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
