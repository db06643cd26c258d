import { DatePicker, FormPart, FormRow, TextArea, TextField, useWords } from '@sarn/platform-web';
import { publicationRules } from '@sarn/document/contract';
import type { PublicationField, PublicationKind } from '@sarn/document/contract';
import type { ComponentType } from 'react';
import { ClassFields } from '@sarn/creation/web';
import { ChangesField } from '../change/ChangesField.tsx';
import { BodyAndFiles } from '../draft/BodyAndFiles.tsx';
import { TitleField } from '../draft/TitleField.tsx';
import { MinutesFields } from '../meeting/MinutesFields.tsx';
import { WordBox } from '../picker/WordBox.tsx';
import { OrderFields } from '@sarn/order-form/web';
import { registryWords } from '@sarn/document/web';
import type { PublicationPageDraft } from './publication-draft.ts';

interface FieldProps {
  readonly kind: PublicationKind;
  readonly draft: PublicationPageDraft;
  readonly change: (part: Partial<PublicationPageDraft>) => void;
  readonly error: (field: string) => string | null;
}

interface PublicationFieldsProps extends FieldProps {
  readonly onBusy: (isSending: boolean) => void;
}

/** The fields of a published kind: subject, those of its rule, text and files. */
export function PublicationFields({ kind, onBusy, ...field }: PublicationFieldsProps) {
  const say = useWords(registryWords);
  const { draft, change, error } = field;
  return (
    <>
      <TitleField
        {...{ draft, change, error }}
        description={say(`publication.titleHint.${kind}`)}
      />
      {kind === 'command' && <OrderFields {...field} />}
      {publicationRules[kind].fields.map((name) => {
        if (name === 'remarks') return null;
        const Field = fields[name];
        return (
          <FormPart key={name} name={name}>
            <Field kind={kind} {...field} />
          </FormPart>
        );
      })}
      <BodyAndFiles draft={draft} change={change} error={error} onBusy={onBusy} />
      {publicationRules[kind].fields.includes('remarks') && (
        <FormPart name="remarks">
          <Remarks kind={kind} {...field} />
        </FormPart>
      )}
    </>
  );
}

function Addressee({ draft, change, error }: FieldProps) {
  const say = useWords(registryWords);
  return (
    <WordBox
      field="addressee"
      label={say('field.addressee')}
      description={say('publication.addresseeHint')}
      text={draft.addressee}
      onChange={(addressee) => change({ addressee })}
      error={error('addressee')}
    />
  );
}

function InForceOn({ draft, change, error }: FieldProps) {
  const say = useWords(registryWords);
  return (
    <DatePicker
      label={say('publication.inForceOn')}
      description={say('publication.inForceHint')}
      value={draft.inForceOn}
      onChange={(inForceOn) => change({ inForceOn })}
      error={error('inForceOn')}
    />
  );
}

function MeetingName({ draft, change, error }: FieldProps) {
  const say = useWords(registryWords);
  return (
    <FormRow>
      <TextField
        label={say('publication.meetingName')}
        description={say('publication.meetingNameHint')}
        isRequired
        value={draft.meetingName}
        onChange={(meetingName) => change({ meetingName })}
        error={error('meetingName')}
      />
    </FormRow>
  );
}

function MeetingNo({ draft, change, error }: FieldProps) {
  const say = useWords(registryWords);
  return (
    <TextField
      label={say('publication.meetingNo')}
      description={say('publication.meetingNoHint')}
      isRequired
      value={draft.meetingNo}
      onChange={(meetingNo) => change({ meetingNo })}
      error={error('meetingNo')}
    />
  );
}

function MeetingDate({ draft, change, error }: FieldProps) {
  const say = useWords(registryWords);
  return (
    <DatePicker
      label={say('publication.meetingDate')}
      isRequired
      value={draft.meetingDate}
      onChange={(meetingDate) => change({ meetingDate })}
      error={error('meetingDate')}
    />
  );
}

function MeetingMinutes({ draft, change }: FieldProps) {
  return <MinutesFields minutes={draft.minutes} onChange={(minutes) => change({ minutes })} />;
}

/** Below the text, as on the page. */
function Remarks({ draft, change, error }: FieldProps) {
  const say = useWords(registryWords);
  return (
    <FormRow>
      <TextArea
        label={say('publication.remarks')}
        description={say('publication.remarksHint')}
        rows={2}
        value={draft.remarks}
        onChange={(remarks) => change({ remarks })}
        error={error('remarks')}
      />
    </FormRow>
  );
}

function Changes({ kind, draft, change, error }: FieldProps) {
  return (
    <ChangesField
      kind={kind}
      changes={draft.changes}
      onChange={(changes) => change({ changes })}
      error={error('changes')}
    />
  );
}

const fields: Readonly<Record<PublicationField, ComponentType<FieldProps>>> = {
  addressee: Addressee,
  speed: ClassFields,
  inForceOn: InForceOn,
  meetingName: MeetingName,
  meetingNo: MeetingNo,
  meetingDate: MeetingDate,
  minutes: MeetingMinutes,
  remarks: Remarks,
  changes: Changes,
};
