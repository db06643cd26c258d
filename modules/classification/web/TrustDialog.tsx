import {
  CheckboxField,
  DatePicker,
  FormDialog,
  Select,
  TextField,
  useDialogForm,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { secretLevels } from '@sarn/organisation/contract';
import type { SecretClass } from '@sarn/organisation/contract';
import { useTermOptions } from '@sarn/document/web';
import { officeToday } from '@sarn/document/web';
import { useUnits } from '@sarn/organisation/web';
import { PersonPicker } from '@sarn/organisation/web';
import { useAppointRegistrar, useGiveClearance } from './classification.client.ts';
import { secretWords } from './words/classification-words.ts';

interface TrustDialogProps {
  readonly of: 'give' | 'appoint';
  readonly onClose: () => void;
}

/** Clears a person by an order, or appoints a registrar of classified documents. */
export function TrustDialog({ of, onClose }: TrustDialogProps) {
  const say = useWords(secretWords);
  const give = useGiveClearance();
  const appoint = useAppointRegistrar();
  const isGive = of === 'give';
  const form = useDialogForm({
    name: `secret.${of}`,
    start: newTrust(),
    check: ({ person, unitId, orderNo, validFrom }) => ({
      person: !person && say('personMissing'),
      unitId: !isGive && unitId === '' && say('unitMissing'),
      orderNo: orderNo.trim() === '' && say('orderMissing'),
      validFrom: !validFrom && say('glass.missing'),
    }),
    send: async ({ person, secrecy, unitId, isAssistant, orderNo, validFrom, validTo }) => {
      const common = {
        ...{ personId: person?.value ?? '', orderNo, validFrom: validFrom ?? '' },
        ...(validTo ? { validTo } : {}),
      };
      if (isGive) await give.mutateAsync({ ...common, secrecy });
      else await appoint.mutateAsync({ ...common, unitId, isAssistant });
    },
    told: (_, { person }) => ({ title: say('trust.given'), text: person?.label }),
    onClose,
  });
  return (
    <FormDialog title={say(`trust.${of}`)} form={form} label={say('save')} onClose={onClose}>
      <PersonPicker
        label={say('trust.name')}
        scopeUnitId={null}
        isRequired
        {...form.field('person')}
      />
      {isGive ? (
        <ClassField {...form.field('secrecy')} />
      ) : (
        <>
          <UnitField {...form.field('unitId')} />
          <CheckboxField {...form.tick('isAssistant')}>{say('trust.isAssistant')}</CheckboxField>
        </>
      )}
      <TextField label={say('trust.order')} isRequired maxLength={100} {...form.field('orderNo')} />
      <DatePicker label={say('trust.from')} isRequired {...form.field('validFrom')} />
      <DatePicker label={say('trust.to')} {...form.field('validTo')} />
    </FormDialog>
  );
}

interface NewTrust {
  readonly person: Option | null;
  readonly secrecy: SecretClass;
  readonly unitId: string;
  readonly isAssistant: boolean;
  readonly orderNo: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

const newTrust = (): NewTrust => ({
  ...{ person: null, secrecy: 'confidential', unitId: '', isAssistant: false, orderNo: '' },
  ...{ validFrom: officeToday(), validTo: null },
});

function ClassField(props: {
  readonly value: SecretClass;
  readonly onChange: (secrecy: SecretClass) => void;
}) {
  const say = useWords(secretWords);
  return <Select label={say('column.class')} options={useTermOptions(secretLevels)} {...props} />;
}

function UnitField(props: {
  readonly value: string;
  readonly onChange: (unitId: string) => void;
  readonly error: string | null;
}) {
  const say = useWords(secretWords);
  const language = useLanguage();
  const { data: units = [] } = useUnits();
  const options = units.map((unit) => ({
    value: unit.id,
    label: (language === 'en' && unit.nameEn) || unit.nameTh,
  }));
  return <Select label={say('unit')} options={options} {...props} />;
}
