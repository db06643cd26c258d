import type { ReportSigner } from '@sarn/minutes/contract';
import { ComboBox, TextField, useWords } from '@sarn/platform-web';
import { findStaff } from '../find-staff.ts';
import { minutesWords } from '../words/minutes-words.ts';

interface ReportSignerFieldsProps {
  readonly as: 'recorder' | 'reviewer';
  readonly one: ReportSigner | null | undefined;
  readonly onChange: (one: ReportSigner) => void;
}

/** Somebody of the agency with the post, or somebody who is typed; the post can be changed. */
export function ReportSignerFields({ as: role, one, onChange }: ReportSignerFieldsProps) {
  const say = useWords(minutesWords);
  const { personId = null, name = '', post = '' } = one ?? {};
  return (
    <>
      <ComboBox
        label={say(role)}
        description={say(`${role}Hint`)}
        isFreeText
        loadOptions={findStaff}
        value={name === '' ? null : { value: personId ?? '', label: name }}
        onChange={(chosen) => {
          if (!chosen?.value) return onChange({ personId: null, name: chosen?.label ?? '', post });
          onChange({ personId: chosen.value, name: chosen.label, post: chosen.hint ?? '' });
        }}
      />
      <TextField
        label={say(`${role}Title`)}
        value={post}
        onChange={(changed) => onChange({ personId, name, post: changed })}
      />
    </>
  );
}
