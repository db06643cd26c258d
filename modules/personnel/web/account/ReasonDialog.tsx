import { FormDialog, TextArea, useDialogForm, useWords } from '@sarn/platform-web';
import { useReasonedAct } from './account.client.ts';
import type { ReasonedAct } from './account.client.ts';
import { accountWords } from './words/account-words.ts';

interface ReasonDialogProps {
  readonly act: ReasonedAct;
  readonly of: { readonly personId: string; readonly name: string };
  /** False: the link for a new password stays on the server. */
  readonly sendsMail?: boolean;
  readonly onClose: () => void;
}

const done = {
  force: 'forced',
  suspend: 'suspended',
  close: 'closed',
  restore: 'restored',
} as const;

/** An act on an account that needs a reason. */
export function ReasonDialog({
  act,
  of: { personId, name },
  sendsMail = true,
  onClose,
}: ReasonDialogProps) {
  const isKept = act === 'force' && !sendsMail;
  const say = useWords(accountWords);
  const send = useReasonedAct(act);
  const form = useDialogForm({
    ...{ name: `account.${act}`, about: personId, start: { reason: '' } },
    check: ({ reason }) => ({ reason: reason.trim().length < 3 && say('reasonMissing') }),
    send: async ({ reason }) => send.mutateAsync({ personId, reason: reason.trim() }),
    told: () =>
      isKept
        ? { tone: 'warning', title: say('forcedKept'), text: name }
        : { title: say(done[act]), text: name },
    onClose,
  });
  return (
    <FormDialog
      size="s"
      title={say(act)}
      form={form}
      label={say(act)}
      tone={act === 'restore' ? 'primary' : 'danger'}
      about={
        <>
          <p>
            <strong>{name}</strong>
          </p>
          <p className="s-muted">{say(isKept ? 'forceKeptText' : `${act}Text`)}</p>
        </>
      }
      onClose={onClose}
    >
      <TextArea
        label={say('reason')}
        description={say('reasonHint')}
        isRequired
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
