import { DatePicker, FormRow, Select, TextArea, TextField, useWords } from '@sarn/platform-web';
import { secrecyClasses, speedClasses } from '@sarn/document/contract';
import { DueField } from '@sarn/document/web';
import { useTermOptions } from '@sarn/document/web';
import { ReservedNumberField } from '@sarn/register/web';
import { WordBox } from '@sarn/correspondence/web';
import { registryWords } from '@sarn/document/web';
import { DuplicateWarning } from './DuplicateWarning.tsx';
import { latestLetterDate } from './register-draft.ts';
import type { RegisterDraft } from './register-draft.ts';

export interface RegisterFieldsProps {
  readonly draft: RegisterDraft;
  readonly change: (part: Partial<RegisterDraft>) => void;
  readonly error: (field: string) => string | null;
  /** True when the server said that the letter is there already. */
  readonly mustConfirm: boolean;
}

/** The fields of the register of incoming letters. @rule saraban-2526 ข้อ 37 */
export function RegisterFields({ draft, change, error, mustConfirm }: RegisterFieldsProps) {
  const say = useWords(registryWords);
  return (
    <>
      <FormRow>
        <WordBox
          field="sender"
          label={say('field.sender')}
          text={draft.sender}
          onChange={(sender) => change({ sender })}
          error={error('sender')}
        />
      </FormRow>
      <TextField
        label={say('field.letterNo')}
        isRequired
        value={draft.letterNo}
        onChange={(letterNo) => change({ letterNo })}
        error={error('letterNo')}
      />
      <DatePicker
        label={say('field.letterDate')}
        isRequired
        maxValue={latestLetterDate()}
        value={draft.letterDate}
        onChange={(letterDate) => change({ letterDate })}
        error={error('letterDate')}
      />
      <DuplicateWarning draft={draft} change={change} mustConfirm={mustConfirm} />
      <FormRow>
        <TextArea
          label={say('field.title')}
          isRequired
          rows={2}
          value={draft.title}
          onChange={(title) => change({ title })}
          error={error('title')}
        />
      </FormRow>
      <FormRow>
        <WordBox
          field="addressee"
          label={say('field.addressee')}
          text={draft.addressee}
          onChange={(addressee) => change({ addressee })}
          error={error('addressee')}
        />
      </FormRow>
      <Select
        label={say('field.speed')}
        options={useTermOptions(speedClasses)}
        value={draft.speed}
        onChange={(speed) => change({ speed })}
        error={error('speed')}
      />
      <Select
        label={say('field.secrecy')}
        options={useTermOptions(secrecyClasses)}
        value={draft.secrecy}
        onChange={(secrecy) => change({ secrecy })}
        error={error('secrecy')}
      />
      <FormRow>
        <DueField
          value={draft.dueDate}
          onChange={(dueDate) => change({ dueDate })}
          error={error('dueDate')}
        />
      </FormRow>
      <FormRow>
        <TextArea
          label={say('field.note')}
          rows={2}
          value={draft.note}
          onChange={(note) => change({ note })}
          error={error('note')}
        />
      </FormRow>
      <ReservedNumberField
        value={draft.reservedEntryId}
        onChange={(reservedEntryId) => change({ reservedEntryId })}
      />
    </>
  );
}
