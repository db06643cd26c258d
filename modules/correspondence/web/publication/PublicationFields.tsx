import { DatePicker, FormPart, FormRow, TextArea, useWords } from '@sarn/platform-web';
import { publicationRules } from '@sarn/document/contract';
import type { PublicationField, PublicationKind } from '@sarn/document/contract';
import type { EditorHandle } from '@sarn/platform-web/editor';
import { useRef } from 'react';
import type { ComponentType, RefObject } from 'react';
import { ClassFields } from '@sarn/creation/web';
import { ChangesField } from '../change/ChangesField.tsx';
import { BodyAndFiles } from '../draft/BodyAndFiles.tsx';
import { TitleField } from '../draft/TitleField.tsx';
import { MeetingName, MeetingNo } from '../meeting/MeetingFields.tsx';
import { WordBox } from '../picker/WordBox.tsx';
import { AgendaField, MinutesFields, RecorderFields } from '@sarn/minutes/web';
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
  const editor = useRef<EditorHandle>(null);
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
      {kind === 'report' && <Agenda draft={draft} change={change} editor={editor} />}
      <BodyAndFiles
        {...{ draft, change, error, onBusy }}
        {...(kind === 'report' ? { editor } : {})}
      />
      {kind === 'report' && (
        <FormPart name="recorder">
          <RecorderFields minutes={draft.minutes} onChange={(minutes) => change({ minutes })} />
        </FormPart>
      )}
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

function MeetingMinutes({ draft, change, error }: FieldProps) {
  return (
    <MinutesFields
      minutes={draft.minutes}
      onChange={(minutes) => change({ minutes })}
      error={error('minutes')}
    />
  );
}

interface AgendaProps extends Pick<FieldProps, 'draft' | 'change'> {
  readonly editor: RefObject<EditorHandle | null>;
}

/** The agenda as rows above the text that it is a part of. */
function Agenda({ draft, change, editor }: AgendaProps) {
  return (
    <FormPart name="agenda">
      <FormRow>
        <AgendaField
          text={draft.bodyJson}
          meetingNo={draft.meetingNo}
          onShow={(block) => editor.current?.show(block)}
          onChange={(text) => {
            const bodyJson = { ...text };
            change({ bodyJson });
            editor.current?.replace(bodyJson);
          }}
        />
      </FormRow>
    </FormPart>
  );
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
