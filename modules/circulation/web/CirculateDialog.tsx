import {
  CheckboxField,
  DatePicker,
  FormDialog,
  TextArea,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { newId } from '@sarn/kernel';
import { useState } from 'react';
import { officeToday } from '@sarn/document/web';
import { isNobody, nobody, toAudience } from './audience.ts';
import type { ChosenAudience } from './audience.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { useCirculate } from './circulation.client.ts';
import { circulationWords } from './words/circulation-words.ts';

interface CirculateDialogProps {
  readonly documentId: string;
  readonly title: string;
  readonly reach: 'units' | 'agency';
  readonly onClose: () => void;
}

/** Asks to whom a document is circulated, and how. */
export function CirculateDialog({ documentId, title, reach, onClose }: CirculateDialogProps) {
  const say = useWords(circulationWords);
  const toasts = useToasts();
  const [key] = useState(newId);
  const send = useCirculate(key);
  const [audience, setAudience] = useState<ChosenAudience>(nobody);
  const [note, setNote] = useState('');
  const [asksAcknowledgement, setAsks] = useState(false);
  const [dueDate, setDue] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const submit = () => {
    setChecked(true);
    if (isNobody(audience)) return;
    const due = dueDate ? { dueDate } : {};
    send.mutate(
      { documentId, audience: toAudience(audience), note, asksAcknowledgement, ...due },
      {
        onSuccess: ({ people }) => {
          toasts.show({ tone: 'success', title: say('send.sent', { people }), text: title });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={say('send.title')}
      save={send}
      label={say('send.send')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="circulation-subject">{title}</p>
      <AudienceFields
        audience={audience}
        reach={reach}
        onChange={(part) => setAudience({ ...audience, ...part })}
        error={isChecked && isNobody(audience) ? say('send.nobody') : null}
      />
      <TextArea label={say('send.note')} value={note} maxLength={2000} onChange={setNote} />
      <CheckboxField
        isSelected={asksAcknowledgement}
        hint={say('send.asksHint')}
        onChange={setAsks}
      >
        {say('send.asks')}
      </CheckboxField>
      <DatePicker
        label={say('send.due')}
        description={say('send.dueHint')}
        minValue={officeToday()}
        value={dueDate}
        onChange={setDue}
      />
    </FormDialog>
  );
}
