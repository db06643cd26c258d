import { DatePicker, TextField, useWords } from '@sarn/platform-web';
import { letterForms } from '@sarn/correspondence/contract';
import { actForm } from '@sarn/document/web';
import type { ActFieldsProps } from '@sarn/document/web';
import { NoteField } from '@sarn/document/web';
import { meetingWords } from './words/meeting-words.ts';

interface Certifying {
  readonly meetingNo: string;
  readonly meetingDate: string | null;
  readonly note: string;
}

function CertifyFields({ draft, change, error }: ActFieldsProps<Certifying>) {
  const say = useWords(meetingWords);
  return (
    <>
      <TextField
        label={say('certifiedNo')}
        description={say('certifiedNoHint')}
        isRequired
        value={draft.meetingNo}
        onChange={(meetingNo) => change({ meetingNo })}
        error={error('meetingNo')}
      />
      <DatePicker
        label={say('certifiedOn')}
        isRequired
        value={draft.meetingDate}
        onChange={(meetingDate) => change({ meetingDate })}
        error={error('meetingDate')}
      />
      <NoteField
        label={say('corrections')}
        note={draft.note}
        onChange={(note) => change({ note })}
        error={error('note')}
      />
    </>
  );
}

/** Which meeting certified the report, and what it corrected. */
export const certifyForm = actForm<'certify', Certifying>('certify', {
  schema: letterForms.certify,
  start: () => ({ meetingNo: '', meetingDate: null, note: '' }),
  toInput: ({ meetingNo, meetingDate, note }) => ({
    meetingNo,
    meetingDate: meetingDate ?? undefined,
    note,
  }),
  Fields: CertifyFields,
});
