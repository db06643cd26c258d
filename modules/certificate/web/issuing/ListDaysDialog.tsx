import { certificateLimits } from '@sarn/certificate/contract';
import type { IssuingLock } from '@sarn/certificate/contract';
import { FormDialog, NumberField, useDialogForm, useWords } from '@sarn/platform-web';
import { useSetListDays } from '../certificate.client.ts';
import { certificateWords } from '../words/certificate-words.ts';

interface ListDaysDialogProps {
  readonly lock: IssuingLock;
  readonly onClose: () => void;
}

/** How long new revocation lists are good for. */
export function ListDaysDialog({ lock, onClose }: ListDaysDialogProps) {
  const say = useWords(certificateWords);
  const save = useSetListDays();
  const { listDaysLeast: least, listDaysMost: most } = certificateLimits;
  const isWrong = (days: number | null) => days === null || days < least || days > most;
  const form = useDialogForm({
    name: 'certificate.list-days',
    start: { days: lock.listDays as number | null },
    check: ({ days }) => ({
      days: isWrong(days) && say('authority.listDaysWrong', { least, most }),
    }),
    send: ({ days }) => save.mutateAsync({ days: days ?? lock.listDays, seen: lock.listDays }),
    told: () => ({ title: say('authority.listDaysSaved') }),
    onClose,
  });
  const title = say('authority.listDaysTitle');
  return (
    <FormDialog
      size="s"
      title={title}
      label={say('authority.listDays')}
      form={form}
      onClose={onClose}
    >
      <p>{say('authority.listDaysText')}</p>
      <NumberField
        label={say('authority.listDaysField')}
        isRequired
        minValue={least}
        maxValue={most}
        {...form.field('days')}
      />
    </FormDialog>
  );
}
