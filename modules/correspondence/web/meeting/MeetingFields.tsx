import { findMeetings } from '@sarn/correspondence/contract';
import { registryWords } from '@sarn/document/web';
import { buddhistYear, civilDateAt } from '@sarn/kernel';
import { nextMeetingNo } from '@sarn/minutes/contract';
import { MeetingNoFields } from '@sarn/minutes/web';
import { ComboBox, FormRow, call, useWords } from '@sarn/platform-web';
import type { LoadOptions, Option } from '@sarn/platform-web';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface Meeting {
  readonly meetingName: string;
  readonly meetingNo: string;
  readonly meetingDate: string | null;
}

interface MeetingFieldProps {
  readonly draft: Meeting;
  readonly change: (part: Partial<Meeting>) => void;
  readonly error: (field: string) => string | null;
}

const find: LoadOptions = async (text, signal) => {
  const { rows } = await call(findMeetings, { text }, { signal });
  return rows.map(({ name, numbers: [last] }) => ({
    value: name,
    label: name,
    ...(last === undefined ? {} : { hint: last }),
  }));
};

/** An earlier meeting, or one that is typed. */
export function MeetingName({ draft, change, error }: MeetingFieldProps) {
  const say = useWords(registryWords);
  // The choice is kept until the text differs; otherwise the list would open again.
  const [picked, setPicked] = useState<Option | null>(null);
  const { meetingName } = draft;
  const value = picked?.label === meetingName ? picked : { value: '', label: meetingName };
  return (
    <FormRow>
      <ComboBox
        label={say('publication.meetingName')}
        description={say('publication.meetingNameHint')}
        isRequired
        isFreeText
        loadOptions={find}
        value={meetingName === '' ? null : value}
        onChange={(chosen) => {
          setPicked(chosen?.value ? chosen : null);
          change({ meetingName: chosen?.label ?? '' });
        }}
        error={error('meetingName')}
      />
    </FormRow>
  );
}

/** Number and year, with the next number of the meeting in the calendar year in which it is held. */
export function MeetingNo({ draft, change, error }: MeetingFieldProps) {
  const { meetingName, meetingDate } = draft;
  const name = meetingName.trim();
  const known = useQuery({
    queryKey: ['registry', 'meetings', name],
    queryFn: ({ signal }) => call(findMeetings, { text: name }, { signal }),
    enabled: name.length > 2,
    staleTime: 60_000,
  });
  const numbers = known.data?.rows.find((row) => row.name === name)?.numbers;
  const year = buddhistYear(meetingDate ?? civilDateAt(new Date()));
  return (
    <MeetingNoFields
      meetingNo={draft.meetingNo}
      onChange={(meetingNo) => change({ meetingNo })}
      error={error('meetingNo')}
      next={numbers ? nextMeetingNo(numbers, year) : null}
    />
  );
}
