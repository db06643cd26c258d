import { buddhistYear, civilDateAt } from '@sarn/kernel';
import { PasswordField, Select, TextField, useLanguage, useWords } from '@sarn/platform-web';
import { secretLimits } from '@sarn/classification/contract';
import { secretRegisters } from '@sarn/register/contract';
import type { SecretRegister } from '@sarn/register/contract';
import { useState } from 'react';
import { useTermOptions } from '@sarn/document/web';
import { useUnits } from '@sarn/document/web';
import { ReasonDialog } from './ReasonDialog.tsx';
import { useBreakGlass } from './classification.client.ts';
import { secretWords } from './words/classification-words.ts';

interface BreakGlassDialogProps {
  readonly onOpen: (documentId: string) => void;
  readonly onClose: () => void;
}

/** Opens a classified document in an emergency, by its number in its register. */
export function BreakGlassDialog({ onOpen, onClose }: BreakGlassDialogProps) {
  const say = useWords(secretWords);
  const language = useLanguage();
  const glass = useBreakGlass();
  const { data: units = [] } = useUnits();
  const [unitId, setUnit] = useState('');
  const [register, setRegister] = useState<SecretRegister>('secret-receive');
  const [number, setNumber] = useState('');
  const [year, setYear] = useState(String(buddhistYear(civilDateAt(new Date()))));
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isReady =
    unitId !== '' && /^[1-9]\d*$/.test(number) && /^\d{4}$/.test(year) && password !== '';
  const missing = (isThere: boolean) => (isChecked && !isThere ? say('glass.missing') : null);
  const submit = (reason: string) =>
    glass.mutate(
      { unitId, register, number: Number(number), year: Number(year), reason, password },
      { onSuccess: ({ documentId }) => onOpen(documentId) },
    );
  return (
    <ReasonDialog
      title={say('glass.title')}
      submitLabel={say('glass.open')}
      min={10}
      error={glass.error}
      isPending={glass.isPending}
      isReady={isReady}
      onCheck={() => setChecked(true)}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="s-muted">{say('glass.text', { hours: secretLimits.emergencyHours })}</p>
      <Select
        label={say('unit')}
        options={units.map((unit) => ({
          value: unit.id,
          label: (language === 'en' && unit.nameEn) || unit.nameTh,
        }))}
        value={unitId}
        onChange={setUnit}
        error={missing(unitId !== '')}
      />
      <Select
        label={say('glass.register')}
        options={useTermOptions(secretRegisters)}
        value={register}
        onChange={setRegister}
      />
      <TextField
        label={say('glass.number')}
        isRequired
        value={number}
        onChange={setNumber}
        error={missing(/^[1-9]\d*$/.test(number))}
      />
      <TextField label={say('year')} isRequired value={year} onChange={setYear} />
      <PasswordField
        label={say('glass.password')}
        value={password}
        onChange={setPassword}
        error={missing(password !== '')}
      />
    </ReasonDialog>
  );
}
