import { FormDialog, FormRow, TextField, useDialogForm, useWords } from '@sarn/platform-web';
import { isSectionKind } from '@sarn/organisation/contract';
import { useState } from 'react';
import { useCorrectUnit, useUnitScope } from '../units.client.ts';
import type { UnitTree } from '../units.client.ts';
import { unitsWords } from '../words/units-words.ts';
import type { ActFormProps } from './RenameForm.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useMissing } from './use-act-form.ts';
import { ContactFields, KindField } from './UnitDataFields.tsx';

interface CorrectFormProps extends ActFormProps {
  readonly kinds: UnitTree['kinds'];
}

/** Values without days: code, kind, place among the neighbours, contact. */
export function CorrectForm({ unit, kinds, onClose }: CorrectFormProps) {
  const say = useWords(unitsWords);
  const correct = useCorrectUnit();
  const scope = useUnitScope();
  const missing = useMissing();
  const [seen, setSeen] = useState(unit.version);
  const { code, kind, sortKey, address, phone, fax, mail } = unit;
  const form = useDialogForm({
    name: 'unit.correct',
    about: unit.id,
    start: { code, kind, sortKey, address, phone, fax, mail },
    check: (values) => ({
      code: missing('code', values.code),
      sortKey: missing('sortKey', values.sortKey),
    }),
    send: async (values) => correct.mutateAsync({ unitId: unit.id, seen, unit: values }),
    told: () => ({ title: say('correct.done') }),
    onClose,
  });
  const offered = scope === 'units' ? kinds : kinds.filter((one) => isSectionKind(one.kind));
  return (
    <FormDialog
      title={say('correct.title', { unit: unit.nameTh })}
      form={form}
      label={say('correct.do')}
      onClose={onClose}
    >
      <StaleNotice unit={unit} failure={form.failure} onAccept={setSeen} />
      <FormRow>
        <TextField
          label={say('field.code')}
          isRequired
          isReadOnly={unit.isCodeFixed}
          maxLength={40}
          description={unit.isCodeFixed ? say('codeFixed') : undefined}
          {...form.field('code')}
        />
      </FormRow>
      <KindField kinds={offered} below={null} {...form.field('kind')} />
      <FormRow>
        <TextField
          label={say('field.sortKey')}
          isRequired
          maxLength={100}
          description={say('sortHint')}
          {...form.field('sortKey')}
        />
      </FormRow>
      <ContactFields
        address={form.field('address')}
        phone={form.field('phone')}
        fax={form.field('fax')}
        mail={form.field('mail')}
      />
    </FormDialog>
  );
}
