import type { WaitingRequest } from '@sarn/certificate/contract';
import { FormDialog, TextArea, useDialogForm, useWords } from '@sarn/platform-web';
import { YearsField } from './YearsField.tsx';
import { useDecide } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';

interface DecideDialogProps {
  readonly request: WaitingRequest;
  readonly decision: 'issue' | 'refuse';
  readonly onClose: () => void;
}

/** Issues the certificate for some years, or refuses the request with a reason. */
export function DecideDialog({ request, decision, onClose }: DecideDialogProps) {
  const say = useWords(certificateWords);
  const decide = useDecide();
  const { id, name, token } = request;
  const isIssue = decision === 'issue';
  const form = useDialogForm({
    ...{ name: `certificate.${decision}`, about: id, start: { years: 1, reason: '' } },
    check: ({ reason }) => ({
      reason: !isIssue && reason.trim().length < 3 && say('reasonMissing'),
    }),
    send: ({ years, reason }) => decide.mutateAsync({ id, decision, years, reason }),
    told: () => ({ title: say(isIssue ? 'requests.issued' : 'requests.refused'), text: name }),
    onClose,
  });
  const title = say(`requests.${decision}`);
  return (
    <FormDialog
      size="s"
      title={title}
      label={title}
      tone={isIssue ? 'primary' : 'danger'}
      form={form}
      onClose={onClose}
    >
      <p>
        {isIssue
          ? say('requests.issueText', { name })
          : say(token === null ? 'requests.refuseText' : 'requests.refuseTokenText')}
      </p>
      {isIssue ? (
        <YearsField value={form.values.years} onChange={(years) => form.change({ years })} />
      ) : (
        <TextArea
          label={say('reason')}
          isRequired
          rows={2}
          maxLength={300}
          {...form.field('reason')}
        />
      )}
    </FormDialog>
  );
}
