import { buddhistYear, civilDateAt } from '@sarn/kernel';
import {
  Select,
  TextField,
  useForm,
  useLanguage,
  useUnseenFailure,
  useWords,
} from '@sarn/platform-web';
import { ApprovalField } from '@sarn/second-factor/approval';
import { secretLimits } from '@sarn/classification/contract';
import { secretRegisters } from '@sarn/register/contract';
import type { SecretRegister } from '@sarn/register/contract';
import { useTermOptions } from '@sarn/document/web';
import { useUnits } from '@sarn/organisation/web';
import { ReasonDialog, useReasonCheck } from './ReasonDialog.tsx';
import { useBreakGlass } from './classification.client.ts';
import { secretWords } from './words/classification-words.ts';

interface Glass {
  readonly unitId: string;
  readonly register: SecretRegister;
  readonly number: string;
  readonly year: string;
  readonly password: string;
  readonly reason: string;
}

const emptyGlass = (): Glass => ({
  ...{ unitId: '', register: 'secret-receive', number: '', password: '', reason: '' },
  year: String(buddhistYear(civilDateAt(new Date()))),
});

interface BreakGlassDialogProps {
  readonly onOpen: (documentId: string) => void;
  readonly onClose: () => void;
}

/** Opens a classified document in an emergency, by its number in its register. */
export function BreakGlassDialog({ onOpen, onClose }: BreakGlassDialogProps) {
  const say = useWords(secretWords);
  const language = useLanguage();
  const reasonError = useReasonCheck(10);
  const glass = useBreakGlass();
  const { data: units = [] } = useUnits();
  const form = useForm({
    name: 'secret.break-glass',
    start: emptyGlass(),
    keep: () => 'server',
    withoutSecrets: (glassAsked) => ({ ...glassAsked, password: '' }),
    check: ({ unitId, number, password, year, reason }) => ({
      unitId: unitId === '' && say('glass.missing'),
      number: !/^[1-9]\d*$/.test(number) && say('glass.missing'),
      year: !/^\d{4}$/.test(year) && say('glass.missing'),
      password: password === '' && say('glass.missing'),
      reason: reasonError(reason),
    }),
    send: async ({ number, year, ...known }) =>
      glass.mutateAsync({ ...known, number: Number(number), year: Number(year) }),
    onFinish: ({ documentId }) => onOpen(documentId),
    onUnseenFailure: useUnseenFailure(),
  });
  return (
    <ReasonDialog
      title={say('glass.title')}
      submitLabel={say('glass.open')}
      form={form}
      reason={form.field('reason')}
      onClose={onClose}
    >
      <p className="s-muted">{say('glass.text', { hours: secretLimits.emergencyHours })}</p>
      <Select
        label={say('unit')}
        options={units.map((unit) => ({
          value: unit.id,
          label: (language === 'en' && unit.nameEn) || unit.nameTh,
        }))}
        {...form.field('unitId')}
      />
      <Select
        label={say('glass.register')}
        options={useTermOptions(secretRegisters)}
        {...form.field('register')}
      />
      <TextField label={say('glass.number')} isRequired {...form.field('number')} />
      <TextField label={say('year')} isRequired {...form.field('year')} />
      <ApprovalField label={say('glass.password')} {...form.field('password')} />
    </ReasonDialog>
  );
}
