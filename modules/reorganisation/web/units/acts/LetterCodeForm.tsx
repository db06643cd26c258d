import { FormDialog, FormRow, TextField, useWords } from '@sarn/platform-web';
import { registerTerms } from '@sarn/register/contract';
import { useUnitEffect } from '../units.client.ts';
import { unitsWords } from '../words/units-words.ts';
import { OrderFields } from './OrderFields.tsx';
import type { ActFormProps } from './RenameForm.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { emptyOrder, useActForm } from './use-act-form.ts';

/** Another letter code from a day on; the number goes on. */
export function LetterCodeForm({ unit, onClose }: ActFormProps) {
  const say = useWords(unitsWords);
  const effect = useUnitEffect(unit.id);
  const { form, isPlanned, setSeen } = useActForm({
    unit,
    name: 'unit.letter-code',
    start: { ...emptyOrder(), letterCode: unit.letterCode },
    changeOf: ({ letterCode }) => ({ act: 'letter-code', letterCode }),
    done: say('letterCode.done'),
    onClose,
  });
  const outgoing = effect.data?.registers.find(
    ({ kindTerm }) => kindTerm.th === registerTerms.outgoing.th,
  );
  const code = form.values.letterCode.trim();
  return (
    <FormDialog
      title={say('letterCode.title', { unit: unit.nameTh })}
      form={form}
      label={say(isPlanned ? 'order.plan' : 'letterCode.do')}
      onClose={onClose}
    >
      <StaleNotice unit={unit} failure={form.failure} onAccept={setSeen} />
      <p className="s-muted units-facts">{say('letterCode.facts')}</p>
      <FormRow>
        <TextField
          label={say('field.letterCode')}
          maxLength={40}
          description={
            outgoing && code
              ? say('letterCode.next', { code, number: outgoing.lastNumber + 1 })
              : say('letterCode.none')
          }
          {...form.field('letterCode')}
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
