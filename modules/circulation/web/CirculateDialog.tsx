import {
  CheckboxField,
  DatePicker,
  FormDialog,
  TextArea,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import type { CirculationClosing } from '@sarn/circulation/contract';
import { officeToday } from '@sarn/document/web';
import { isNobody, nobody, toAudience } from './audience.ts';
import type { ChosenAudience } from './audience.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { useCirculate } from './circulation.client.ts';
import { circulationWords } from './words/circulation-words.ts';

interface NewCirculation {
  readonly audience: ChosenAudience;
  readonly note: string;
  readonly asksAcknowledgement: boolean;
  readonly closes: boolean;
  readonly dueDate: string | null;
}

const newCirculation: NewCirculation = {
  ...{ audience: nobody, note: '', asksAcknowledgement: false },
  ...{ closes: false, dueDate: null },
};

interface CirculateDialogProps {
  readonly documentId: string;
  readonly title: string;
  readonly reach: 'units' | 'agency';
  /** The act by which the reader may close the matter now; null where there is none. */
  readonly closing: CirculationClosing | null;
  readonly onClose: () => void;
}

/** Asks to whom and how a document is circulated. */
export function CirculateDialog(props: CirculateDialogProps) {
  const { documentId, title, reach, closing, onClose } = props;
  const say = useWords(circulationWords);
  const circulate = useCirculate();
  const form = useDialogForm({
    name: 'circulation.send',
    about: documentId,
    start: newCirculation,
    check: ({ audience }) => ({ audience: isNobody(audience) && say('send.nobody') }),
    send: async ({ audience, note, asksAcknowledgement, closes, dueDate }, { idempotencyKey }) =>
      circulate.mutateAsync({
        ...{ documentId, audience: toAudience(audience), note, asksAcknowledgement },
        ...(asksAcknowledgement && closes && closing ? { closing } : {}),
        ...(dueDate ? { dueDate } : {}),
        idempotencyKey,
      }),
    told: ({ people }) => ({ title: say('send.sent', { people }), text: title }),
    onClose,
  });
  return (
    <FormDialog title={say('send.title')} form={form} label={say('send.send')} onClose={onClose}>
      <p className="circulation-subject">{title}</p>
      <AudienceFields
        audience={form.values.audience}
        reach={reach}
        onChange={(part) => form.change(({ audience }) => ({ audience: { ...audience, ...part } }))}
        error={form.error('audience')}
      />
      <TextArea label={say('send.note')} maxLength={2000} {...form.field('note')} />
      <CheckboxField hint={say('send.asksHint')} {...form.tick('asksAcknowledgement')}>
        {say('send.asks')}
      </CheckboxField>
      {closing && form.values.asksAcknowledgement && (
        <CheckboxField hint={say('send.closesHint')} {...form.tick('closes')}>
          {say('send.closes')}
        </CheckboxField>
      )}
      <DatePicker
        label={say('send.due')}
        description={say('send.dueHint')}
        minValue={officeToday()}
        {...form.field('dueDate')}
      />
    </FormDialog>
  );
}
