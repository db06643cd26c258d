import { revocationReasons } from '@sarn/certificate/contract';
import type { CertificateCard, RevocationReason } from '@sarn/certificate/contract';
import { FormDialog, Select, TextArea, useDialogForm, useWords } from '@sarn/platform-web';
import { YearsField } from './YearsField.tsx';
import { useChangeCertificate } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';

export type CertificateChange = 'renew' | 'suspend' | 'resume' | 'revoke';

interface ChangeDialogProps {
  readonly certificate: CertificateCard;
  readonly act: CertificateChange;
  readonly onClose: () => void;
}

const start = { reason: '', years: 1, code: 'unspecified' as RevocationReason };

/** Renews, suspends, resumes or revokes a certificate of somebody else, with a reason. */
export function ChangeDialog({ certificate, act, onClose }: ChangeDialogProps) {
  const say = useWords(certificateWords);
  const change = useChangeCertificate();
  const { id, subject } = certificate;
  const form = useDialogForm({
    ...{ name: `certificate.${act}`, about: id, start },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 && say('reasonMissing') }),
    send: (values) => change.mutateAsync({ id, act, ...values }),
    told: () => ({ title: say('change.done'), text: subject }),
    onClose,
  });
  const title = say(`change.${act}`);
  const tone = act === 'revoke' || act === 'suspend' ? 'danger' : 'primary';
  return (
    <FormDialog size="s" title={title} label={title} tone={tone} form={form} onClose={onClose}>
      <p>{say(`change.${act}Text`)}</p>
      {act === 'renew' && (
        <YearsField value={form.values.years} onChange={(years) => form.change({ years })} />
      )}
      {act === 'revoke' && (
        <Select
          label={say('change.code')}
          options={revocationReasons.map((value) => ({
            value,
            label: say(`change.codes.${value}`),
          }))}
          {...form.field('code')}
        />
      )}
      <TextArea
        label={say('reason')}
        isRequired
        rows={2}
        maxLength={300}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
