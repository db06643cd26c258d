import { DatePicker, FormRow, TextArea, TextField, useWords } from '@sarn/platform-web';
import type { CivilDate } from '@sarn/kernel';
import { unitsWords } from '../words/units-words.ts';

interface Bound<T> {
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error: string | null;
}

interface OrderFieldsProps {
  readonly from: Bound<CivilDate | null>;
  readonly orderNo: Bound<string>;
  readonly reason: Bound<string>;
  readonly isPlanned: boolean;
  /** Other words below the day. */
  readonly fromHint?: string;
}

/** Every act asks its day, its order and its reason. */
export function OrderFields({ from, orderNo, reason, isPlanned, fromHint }: OrderFieldsProps) {
  const say = useWords(unitsWords);
  return (
    <>
      <FormRow>
        <DatePicker
          label={say('order.from')}
          isRequired
          description={isPlanned ? say('order.fromPlanned') : fromHint}
          {...from}
        />
      </FormRow>
      <FormRow>
        <TextField label={say('order.orderNo')} isRequired maxLength={100} {...orderNo} />
      </FormRow>
      <TextArea label={say('order.reason')} isRequired maxLength={500} {...reason} />
    </>
  );
}
