import { FilePicker } from '@sarn/file/web';
import {
  DatePicker,
  FormRow,
  FormSection,
  TextArea,
  TextField,
  useWords,
} from '@sarn/platform-web';
import type { DraftProps } from './WhoFields.tsx';
import { actingWords } from './words/acting-words.ts';

interface OrderFieldsProps extends DraftProps {
  /** The file of the order is being uploaded: the form waits. */
  readonly onBusy: (isSending: boolean) => void;
}

/** The period and the order. */
export function OrderFields({ onBusy, ...draft }: OrderFieldsProps) {
  return (
    <>
      <PeriodSection {...draft} />
      <OrderSection {...draft} onBusy={onBusy} />
    </>
  );
}

function PeriodSection({ draft, change, error }: DraftProps) {
  const say = useWords(actingWords);
  return (
    <FormSection title={say('form.period')}>
      <DatePicker
        label={say('form.fromDay')}
        isRequired
        value={draft.fromDay}
        onChange={(fromDay) => change({ fromDay })}
        error={error('fromDay')}
      />
      <TextField
        label={say('form.fromTime')}
        description={say('form.timeHint')}
        inputMode="numeric"
        maxLength={5}
        value={draft.fromTime}
        onChange={(fromTime) => change({ fromTime })}
        error={error('fromTime')}
      />
      <DatePicker
        label={say('form.toDay')}
        description={say('form.toDayHint')}
        value={draft.toDay}
        onChange={(toDay) => change({ toDay })}
      />
      <TextField
        label={say('form.toTime')}
        description={say('form.timeHint')}
        inputMode="numeric"
        maxLength={5}
        value={draft.toTime}
        onChange={(toTime) => change({ toTime })}
        error={error('toTime')}
      />
    </FormSection>
  );
}

function OrderSection({ draft, change, error, onBusy }: OrderFieldsProps) {
  const say = useWords(actingWords);
  return (
    <FormSection title={say('form.order')}>
      <TextField
        label={say('form.orderNo')}
        isRequired
        maxLength={100}
        value={draft.orderNo}
        onChange={(orderNo) => change({ orderNo })}
        error={error('orderNo')}
      />
      <DatePicker
        label={say('form.orderDate')}
        isRequired
        value={draft.orderDate}
        onChange={(orderDate) => change({ orderDate })}
        error={error('orderDate')}
      />
      <FormRow>
        <TextArea
          label={say('form.matters')}
          rows={2}
          value={draft.matters}
          onChange={(matters) => change({ matters })}
        />
      </FormRow>
      <FormRow>
        <FilePicker
          label={say('form.file')}
          files={draft.files}
          onChange={(files) => change({ files })}
          onBusy={onBusy}
        />
      </FormRow>
    </FormSection>
  );
}
