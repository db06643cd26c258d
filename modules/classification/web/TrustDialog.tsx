import {
  Button,
  CheckboxField,
  DatePicker,
  Dialog,
  ErrorSummary,
  Select,
  TextField,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { secretLevels } from '@sarn/organisation/contract';
import type { SecretClass } from '@sarn/organisation/contract';
import { useState } from 'react';
import { useTermOptions } from '@sarn/document/web';
import { officeToday } from '@sarn/document/web';
import { useUnits } from '@sarn/document/web';
import { PersonPicker } from '@sarn/document/web';
import { useAppointRegistrar, useGiveClearance } from './classification.client.ts';
import { secretWords } from './words/classification-words.ts';

interface TrustDialogProps {
  readonly of: 'give' | 'appoint';
  readonly onClose: () => void;
}

/** Clears a person by an order, or appoints a registrar of classified documents. */
export function TrustDialog({ of, onClose }: TrustDialogProps) {
  const say = useWords(secretWords);
  const toasts = useToasts();
  const give = useGiveClearance();
  const appoint = useAppointRegistrar();
  const [person, setPerson] = useState<Option | null>(null);
  const [secrecy, setSecrecy] = useState<SecretClass>('confidential');
  const [unitId, setUnit] = useState('');
  const [isAssistant, setAssistant] = useState(false);
  const [orderNo, setOrder] = useState('');
  const [validFrom, setFrom] = useState<string | null>(officeToday());
  const [validTo, setTo] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const isGive = of === 'give';
  const isReady = person && orderNo.trim() && validFrom && (isGive || unitId);
  const missing = (isThere: unknown, word: 'personMissing' | 'unitMissing' | 'orderMissing') =>
    isChecked && !isThere ? say(word) : null;
  const submit = () => {
    setChecked(true);
    if (!isReady) return;
    const common = {
      ...{ personId: person.value, orderNo, validFrom },
      ...(validTo ? { validTo } : {}),
    };
    const onSuccess = () => {
      toasts.show({ tone: 'success', title: say('trust.given'), text: person.label });
      onClose();
    };
    if (isGive) give.mutate({ ...common, secrecy }, { onSuccess });
    else appoint.mutate({ ...common, unitId, isAssistant }, { onSuccess });
  };
  return (
    <Dialog
      isOpen
      isGuarded
      title={say(`trust.${of}`)}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say('cancel')}</Button>
          <Button
            variant="primary"
            isPending={give.isPending || appoint.isPending}
            onPress={submit}
          >
            {say('save')}
          </Button>
        </>
      }
    >
      <div className="reg-stack">
        <ErrorSummary error={give.error ?? appoint.error} isFocused />
        <PersonPicker
          label={say('trust.name')}
          scopeUnitId={null}
          isRequired
          value={person}
          onChange={setPerson}
          error={missing(person, 'personMissing')}
        />
        {isGive ? (
          <ClassField value={secrecy} onChange={setSecrecy} />
        ) : (
          <>
            <UnitField value={unitId} onChange={setUnit} error={missing(unitId, 'unitMissing')} />
            <CheckboxField isSelected={isAssistant} onChange={setAssistant}>
              {say('trust.isAssistant')}
            </CheckboxField>
          </>
        )}
        <TextField
          label={say('trust.order')}
          isRequired
          maxLength={100}
          value={orderNo}
          onChange={setOrder}
          error={missing(orderNo.trim(), 'orderMissing')}
        />
        <DatePicker label={say('trust.from')} isRequired value={validFrom} onChange={setFrom} />
        <DatePicker label={say('trust.to')} value={validTo} onChange={setTo} />
      </div>
    </Dialog>
  );
}

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
