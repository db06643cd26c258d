import { FormDialog, FormRow, TextField, useWords } from '@sarn/platform-web';
import type { UnitDetail } from '@sarn/reorganisation/contract';
import { unitsWords } from '../words/units-words.ts';
import { OrderFields } from './OrderFields.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { emptyOrder, useActForm, useMissing } from './use-act-form.ts';

export interface ActFormProps {
  readonly unit: UnitDetail;
  readonly onClose: () => void;
}

/** New names from a day on; the unit and its registers stay. */
export function RenameForm({ unit, onClose }: ActFormProps) {
  const say = useWords(unitsWords);
  const missing = useMissing();
  const { nameTh, nameEn, abbreviation } = unit;
  const { form, isPlanned, setSeen } = useActForm({
    unit,
    name: 'unit.rename',
    start: { ...emptyOrder(), nameTh, nameEn, abbreviation },
    check: (values) => ({ nameTh: missing('nameTh', values.nameTh) }),
    changeOf: (values) => ({
      act: 'rename',
      nameTh: values.nameTh,
      nameEn: values.nameEn,
      abbreviation: values.abbreviation,
    }),
    done: say('rename.done'),
    onClose,
  });
  return (
    <FormDialog
      title={say('rename.title', { unit: nameTh })}
      form={form}
      label={say(isPlanned ? 'order.plan' : 'rename.do')}
      onClose={onClose}
    >
      <StaleNotice unit={unit} failure={form.failure} onAccept={setSeen} />
      <p className="s-muted units-facts">{say('rename.facts')}</p>
      <TextField label={say('field.nameTh')} isRequired maxLength={300} {...form.field('nameTh')} />
      <TextField label={say('field.nameEn')} maxLength={300} {...form.field('nameEn')} />
      <FormRow>
        <TextField
          label={say('field.abbreviation')}
          maxLength={40}
          {...form.field('abbreviation')}
        />
      </FormRow>
      <OrderFields
        from={form.field('from')}
        orderNo={form.field('orderNo')}
        reason={form.field('reason')}
        isPlanned={isPlanned}
      />
    </FormDialog>
  );
}
